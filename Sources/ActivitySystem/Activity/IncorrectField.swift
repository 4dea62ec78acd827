import Foundation

/// The field of a JSON object that could not be read, and what is wrong with it.
public struct IncorrectField: Hashable, Sendable {
    /// Where the field is: `aps.timestamp`; `JSON` for the whole.
    public let path: String
    /// In a few words: `it is missing`.
    public let problem: String

    /// What a decoder complained of; `nil` where `json` is not JSON at all.
    public init?(_ error: DecodingError, in json: Data) {
        let keys: [any CodingKey]
        switch error {
        case .keyNotFound(let key, let context): (keys, problem) = (context.codingPath + [key], "it is missing")
        case .valueNotFound(let type, let context):
            (keys, problem) = (context.codingPath, "it is null, not \(Self.words(for: type))")
        case .typeMismatch(let type, let context):
            (keys, problem) = (context.codingPath, "it is not \(Self.words(for: type))")
        case .dataCorrupted(let context):
            // The decoder tells neither the place of a number that it cannot represent nor that it was one.
            guard (try? JSONDecoder().decode(Anything.self, from: json)) != nil else { return nil }
            (keys, problem) = (context.codingPath, Self.words(for: context))
        @unknown default: return nil
        }
        path = keys.isEmpty ? "JSON" : Self.path(of: keys)
    }

    /// A field that is known to be wrong.
    package init(path: String, problem: String) {
        (self.path, self.problem) = (path, problem)
    }

    /// What is wrong with a value of the right kind. A decoder has only its description for that.
    private static func words(for context: DecodingError.Context) -> String {
        if context.debugDescription.hasPrefix("Cannot initialize") { return "it is not one of the values of its type" }
        if context.debugDescription.contains("UUID") { return "it is not a UUID" }
        return "a number is too large, or has a fraction where none may be"
    }

    private struct Anything: Decodable { init(from decoder: any Decoder) {} }

    /// Where a value is, from the outermost object inwards: `items.0.title`; empty for the whole.
    public static func path(of keys: [any CodingKey]) -> String {
        keys.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
    }

    /// What a value of a type is in words: `a whole number`.
    public static func words(for type: Any.Type) -> String {
        switch type {
        case is String.Type: "a text"
        case is Bool.Type: "true or false"
        case is any BinaryInteger.Type: "a whole number"
        case is any BinaryFloatingPoint.Type: "a number"
        case is Date.Type: "a date"
        case is [Any].Type: "a list"
        default: "an object"
        }
    }
}
