import Foundation
import HostSystem

/// What a theme is called that is made of a colour scheme.
package enum SchemeName {
    /// The longest name that is taken over, in characters.
    private static let limit = 60

    /// The scheme's name on one line; `nil` where it has none.
    package static func displayName(of scheme: ImportedScheme) -> String? {
        scheme.name.map(line).flatMap { $0.isEmpty ? nil : $0 }
    }

    /// The scheme's name, or else the file's, in lower case, with hyphens for all that a theme's name cannot have.
    ///
    /// - Throws: a ``CommandFailure`` where nothing is left of it.
    package static func themeName(of scheme: ImportedScheme, file: String) throws -> String {
        let fileName = file == "-" ? "" : URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
        for candidate in [scheme.name ?? "", fileName] {
            let words = candidate.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
            let name = words.joined(separator: "-").prefix(limit)
            if !name.isEmpty { return String(name) }
        }
        throw CommandFailure(
            sentence: "The scheme of \(file) has no name; say one with --name: \(ThemeLibrary.allowedNames).",
            status: .usage)
    }

    /// A text from a file as it can stand in a line: no control characters, and not endless.
    package static func line(_ text: String) -> String {
        let words = text.split {
            $0.isWhitespace || $0.unicodeScalars.contains { $0.properties.generalCategory == .control }
        }
        return String(words.joined(separator: " ").prefix(limit))
    }
}
