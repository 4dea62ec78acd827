import Foundation

/// What is said of fields that cannot be read.
enum ActivityWords {
    /// What there is to choose from, beginning with what was probably meant.
    static func choice(_ typed: String, among names: [String]) -> String {
        guard !names.isEmpty else { return "there are none." }
        let all = (names.count == 1 ? "there is " : "there are ") + names.joined(separator: ", ") + "."
        return NearMiss.word(for: typed, among: names).map { "did you mean \($0)? T\(all.dropFirst())" } ?? all
    }

    /// Which field is wrong and what it should be.
    static func sentence(for error: DecodingError) -> String {
        switch error {
        case .keyNotFound(let key, let context):
            "`\(path(context.codingPath + [key]))` is missing; give it a value."
        case .valueNotFound(let type, let context):
            "`\(path(context.codingPath))` is null; give it \(name(of: type))."
        case .typeMismatch(let type, let context):
            "`\(path(context.codingPath))` is not what it should be; give it \(name(of: type))."
        case .dataCorrupted(let context):
            "`\(path(context.codingPath))` cannot be read; give it another value."
        @unknown default: "A field cannot be read; give it another value."
        }
    }

    private static func path(_ keys: [any CodingKey]) -> String {
        keys.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
    }

    private static func name(of type: Any.Type) -> String {
        switch type {
        case is String.Type: "a text"
        case is Bool.Type: "true or false"
        case is any BinaryInteger.Type: "a whole number"
        case is any BinaryFloatingPoint.Type: "a number"
        case is Date.Type: "a date"
        default: "an object"
        }
    }
}
