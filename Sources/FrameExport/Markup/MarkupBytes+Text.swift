extension MarkupBytes {
    /// Appends text escaped as XML 1.0 and HTML character data or a quoted attribute value; control characters, and scalars
    /// that XML forbids, become U+FFFD.
    mutating func append(escaped text: some StringProtocol) {
        for scalar in text.unicodeScalars { append(escaped: scalar) }
    }

    /// Appends a cell's glyph as escaped character data.
    mutating func append(escaped glyph: Glyph) {
        if let scalar = glyph.scalar { append(escaped: scalar) } else { append(escaped: glyph.graphemeCluster) }
    }

    private mutating func append(escaped scalar: Unicode.Scalar) {
        switch scalar {
        case "&": append("&amp;")
        case "<": append("&lt;")
        case ">": append("&gt;")
        case "\"": append("&quot;")
        case "\t", "\n": append(byte: UInt8(scalar.value))
        case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": append("\u{FFFD}" as StaticString)
        default:
            if scalar.isASCII { append(byte: UInt8(scalar.value)) } else { append(UTF8.encode(scalar)!) }
        }
    }

    /// Appends text escaped as the content of a JSON string (RFC 8259).
    mutating func append(jsonEscaped text: String) {
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""): append("\\\"")
            case UInt8(ascii: "\\"): append("\\\\")
            case UInt8(ascii: "\n"): append("\\n")
            case UInt8(ascii: "\r"): append("\\r")
            case UInt8(ascii: "\t"): append("\\t")
            case 0..<0x20, 0x7F:
                append("\\u00")
                append(byte: byte < 0x10 ? UInt8(ascii: "0") : byte < 0x20 ? UInt8(ascii: "1") : UInt8(ascii: "7"))
                append(byte: Array("0123456789abcdef".utf8)[Int(byte & 15)])
            default: append(byte: byte)
            }
        }
    }
}

extension Glyph {
    /// Whether monospaced fonts reliably draw this glyph at the width of their digits: a single scalar of Latin, Greek,
    /// Cyrillic, Armenian or common punctuation. Anything else may come from a fallback font.
    var isPlainText: Bool {
        scalar.map { $0.value < 0x0590 || (0x2010...0x2027).contains($0.value) } ?? false
    }
}
