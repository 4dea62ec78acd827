/// A buffer of UTF-8 markup for SVG, HTML and JSON: appending bytes is many times faster than appending to a `String`.
struct MarkupBytes {
    /// The bytes so far.
    private(set) var bytes: [UInt8] = []

    /// The bytes decoded as text.
    var text: String { String(decoding: bytes, as: UTF8.self) }
    /// The number of bytes.
    var count: Int { bytes.count }

    /// Creates an empty buffer with reserved capacity.
    init(capacity: Int = 0) { bytes.reserveCapacity(capacity) }

    /// Appends a static string.
    mutating func append(_ part: StaticString) {
        part.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    /// Appends text without escaping.
    mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

    /// Appends another buffer.
    mutating func append(_ other: MarkupBytes) { bytes.append(contentsOf: other.bytes) }

    /// Appends bytes.
    mutating func append(_ other: some Sequence<UInt8>) { bytes.append(contentsOf: other) }

    /// Appends one byte.
    mutating func append(byte: UInt8) { bytes.append(byte) }

    /// Appends a whole number.
    mutating func append(number: Int) {
        if number < 0 {
            bytes.append(UInt8(ascii: "-"))
            append(number: -number)
            return
        }
        var power = 1
        while power <= number / 10 { power *= 10 }
        var rest = number
        while power > 0 {
            bytes.append(UInt8(ascii: "0") + UInt8(rest / power))
            rest %= power
            power /= 10
        }
    }

    /// Appends tenths as a decimal number: `35` is `3.5`, `40` is `4`.
    mutating func append(tenths: Int) {
        append(number: tenths / 10)
        if tenths % 10 != 0 {
            bytes.append(UInt8(ascii: "."))
            bytes.append(UInt8(ascii: "0") + UInt8(abs(tenths % 10)))
        }
    }

    /// Appends a fraction of `decimals` / 10^`places`, without trailing zeros; nothing for 0.
    mutating func append(decimals: Int, of places: Int) {
        guard decimals > 0 else { return }
        var digits = String(decimals)
        digits = String(repeating: "0", count: places - digits.count) + digits
        while digits.last == "0" { digits.removeLast() }
        append(".")
        append(digits)
    }

    /// Appends a colour given as `0xRRGGBB`: as `#rgb` if that is exact, otherwise as `#rrggbb`.
    mutating func append(color: UInt32) {
        bytes.append(UInt8(ascii: "#"))
        let isShort = color >> 4 & 0x0F0F0F == color & 0x0F0F0F
        var shift: UInt32 = 24
        while shift > 0 {
            shift -= isShort ? 8 : 4
            let digit = UInt8(truncatingIfNeeded: color >> shift & 15)
            bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
        }
    }
}

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
