import Foundation

/// Sorts days into a few levels of practice, for pictures that show a day as a shade.
///
/// The scale ends at the day that nine of ten days with practice do not exceed, so that one retreat does not make every other
/// day pale; days of equal length are all of the highest level.
public struct PracticeLevels: Hashable, Sendable {
    /// The number of levels besides none.
    public static let count = 4

    /// Seconds from which a day is of the highest level; 0 when nobody sat.
    public let full: TimeInterval

    /// The levels for days with these seconds of practice; days without practice do not count.
    public init(totals: some Sequence<TimeInterval>) {
        let lengths = totals.filter { $0 > 0 }.sorted()
        full = lengths.isEmpty ? 0 : lengths[min(lengths.count - 1, lengths.count * 9 / 10)]
    }

    /// 0 for no practice, else 1 to ``count``.
    public func level(of total: TimeInterval) -> Int {
        guard total > 0, full > 0 else { return 0 }
        return min(Self.count, max(1, Int((total / full * Double(Self.count)).rounded(.up))))
    }
}
