/// How much an invented number is, since the source draws it as a share of something. Among the texts that a value is compared with it is one
/// that no source can spell.
public enum NumberShare: Hashable, Sendable {
    /// Of one: `Gauge(value: state.level)`.
    case ofOne
    /// Of another value, by its name in lower case: `ProgressView(value: state.distance, total: state.length)`.
    case of(String)

    private static let mark = "\u{1}share of "

    /// The share that a text stands for; `nil` for any other text.
    public init?(_ text: String) {
        guard text.hasPrefix(Self.mark) else { return nil }
        let name = String(text.dropFirst(Self.mark.count))
        self = name.isEmpty ? .ofOne : .of(name)
    }

    /// The text that stands for it.
    public var text: String {
        switch self {
        case .ofOne: Self.mark
        case .of(let name): Self.mark + name
        }
    }
}
