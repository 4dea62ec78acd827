/// A push token in hexadecimal: lowercase and of even length, whatever that length is.
///
/// Apple warns against assumptions about the size; the tokens of Live Activities are longer than the 64 characters of an ordinary one.
package struct DeviceToken: Hashable, Sendable {
    /// The digits, lowercase.
    package let hex: String

    /// The token that a text spells in either case, or nil if the text is empty, of odd length or has another character in it.
    package init?(_ text: some StringProtocol) {
        let digits = text.utf8
        let count = digits.count
        guard count > 0, count.isMultiple(of: 2) else { return nil }
        var isHexadecimal = true
        hex = String(unsafeUninitializedCapacity: count) { buffer in
            var position = 0
            for digit in digits {
                switch digit {
                case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"):
                    buffer[position] = digit
                case UInt8(ascii: "A")...UInt8(ascii: "F"):
                    buffer[position] = digit | 0x20
                default:
                    isHexadecimal = false
                    return 0
                }
                position += 1
            }
            return position
        }
        guard isHexadecimal else { return nil }
    }
}

extension DeviceToken: Codable {
    /// Reads a string of hexadecimal digits.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let token = DeviceToken(text) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "A device token has an even number of hexadecimal digits.")
        }
        self = token
    }

    /// Writes the digits as one string.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(hex)
    }
}

extension DeviceToken: CustomStringConvertible {
    /// The digits.
    package var description: String { hex }
}
