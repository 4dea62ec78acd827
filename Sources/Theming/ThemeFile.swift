import CellUI
import Configuration
import Presentations

/// A theme file: TOML, of which every key may be left out.
///
/// What a file does not say is as in the theme that it is `based-on`, or else as in the neutral theme of its `appearance`.
package struct ThemeFile {
    /// What the file describes.
    package let theme: Theme
    /// What was ignored, and where.
    package let warnings: [FileDiagnostic]

    /// What was read.
    ///
    /// - Throws: the first value that is not allowed, with its place. Nothing of a wrong file is used.
    package init(_ reading: ThemeReading) throws(FileDiagnostic) {
        if let error = reading.errors.first { throw error }
        (theme, warnings) = (reading.theme, reading.warnings)
    }

    /// Reads a theme; see ``ThemeReading/init(_:name:file:base:)``.
    package init(
        parsing text: String, name: String, file: String, base: (String) throws(FileDiagnostic) -> Theme?
    ) throws(FileDiagnostic) {
        try self.init(ThemeReading(text, name: name, file: file, base: base))
    }
}
