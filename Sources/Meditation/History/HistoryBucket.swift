import CivilCalendar
import Foundation

/// A stretch of the calendar with what was sat in it.
public struct HistoryBucket: Hashable, Sendable {
    /// Its days.
    public let days: ClosedRange<CivilDay>
    /// How many sittings began in it.
    public private(set) var count = 0
    /// Seconds sat in them.
    public private(set) var total: TimeInterval = 0

    /// All stretches of a unit from the one that holds the first of `days` to the one that holds the last, empty ones too,
    /// oldest first. What began outside is left out.
    public static func buckets(
        of entries: some Sequence<HistoryEntry>, by unit: CalendarUnit, in days: ClosedRange<CivilDay>,
        calendar: HistoryCalendar
    ) -> [HistoryBucket] {
        var buckets: [HistoryBucket] = []
        // Which bucket a day is in, by its distance from the first day: a look-up instead of a search a sitting.
        var indices: [Int] = []
        var first = unit.first(around: days.lowerBound)
        let origin = first
        while first <= days.upperBound {
            let next = unit.first(around: first, movedBy: 1)
            indices.append(contentsOf: repeatElement(buckets.count, count: first.distance(to: next)))
            buckets.append(HistoryBucket(days: first...next.advanced(by: -1)))
            first = next
        }
        for entry in entries {
            let day = calendar.day(of: entry.start)
            let offset = origin.distance(to: day)
            guard days.contains(day), indices.indices.contains(offset) else { continue }
            buckets[indices[offset]].count += 1
            buckets[indices[offset]].total += entry.elapsed
        }
        return buckets
    }

    private init(days: ClosedRange<CivilDay>) { self.days = days }
}
