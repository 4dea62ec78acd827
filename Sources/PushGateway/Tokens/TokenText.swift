import Foundation

/// The bytes of base64url text (RFC 4648, section 5), or nil if it has another character in it or an impossible length.
///
/// JSON Web Tokens leave the padding out; one or two `=` at the end are passed over.
func base64URLDecoded(_ text: Substring.UTF8View) -> Data? {
    var digits = text[...]
    while digits.last == UInt8(ascii: "="), text.count - digits.count < 2 { digits = digits.dropLast() }
    guard digits.count % 4 != 1 else { return nil }
    var bytes = Data(capacity: digits.count * 3 / 4)
    var bits: UInt32 = 0
    var bitCount = 0
    for digit in digits {
        let value: UInt8
        switch digit {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): value = digit - 65
        case UInt8(ascii: "a")...UInt8(ascii: "z"): value = digit - 71
        case UInt8(ascii: "0")...UInt8(ascii: "9"): value = digit + 4
        case UInt8(ascii: "-"): value = 62
        case UInt8(ascii: "_"): value = 63
        default: return nil
        }
        bits = bits << 6 | UInt32(value)
        bitCount += 6
        if bitCount >= 8 {
            bitCount -= 8
            bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(bitCount)))
        }
    }
    return bytes
}

/// A value in a token's header or claims, as far as the gateway looks at it.
enum ClaimValue: Decodable {
    case text(String)
    case number(Double)
    case other

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let text = try? container.decode(String.self) {
            self = .text(text)
        } else if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else {
            self = .other
        }
    }

    /// The text, if it is one.
    var text: String? {
        guard case .text(let text) = self else { return nil }
        return text
    }

    /// The members of a JSON object; nil if the bytes are not one.
    static func members(of json: Data) -> [String: ClaimValue]? {
        try? JSONDecoder().decode([String: ClaimValue].self, from: json)
    }
}
