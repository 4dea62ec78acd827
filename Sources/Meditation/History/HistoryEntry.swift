import Foundation

/// What statistics need of a sitting.
public struct HistoryEntry: Hashable, Sendable {
    /// When it began.
    public let start: Date
    /// Seconds sat.
    public let elapsed: TimeInterval

    /// An entry.
    public init(start: Date, elapsed: TimeInterval) {
        self.start = start
        self.elapsed = elapsed
    }
}

extension CompletedSitting {
    /// What statistics need of it.
    public var historyEntry: HistoryEntry { HistoryEntry(start: start, elapsed: elapsed) }
}
