/// What someone says of a sitting when they complete it.
public struct SittingRemarks: Hashable, Sendable {
    /// A note; nil for none.
    public var note: String?
    /// How it felt; nil for nothing.
    public var mood: String?

    /// Nothing.
    public static let none = SittingRemarks()

    /// Remarks.
    public init(note: String? = nil, mood: String? = nil) { (self.note, self.mood) = (note, mood) }
}
