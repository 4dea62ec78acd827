import Foundation

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
