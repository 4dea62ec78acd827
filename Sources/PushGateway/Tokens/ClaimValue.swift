import Foundation

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
