/// What a bell announces. The raw value is what people type in settings and what the store keeps.
public enum BellEvent: String, Codable, Hashable, Sendable, CaseIterable {
    /// The preparation begins.
    case prepare
    /// The sitting begins, after the preparation.
    case start
    /// A moment between the beginning and the target that the person asked for.
    case interval
    /// The target is reached.
    case target
    /// The sitting is completed.
    case end
}
