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
    /// This week and the weekly aim; `nil` without an aim.
    package let aim: WeeklyAim?
    /// Averages of the period, up to today and from the first sitting on; `nil` without a sitting or if the user has turned them
    /// off.
    let averages: PracticeAverages?
    /// The sittings in ``days``.
    private let entries: [HistoryEntry]
    private let calendar: HistoryCalendar
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
        rules: PracticeRules, at now: Date
    ) {
        let today = calendar.day(of: now)
        let entryDays = entries.map { calendar.day(of: $0.start) }
        firstDay = entryDays.first
        let usual =
            unit == .year
            ? min(firstDay ?? today, today)
            : calendar.first(of: unit, around: today, movedBy: 1 - Self.usualCount(unit))
        let days = days ?? min(usual, today)...today
        (self.unit, self.days, self.today) = (unit, days, today)
        buckets = HistoryBucket.buckets(of: entries, by: unit, in: days, calendar: calendar)
        self.calendar = calendar
        self.entries = zip(entries, entryDays).filter { days.contains($1) }.map(\.0)
        period = HistorySummary(self.entries)
        all = HistorySummary(entries)
        streak = rules.hasStreak ? rules.streak(of: entries, calendar: calendar, today: today) : nil
        aim = WeeklyAim(entries, rules: rules, calendar: calendar, at: now)
        let first = max(days.lowerBound, firstDay ?? days.lowerBound)
        let past = first.distance(to: min(days.upperBound, today)) + 1
        averages = rules.isReviewed ? PracticeAverages(period, days: past) : nil
    }

    /// The sittings of the period by method, type, hour or day of the week.
    package func shares(by division: PracticeDivision) -> [PracticeShare] {
        division.shares(of: entries, calendar: calendar)
    }

    /// Whether labels need the year: true unless the covered days begin and end in the current year.
    var needsYears: Bool { days.lowerBound.year != today.year || days.upperBound.year != today.year }

    /// A bar's label.
    func label(of bucket: HistoryBucket) -> String {
        let days = days(of: bucket)
        return days == bucket.days
            ? CalendarText.stretch(days, unit: unit, withYear: needsYears)
            : CalendarText.part(days, withYear: needsYears)
    }

    /// The days of a bar that the report covers: of a period that was asked for, the first bar or the last may be a part of its unit. The
    /// present unit counts as whole, although it is not over.
    func days(of bucket: HistoryBucket) -> ClosedRange<CivilDay> {
        let first = max(bucket.days.lowerBound, days.lowerBound)
        let last = days.upperBound < today ? min(bucket.days.upperBound, days.upperBound) : bucket.days.upperBound
        return first...max(first, last)
    }

    /// What the report covers: `14 days`, `12 months`; up to two months in days if a bar is only a part of its unit.
    private var span: String {
        let count = days.lowerBound.distance(to: days.upperBound) + 1
        return count > 62 || buckets.allSatisfy { days(of: $0) == $0.days }
            ? CalendarText.count(buckets.count, unit) : CalendarText.count(count, .day)
    }

    /// A figure: its name and its text.
    typealias Figure = (name: String, text: String)

    /// The figures; those of the period first. The weekly aim is one of them unless it is shown elsewhere.
    func figures(hasAim: Bool = true) -> [Figure] {
        [(span, Self.total(of: period) + Self.spread(of: period))]
            + (hasAim ? aimFigures : [])
            + (averages.map { [(ReviewText.average, ReviewText.text(of: $0))] } ?? []) + streakFigures
            + [allTime].compactMap { text in text.map { (localized("all time"), $0) } }
    }

    /// The figures over all sittings, for the table.
    var figuresOfAll: [Figure] {
        [allTime].compactMap { text in text.map { (localized("all time"), $0 + Self.spread(of: all)) } } + aimFigures
            + streakFigures
    }

    private var aimFigures: [Figure] { aim.map { [(ReviewText.thisWeek, ReviewText.amount(of: $0))] } ?? [] }

    private var allTime: String? {
        firstDay.map { localized("\(Self.total(of: all)) since \(DateWords().day($0.civil, withYear: true))") }
    }

    private var streakFigures: [Figure] {
        guard let streak else { return [] }
        let days = [streak.current, streak.longest].map { CalendarText.count($0, .day) }
        return [(localized("streak"), localized("\(days[0]), longest \(days[1])"))]
    }

    private static func total(of summary: HistorySummary) -> String {
        localized("\(CalendarText.length(summary.total)) in \(LoggedSittingText.count(summary.count))")
    }

    private static func spread(of summary: HistorySummary) -> String {
        let comma = Language.current.comma
        return (summary.median.map { comma + localized("median \(CalendarText.length($0))") } ?? "")
            + (summary.longest.map { comma + localized("longest \(CalendarText.length($0))") } ?? "")
    }
}

/// Statistics as plain lines, for screen readers and dumb terminals.
package enum StatsWords {
    /// The periods with sittings (if `isBrief`, the number of such days per year; with a `division`, its parts), then the figures.
    package static func text(
        of report: HistoryReport, isBrief: Bool = false, by division: PracticeDivision? = nil
    ) -> String {
        var lines: [String] = []
        if let division {
            lines = report.shares(by: division).map { share in
                let name = ReviewText.name(of: share.key)
                guard share.count > 0 else { return localized("\(name): nothing") }
                return line(name, amount(share.total, in: share.count))
            }
        } else if isBrief {
            lines = (report.days.lowerBound.year...report.days.upperBound.year).map { year in
                let days = report.buckets.filter { $0.days.lowerBound.year == year }
                let sat = days.count { $0.count > 0 }
                return localized("\(String(year)): sat on \(String(sat)) of \(CalendarText.count(days.count, .day))")
            }
        } else {
            lines = report.buckets.map { bucket in
                let label = report.label(of: bucket).replacing(/[–〜]/, with: " \(localized("to", "range")) ")
                guard bucket.count > 0 else { return localized("\(label): nothing") }
                return line(label, amount(bucket.total, in: bucket.count))
            }
        }
        return (lines + report.figures().map { line($0.name, $0.text) }).map { $0 + "\n" }.joined()
    }

    /// `Sat 21 Nov: 40 min, 2 sittings`, with the colon of the language.
    private static func line(_ name: String, _ text: String) -> String { localized("\(name): \(text)") }

    /// `40 min, 2 sittings`.
    private static func amount(_ seconds: TimeInterval, in count: Int) -> String {
        CalendarText.length(seconds) + Language.current.comma + LoggedSittingText.count(count)
    }
}
