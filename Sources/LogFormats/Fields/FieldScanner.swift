/// Reads numbers and signs of a field from left to right; everything answers nil or false where the field says otherwise.
struct FieldScanner {
    private let bytes: [UInt8]
    private var position = 0

    init(_ text: some StringProtocol) {
        // Apple's formatters put a narrow no-break space before AM and PM.
        let plain = text.map { $0 == "\u{202F}" || $0 == "\u{A0}" || $0 == "\t" ? " " : $0 }
        bytes = Array(String(plain.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()).utf8)
    }

    /// Whether all of the field was read.
    var isAtEnd: Bool { position == bytes.count }

    /// One of some ASCII characters, if it comes next.
    mutating func take(_ characters: String) -> Character? {
        guard position < bytes.count, characters.utf8.contains(bytes[position]) else { return nil }
        position += 1
        return Character(Unicode.Scalar(bytes[position - 1]))
    }

    /// A number with at most this many digits.
    mutating func number(digits: ClosedRange<Int>) -> Int? {
        let text = self.digits(upTo: digits.upperBound)
        return digits.contains(text.count) ? Int(text) : nil
    }

    /// The digits after a decimal point as part of one, 0 when there is no point.
    mutating func fraction() -> Double? {
        guard take(".") != nil else { return 0 }
        let text = digits(upTo: 20)
        return text.isEmpty ? nil : Double("0." + text)
    }

    mutating func skipBlanks() {
        while take(" ") != nil {}
    }

    private mutating func digits(upTo count: Int) -> String {
        let start = position
        while position < bytes.count, position - start < count, (0x30...0x39).contains(bytes[position]) {
            position += 1
        }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }
}
