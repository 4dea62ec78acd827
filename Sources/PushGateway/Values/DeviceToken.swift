import Foundation

/// A push token in hexadecimal: lowercase and of even length, whatever that length is.
///
/// Apple warns against assumptions about the size; the tokens of Live Activities are longer than the 64 characters of an ordinary one.
package struct DeviceToken: Hashable, Sendable {
    /// The digits, lowercase.
    package let hex: String

    /// The token that a text spells in either case, or nil if the text is empty, of odd length or has another character in it.
    package init?(_ text: some StringProtocol) {
        var text = String(text)
        guard let digits = text.withUTF8(Self.lowercased) else { return nil }
        hex = digits
    }

    private static func lowercased(_ digits: UnsafeBufferPointer<UInt8>) -> String? {
        guard !digits.isEmpty, digits.count.isMultiple(of: 2) else { return nil }
        var isHexadecimal = true
        let hex = String(unsafeUninitializedCapacity: digits.count) { buffer in
            for position in digits.indices {
                let digit = digits[position]
                let isDigit = digit &- UInt8(ascii: "0") < 10
                let isLetter = (digit | 0x20) &- UInt8(ascii: "a") < 6
                if !isDigit, !isLetter {
                    isHexadecimal = false
                    return 0
                }
                buffer[position] = digit | 0x20
            }
            return digits.count
        }
        return isHexadecimal ? hex : nil
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

/// A token that was valid once: pushes to it are refused with status 410 and the time at which it stopped being valid.
package struct RetiredToken: Codable, Hashable, Sendable {
    /// Why a token stopped being valid.
    package enum Reason: String, Codable, Hashable, Sendable {
        /// The token's lifetime ran out: what the tokens of ended Live Activities get in practice.
        case expired
        /// The app was removed, or the activity dismissed.
        case unregistered

        /// What the answer says.
        package var pushReason: PushReason {
            switch self {
            case .expired: .expiredToken
            case .unregistered: .unregistered
            }
        }
    }

    /// The token.
    package var token: DeviceToken
    /// Why it is gone.
    package var reason: Reason
    /// Since when; sent as `timestamp` in milliseconds since 1970.
    package var retiredAt: Date

    /// A token that stopped being valid at a time.
    package init(token: DeviceToken, reason: Reason, retiredAt: Date) {
        self.token = token
        self.reason = reason
        self.retiredAt = retiredAt
    }
}
