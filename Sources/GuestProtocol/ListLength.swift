/// How many elements an invented list has at least, since the source asks for one by its position. Among the texts that a value is compared
/// with it is one that no source can spell.
public struct ListLength: Hashable, Sendable {
    private static let mark = "\u{1}elements "
    /// The most that is invented.
    public static let most = 16
    /// The number of elements.
    public let count: Int

    /// A length, of ``most`` at most.
    public init(_ count: Int) { self.count = min(count, Self.most) }

    /// The length that a text stands for; `nil` for any other text.
    public init?(_ text: String) {
        guard text.hasPrefix(Self.mark), let count = Int(text.dropFirst(Self.mark.count)) else { return nil }
        self.count = count
    }

    /// The text that stands for it.
    public var text: String { Self.mark + "\(count)" }
}
