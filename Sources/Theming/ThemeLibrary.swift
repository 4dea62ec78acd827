import CellUI
import Configuration
import Foundation
import Languages
import Presentations
import Themes

/// Themes by name: the built-in ones and the user's, which take precedence.
package struct ThemeLibrary {
    /// The folder of the user's themes; `nil` for none.
    package let directory: URL?

    /// The setting that follows the terminal's background.
    package static let automatic = "automatic"

    /// The theme that ``automatic`` stands for on a background; dark if it is not known, as in a picture. Any other name is returned.
    package static func name(of setting: String, on background: ColorScheme? = nil) -> String {
        guard setting == automatic else { return setting }
        return background == .light ? "daylight" : "midnight"
    }

    /// The rule for theme names, for messages. A valid name cannot lead out of the folder.
    static let allowedNames = "a theme's name has letters, digits, - and _"

    /// Creates a library of the built-in themes and the user's themes in `directory`.
    package init(directory: URL?) { self.directory = directory }

    /// All names: the built-in ones in their order, then the user's others alphabetically.
    package var names: [String] {
        let shipped = Themes.names
        return shipped + ownNames.filter { !shipped.contains($0) }
    }

    /// The names of the user's themes, alphabetically.
    package var ownNames: [String] {
        guard let directory, let files = try? FileManager.default.contentsOfDirectory(atPath: directory.path) else {
            return []
        }
        return files.filter { $0.hasSuffix(".toml") }.map { String($0.dropLast(5)) }.filter(Self.isName).sorted()
    }

    /// The file of a user theme; `nil` if there is no user theme with this name.
    package func ownFile(named name: String) -> URL? {
        guard Self.isName(name), let path = directory.map({ "\($0.path)/\(name).toml" }),
            FileManager.default.fileExists(atPath: path)
        else { return nil }
        return URL(filePath: path)
    }

    /// The theme with a name or ``automatic``, and what was ignored in its file.
    ///
    /// - Throws: an error if there is no theme with this name, or the first problem in its file.
    package func theme(named name: String) throws(FileDiagnostic) -> ThemeFile {
        try ThemeFile(try reading(named: Self.name(of: name)))
    }

    /// The theme with a name, and every problem in its file.
    ///
    /// - Throws: an error if there is no theme with this name or its file cannot be read.
    package func reading(named name: String) throws(FileDiagnostic) -> ThemeReading {
        guard let reading = try reading(named: name, besides: []) else {
            throw FileDiagnostic(
                file: "theme", place: nil,
                sentence: localized("unknown theme \"\(name)\"; themes: \(names.joined(separator: ", "))"))
        }
        return reading
    }

    /// The theme in any file, and every problem in it. `file` is its name in messages.
    package func reading(of text: String, at url: URL, named file: String) throws(FileDiagnostic) -> ThemeReading {
        let name = url.deletingPathExtension().lastPathComponent
        let isOwn = ownFile(named: name)?.standardizedFileURL == url.standardizedFileURL
        return try parse((text, file), name: name, besides: isOwn ? [name] : [])
    }

    /// `besides` lists the themes being read already, to detect cycles of `based-on`.
    private func reading(named name: String, besides: [String]) throws(FileDiagnostic) -> ThemeReading? {
        guard !besides.contains(name), let source = try source(named: name, shippedOnly: false) else {
            // A user's `midnight` may be based on the built-in theme of that name.
            guard besides.last == name, besides.count(where: { $0 == name }) == 1,
                let shipped = try source(named: name, shippedOnly: true)
            else { return nil }
            return try parse(shipped, name: name, besides: besides + [name])
        }
        return try parse(source, name: name, besides: besides + [name])
    }

    private func parse(
        _ source: (text: String, file: String), name: String, besides: [String]
    ) throws(FileDiagnostic) -> ThemeReading {
        ThemeReading(source.text, name: name, file: source.file) { (base) throws(FileDiagnostic) in
            guard let reading = try reading(named: base, besides: besides) else { return nil }
            return try ThemeFile(reading).theme
        }
    }

    private func source(named name: String, shippedOnly: Bool) throws(FileDiagnostic) -> (text: String, file: String)? {
        if !shippedOnly, let url = ownFile(named: name) { return (try text(at: url, file: url.path), url.path) }
        return Themes.text(named: name).map { ($0, name + ".toml") }
    }

    private func text(at url: URL, file: String) throws(FileDiagnostic) -> String {
        guard let text = try? String(contentsOf: url, encoding: .utf8) else {
            throw FileDiagnostic(
                file: file, place: nil,
                sentence: localized("cannot be read as UTF-8; check the file and its permissions"))
        }
        return text
    }

    /// Whether a theme name is allowed: letters, digits, `-` and `_`.
    static func isName(_ name: String) -> Bool {
        !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    }
}

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
