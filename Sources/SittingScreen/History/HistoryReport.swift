import CivilCalendar
import Foundation
import Meditation

/// The figures of a log, for one way of looking at it.
package struct HistoryReport {
    /// What the bars stand for.
    package let unit: CalendarUnit
    /// The days that are looked at.
    package let days: ClosedRange<CivilDay>
    /// A bar each, oldest first.
    let buckets: [HistoryBucket]
    /// The sittings of ``days``.
    let period: HistorySummary
    /// All sittings.
    package let all: HistorySummary
    /// Days in a row, among all sittings; nil where the person does not want to know.
    package let streak: Streak?
    /// The first day with a sitting; nil when there is none.
    let firstDay: CivilDay?
    /// Today, by the person's calendar.
    package let today: CivilDay

    /// How many bars there are where nobody says since when.
    package static func usualCount(_ unit: CalendarUnit) -> Int { unit == .day ? 14 : 12 }

    /// The figures of `entries`, which come in the order of their beginnings. Without `days`, the usual number of stretches up to
    /// today; of years, all.
    package init(
        _ entries: [HistoryEntry], by unit: CalendarUnit, days: ClosedRange<CivilDay>? = nil, calendar: HistoryCalendar,
        hasStreak: Bool, at now: Date
    ) {
        let today = calendar.day(of: now)
        let entryDays = entries.map { calendar.day(of: $0.start) }
        firstDay = entryDays.first
        let usual =
            unit == .year
            ? min(firstDay ?? today, today) : unit.first(around: today, movedBy: 1 - Self.usualCount(unit))
        let days = days ?? min(usual, today)...today
        (self.unit, self.days, self.today) = (unit, days, today)
        buckets = HistoryBucket.buckets(of: entries, by: unit, in: days, calendar: calendar)
        period = HistorySummary(zip(entries, entryDays).filter { days.contains($1) }.map(\.0))
        all = HistorySummary(entries)
        streak = hasStreak ? Streak(days: entryDays, today: today) : nil
    }

    /// Whether labels need the year: where not all days are of this one.
    var needsYears: Bool { days.lowerBound.year != today.year || days.upperBound.year != today.year }

    /// A bar's label.
    func label(of bucket: HistoryBucket) -> String {
        CalendarText.stretch(bucket.days, unit: unit, withYear: needsYears)
    }

    /// The figures in words, each with what it is about; those of the period first.
    var figures: [(name: String, text: String)] {
        [(CalendarText.count(buckets.count, unit), Self.total(of: period) + Self.spread(of: period))] + streakFigures
            + [allTime].compactMap { text in text.map { ("all time", $0) } }
    }

    /// The figures of all sittings, for a list of them.
    var figuresOfAll: [(name: String, text: String)] {
        [allTime].compactMap { text in text.map { ("all time", $0 + Self.spread(of: all)) } } + streakFigures
    }

    private var allTime: String? { firstDay.map { "\(Self.total(of: all)) since \($0)" } }

    private var streakFigures: [(name: String, text: String)] {
        guard let streak else { return [] }
        let days = [streak.current, streak.longest].map { CalendarText.count($0, .day) }
        return [("streak", "\(days[0]), longest \(days[1])")]
    }

    private static func total(of summary: HistorySummary) -> String {
        "\(CalendarText.length(summary.total)) in \(SittingText.count(summary.count))"
    }

    private static func spread(of summary: HistorySummary) -> String {
        (summary.median.map { ", median \(CalendarText.length($0))" } ?? "")
            + (summary.longest.map { ", longest \(CalendarText.length($0))" } ?? "")
    }
}
