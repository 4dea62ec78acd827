/// The field of a JSON object that could not be read, and what is wrong with it.
struct IncorrectField {
    /// Where the field is: `aps.timestamp`.
    let path: String
    /// In a few words: `is missing`.
    let problem: String

    /// What a decoder complained of; `nil` where the text is not JSON at all.
    init?(_ error: DecodingError) {
        let keys: [any CodingKey]
        switch error {
        case .keyNotFound(let key, let context): (keys, problem) = (context.codingPath + [key], "it is missing")
        case .valueNotFound(let type, let context):
            (keys, problem) = (context.codingPath, "it is null, not \(Self.name(type))")
        case .typeMismatch(let type, let context):
            (keys, problem) = (context.codingPath, "it is not \(Self.name(type))")
        case .dataCorrupted(let context):
            if context.codingPath.isEmpty { return nil }
            (keys, problem) = (context.codingPath, "its value is not possible here")
        @unknown default: return nil
        }
        path =
            keys.isEmpty
            ? "the whole" : keys.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
    }

    private static func name(_ type: Any.Type) -> String {
        switch type {
        case is String.Type: "a text"
        case is Bool.Type: "true or false"
        case is any BinaryInteger.Type: "a whole number"
        case is any BinaryFloatingPoint.Type: "a number"
        case is [Any].Type: "a list"
        default: "an object"
        }
    }
}
