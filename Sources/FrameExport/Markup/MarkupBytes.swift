/// Markup as UTF-8 while it is written: SVG, HTML and JSON are built of it, for bytes are many times quicker to append to
/// than text.
struct MarkupBytes {
    /// What is written so far.
    private(set) var bytes: [UInt8] = []

    /// The text of what is written.
    var text: String { String(decoding: bytes, as: UTF8.self) }
    /// How many bytes are written.
    var count: Int { bytes.count }

    /// Nothing, with room for so many bytes.
    init(capacity: Int = 0) { bytes.reserveCapacity(capacity) }

    /// Appends a part that the program's text holds.
    mutating func append(_ part: StaticString) {
        part.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    /// Appends text as it is.
    mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

    /// Appends what was written elsewhere.
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

    /// Appends the decimals of a fraction that is so many of 10 to the power of `places`; nothing for none.
    mutating func append(decimals: Int, of places: Int) {
        guard decimals > 0 else { return }
        var digits = String(decimals)
        digits = String(repeating: "0", count: places - digits.count) + digits
        while digits.last == "0" { digits.removeLast() }
        append(".")
        append(digits)
    }

    /// Appends a colour, `0xRRGGBB`: `#rgb` where that says it, `#rrggbb` elsewhere.
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
