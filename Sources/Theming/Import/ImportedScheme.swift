import CellUI
import Foundation
import HostSystem
import Presentations

/// A terminal or editor colour scheme read from another program's file, as the basis for a theme.
package struct ImportedScheme: Hashable {
    /// Its name; `nil` if its file has none.
    package var name: String?
    /// Its author; `nil` if its file names none.
    package var author: String?

    /// The background.
    package var background: CellColor
    /// The text colour.
    package var foreground: CellColor
    /// The colour of secondary text: comments, or a terminal's bright black; `nil` if there is none.
    var muted: CellColor?

    var red: CellColor
    /// `nil` if there is none, as in a terminal's 16 colours.
    var orange: CellColor?
    var yellow: CellColor
    var green: CellColor
    var cyan: CellColor
    var blue: CellColor
    var magenta: CellColor
    /// `nil` if there is none.
    var brown: CellColor?

    /// All colours of the scheme.
    package var colors: Set<CellColor> {
        let some = [muted, orange, brown].compactMap { $0 }
        return Set([background, foreground, red, yellow, green, cyan, blue, magenta] + some)
    }

    /// Dark if white has more contrast with the background than black.
    package var appearance: Theme.Appearance {
        let contrasts = [CellColor(hex: 0xFFFFFF), CellColor(hex: 0)].map { $0.contrast(with: background) ?? 1 }
        return contrasts[0] >= contrasts[1] ? .dark : .light
    }

    /// Creates a scheme from terminal colours: background, foreground, and the 16 in the order of ECMA-48. Of the bright ones
    /// only black is used, as the grey of comments.
    package init(background: CellColor, foreground: CellColor, ansi: [CellColor]) {
        precondition(ansi.count == 16, "a terminal has 16 colours")
        (self.background, self.foreground, muted) = (background, foreground, ansi[8])
        (red, green, yellow, blue) = (ansi[1], ansi[2], ansi[3], ansi[4])
        (magenta, cyan) = (ansi[5], ansi[6])
    }

    /// Creates a scheme from the sixteen base16 colours, in their order.
    ///
    /// Source: [Base16 Styling Guidelines](https://github.com/tinted-theming/home/blob/main/styling.md).
    package init(base16: [CellColor]) {
        precondition(base16.count == 16, "base16 has 16 colours")
        (background, muted, foreground) = (base16[0], base16[3], base16[5])
        (red, orange, yellow, green) = (base16[8], base16[9], base16[10], base16[11])
        (cyan, blue, magenta, brown) = (base16[12], base16[13], base16[14], base16[15])
    }
}

/// Colours in the syntax of colour schemes.
enum SchemeColor {
    /// The allowed syntax, for messages.
    static let allowed = "a colour is six hexadecimal digits, such as \"#1d2021\""

    /// Parses `1d2021`, `#1d2021` or `0x1d2021`; `nil` if the text is not a colour.
    static func parse(_ text: String) -> CellColor? {
        let digits = text.hasPrefix("#") ? text.dropFirst() : text.hasPrefix("0x") ? text.dropFirst(2) : text[...]
        guard digits.utf8.count == 6, digits.allSatisfy({ $0.isASCII && $0.isHexDigit }) else { return nil }
        return UInt32(digits, radix: 16).map(CellColor.init(hex:))
    }
}

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
