/// What flags and optional fields of a content state are in the ordinary case, the last `else` of a chain of `if`s. Among the texts that a
/// value is compared with it is one that no source can spell.
///
///     if let done = state.isDone, done { … } else if state.hasFailed { … } else { … }
public struct OrdinaryBranch: Hashable, Sendable {
    /// What a field is.
    public enum Value: String, Sendable { case yes, no, missing }

    private static let mark = "\u{1}ordinarily "

    /// The fields, by their names in lower case.
    public let fields: [String: Value]

    /// A branch that is reached when each of the fields has its value.
    public init(_ fields: [String: Value]) { self.fields = fields }

    /// The branch that a text stands for; `nil` for any other text.
    public init?(_ text: String) {
        guard text.hasPrefix(Self.mark) else { return nil }
        var fields: [String: Value] = [:]
        for part in text.dropFirst(Self.mark.count).split(separator: " ") {
            let words = part.split(separator: "=")
            guard words.count == 2, let value = Value(rawValue: String(words[1])) else { return nil }
            fields[String(words[0])] = value
        }
        self.fields = fields
    }

    /// The text that stands for it.
    public var text: String {
        Self.mark + fields.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value.rawValue)" }.joined(separator: " ")
    }
}
