import Foundation

/// Makes untrusted text safe to print on a terminal.
package enum TerminalText {
    /// The text with U+FFFD for every character that a terminal acts on or that changes the writing direction.
    ///
    /// Line feeds and tabs stay; so do the joiners in emoji.
    package static func printable(_ text: String) -> String {
        // Fast path: most lines are plain ASCII.
        guard text.utf8.contains(where: { $0 < 0x20 && $0 != 0x0A && $0 != 0x09 || $0 >= 0x7F }) else { return text }
        var printable = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            let isKept = scalar == "\n" || scalar == "\t" || scalar.value >= 0x20 && !TerminalSafeJSON.isUnsafe(scalar)
            printable.append(isKept ? scalar : "\u{FFFD}")
        }
        return String(printable)
    }

    /// Joins several lines into one with ` / `; tabs become blanks, other control characters are dropped.
    package static func oneLine(_ text: String) -> String {
        let plain = text.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F..<0xA0).contains($0.value) }
        if plain { return text }
        let words = text.split(whereSeparator: \.isNewline).map { line in
            String(line.map { $0 == "\t" ? " " : $0 }.filter { !($0.unicodeScalars.first?.value ?? 0 < 0x20) })
        }
        return words.joined(separator: " / ")
    }
}

/// JSON text that is safe to print on a terminal: JSON itself escapes only the control characters below U+0020.
package enum TerminalSafeJSON {
    /// The JSON as text, with DEL, C1 controls, line separators, direction controls and U+FEFF as `\u` escapes.
    ///
    /// In JSON these occur in strings only, so the value stays the same.
    package static func text(_ json: Data) -> String {
        var text = ""
        for scalar in String(decoding: json, as: UTF8.self).unicodeScalars {
            if isUnsafe(scalar) {
                text += escape(scalar)
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
        return text
    }

    /// Whether a terminal may act on the character although JSON allows it unescaped.
    static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x7F...0x9F, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
        default: false
        }
    }

    /// The escape of a character below U+10000, such as `\u0085`.
    static func escape(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
}
