import Foundation
import HostSystem

/// Names for themes made from colour schemes.
package enum SchemeName {
    /// Maximum length of an imported name, in characters.
    private static let limit = 60

    /// The scheme's name on one line; `nil` if it has none.
    package static func displayName(of scheme: ImportedScheme) -> String? {
        scheme.name.map(line).flatMap { $0.isEmpty ? nil : $0 }
    }

    /// The scheme's name, or else the file's, in lower case, with hyphens for characters not allowed in theme names.
    ///
    /// - Throws: a ``CommandFailure`` if no allowed characters remain.
    package static func themeName(of scheme: ImportedScheme, file: String) throws -> String {
        let fileName = file == "-" ? "" : URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
        for candidate in [scheme.name ?? "", fileName] {
            let words = candidate.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
            let name = words.joined(separator: "-").prefix(limit)
            if !name.isEmpty { return String(name) }
        }
        throw CommandFailure(
            sentence: "The scheme of \(file) has no name; give one with --name: \(ThemeLibrary.allowedNames).",
            status: .usage)
    }

    /// Makes a text from a file fit for one line: no control characters, limited length.
    package static func line(_ text: String) -> String {
        let words = text.split {
            $0.isWhitespace || $0.unicodeScalars.contains { $0.properties.generalCategory == .control }
        }
        return String(words.joined(separator: " ").prefix(limit))
    }
}
