import CellUI
import Configuration
import Presentations

/// A theme file: TOML in which every key is optional.
///
/// Missing keys are taken from the theme named by `based-on`, or else from the neutral theme of the file's `appearance`.
package struct ThemeFile {
    /// The theme described.
    package let theme: Theme
    /// What was ignored, with places.
    package let warnings: [FileDiagnostic]

    /// Accepts a reading without errors.
    ///
    /// - Throws: the first invalid value, with its place. Nothing of an invalid file is used.
    package init(_ reading: ThemeReading) throws(FileDiagnostic) {
        if let error = reading.errors.first { throw error }
        (theme, warnings) = (reading.theme, reading.warnings)
    }

    /// Parses a theme; see ``ThemeReading/init(_:name:file:base:)``.
    package init(
        parsing text: String, name: String, file: String, base: (String) throws(FileDiagnostic) -> Theme?
    ) throws(FileDiagnostic) {
        try self.init(ThemeReading(text, name: name, file: file, base: base))
    }
}
