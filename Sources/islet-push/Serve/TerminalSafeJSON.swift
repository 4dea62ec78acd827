import Foundation

/// JSON text that a terminal may show: JSON itself escapes only the control characters below U+0020.
enum TerminalSafeJSON {
    /// The JSON with DEL, the C1 controls, the line separators and the direction controls as `\u` escapes. In JSON they occur
    /// in strings only, so the value stays the same.
    static func escaping(_ json: Data) -> Data {
        // Nearly every line is plain ASCII.
        json.contains { $0 >= 0x7F } ? Data(text(json).utf8) : json
    }

    /// The same as text.
    static func text(_ json: Data) -> String {
        var text = ""
        for scalar in String(decoding: json, as: UTF8.self).unicodeScalars {
            if isUnsafe(scalar) {
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
        return text
    }

    private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x7F...0x9F, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
        default: false
        }
    }
}
