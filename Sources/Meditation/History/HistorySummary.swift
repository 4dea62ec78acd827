import CivilCalendar
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

/// What statistics need of a sitting.
public struct HistoryEntry: Hashable, Sendable {
    /// When it began.
    public let start: Date
    /// Seconds sat.
    public let elapsed: TimeInterval
    /// The name of the method.
    public let methodName: String
    /// The kind of practice.
    public let type: SessionType

    /// An entry.
    public init(start: Date, elapsed: TimeInterval, methodName: String = "", type: SessionType = .meditation) {
        self.start = start
        self.elapsed = elapsed
        self.methodName = methodName
        self.type = type
    }
}

extension CompletedSitting {
    /// What statistics need of it.
    public var historyEntry: HistoryEntry {
        HistoryEntry(start: start, elapsed: elapsed, methodName: methodName, type: type)
    }
}

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
        var first = calendar.first(of: unit, around: days.lowerBound)
        let origin = first
        while first <= days.upperBound {
            let next = calendar.first(of: unit, around: first, movedBy: 1)
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

/// Days in a row on which someone sat.
///
/// A day counts once, however often one sits on it. A streak is not broken before the day ends: who sat yesterday and not yet
/// today still has it. Days off neither break it nor count, unless one sits on them.
public struct Streak: Hashable, Sendable {
    /// Days in a row up to today, or up to yesterday as long as today is not over.
    public let current: Int
    /// The most days in a row ever.
    public let longest: Int

    /// The streaks in the days on which someone sat, in any order, repeated or not. Days after `today` (of a clock that was
    /// wrong) count for the longest alone.
    public init(days: some Sequence<CivilDay>, today: CivilDay) {
        self.init(days: days, today: today, daysOff: DaysOff())
    }

    /// As ``init(days:today:)``, with days off.
    package init(days: some Sequence<CivilDay>, today: CivilDay, daysOff: DaysOff) {
        var (longest, length, current) = (0, 0, 0)
        var last: CivilDay?
        for day in Set(days).sorted() {
            length = last.map { daysOff.coverGap(from: $0, to: day) } ?? false ? length + 1 : 1
            longest = max(longest, length)
            if day <= today { current = daysOff.coverGap(from: day, to: today) ? length : 0 }
            last = day
        }
        (self.longest, self.current) = (longest, current)
    }
}
