import CivilCalendar
import Foundation
import Languages
import Meditation

/// The figures of a log for one calendar unit and period.
package struct HistoryReport {
    /// The unit of the bars.
    package let unit: CalendarUnit
    /// The days covered.
    package let days: ClosedRange<CivilDay>
    /// The bars, oldest first.
    let buckets: [HistoryBucket]
    /// Summary of the sittings in ``days``.
    let period: HistorySummary
    /// Summary of all sittings.
    package let all: HistorySummary
    /// The streak over all sittings; `nil` if the user has turned streaks off.
    package let streak: Streak?
    /// The first day with a sitting; `nil` if there is none.
    let firstDay: CivilDay?
    /// Today, in the user's calendar.
    package let today: CivilDay

    /// The default number of bars.
    package static func usualCount(_ unit: CalendarUnit) -> Int { unit == .day ? 14 : 12 }

    /// Creates the report of `entries`, which must be sorted by start. Without `days` it covers the default number of periods
    /// up to today; for years, all of them.
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

    /// Whether labels need the year: true unless the covered days begin and end in the current year.
    var needsYears: Bool { days.lowerBound.year != today.year || days.upperBound.year != today.year }

    /// A bar's label.
    func label(of bucket: HistoryBucket) -> String {
        CalendarText.stretch(bucket.days, unit: unit, withYear: needsYears)
    }

    /// A figure: its name and its text.
    typealias Figure = (name: String, text: String)

    /// The figures; those of the period first.
    var figures: [Figure] {
        [(CalendarText.count(buckets.count, unit), Self.total(of: period) + Self.spread(of: period))] + streakFigures
            + [allTime].compactMap { text in text.map { (localized("all time"), $0) } }
    }

    /// The figures over all sittings, for the table.
    var figuresOfAll: [Figure] {
        [allTime].compactMap { text in text.map { (localized("all time"), $0 + Self.spread(of: all)) } } + streakFigures
    }

    private var allTime: String? { firstDay.map { localized("\(Self.total(of: all)) since \($0.description)") } }

    private var streakFigures: [Figure] {
        guard let streak else { return [] }
        let days = [streak.current, streak.longest].map { CalendarText.count($0, .day) }
        return [(localized("streak"), localized("\(days[0]), longest \(days[1])"))]
    }

    private static func total(of summary: HistorySummary) -> String {
        localized("\(CalendarText.length(summary.total)) in \(LoggedSittingText.count(summary.count))")
    }

    private static func spread(of summary: HistorySummary) -> String {
        (summary.median.map { ", " + localized("median \(CalendarText.length($0))") } ?? "")
            + (summary.longest.map { ", " + localized("longest \(CalendarText.length($0))") } ?? "")
    }
}

/// Statistics as plain lines, for screen readers and dumb terminals.
package enum StatsWords {
    /// The periods with sittings (if `isBrief`, the number of such days per year), then the figures.
    package static func text(of report: HistoryReport, isBrief: Bool) -> String {
        var lines: [String] = []
        if isBrief {
            lines = (report.days.lowerBound.year...report.days.upperBound.year).map { year in
                let days = report.buckets.filter { $0.days.lowerBound.year == year }
                let sat = days.count { $0.count > 0 }
                return localized("\(String(year)): sat on \(String(sat)) of \(CalendarText.count(days.count, .day))")
            }
        } else {
            lines = report.buckets.map { bucket in
                let label = report.label(of: bucket).replacing("–", with: " \(localized("to", "range")) ")
                guard bucket.count > 0 else { return localized("\(label): nothing") }
                return "\(label): \(CalendarText.length(bucket.total)), \(LoggedSittingText.count(bucket.count))"
            }
        }
        return (lines + report.figures.map { "\($0.name): \($0.text)" }).map { $0 + "\n" }.joined()
    }
}
