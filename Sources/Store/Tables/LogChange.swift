import Meditation

/// A change of the log that was undone.
public struct LogChange: Hashable, Sendable {
    /// What had been done. The raw value is what the store keeps.
    public enum Kind: String, Hashable, Sendable {
        /// A sitting was completed.
        case complete
        /// One was added by hand.
        case add
        /// One was changed.
        case edit
        /// Some were taken out.
        case remove
        /// Some came from a file.
        case `import`
    }

    /// What had been done.
    public let kind: Kind
    /// The sittings that are back in the log as they were; of an addition, those that are gone.
    public let sittings: [CompletedSitting]
}
