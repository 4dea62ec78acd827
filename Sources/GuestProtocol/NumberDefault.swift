/// The number that a source takes where a field has no value: `state.padding ?? 24`. An invented state has the same. Among the texts that a
/// value is compared with it is one that no source can spell.
public struct NumberDefault: Hashable, Sendable {
    private static let mark = "\u{1}by default "
    /// The number.
    public let number: Double

    /// A default.
    public init(_ number: Double) { self.number = number }

    /// The default that a text stands for; `nil` for any other text.
    public init?(_ text: String) {
        guard text.hasPrefix(Self.mark), let number = Double(text.dropFirst(Self.mark.count)) else { return nil }
        self.number = number
    }

    /// The text that stands for it.
    public var text: String { Self.mark + "\(number)" }
}
