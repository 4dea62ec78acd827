import Foundation

/// Sittings in figures.
public struct HistorySummary: Hashable, Sendable {
    /// How many.
    public let count: Int
    /// Seconds sat in all.
    public let total: TimeInterval
    /// The middle one's seconds, or the mean of the two in the middle; nil when there is none.
    public let median: TimeInterval?
    /// The longest one's seconds; nil when there is none.
    public let longest: TimeInterval?

    /// The figures of some sittings.
    public init(_ entries: some Sequence<HistoryEntry>) {
        let lengths = entries.map(\.elapsed).sorted()
        count = lengths.count
        total = lengths.reduce(0, +)
        longest = lengths.last
        let middle = lengths.count / 2
        median =
            lengths.isEmpty
            ? nil : lengths.count % 2 == 1 ? lengths[middle] : (lengths[middle - 1] + lengths[middle]) / 2
    }
}
