import CivilCalendar
import Foundation

/// How someone wants their practice reviewed: a weekly aim, and what counts for the run of days.
package struct PracticeRules: Hashable, Sendable {
    /// Seconds to sit a week; `nil` for no aim.
    package var weeklyAim: TimeInterval?
    /// Seconds that a day needs to count for the run of days; 0 if every sitting does.
    package var dayMinimum: TimeInterval
    /// The days that do not break a run.
    package var daysOff: DaysOff
    /// Whether the run of days is shown.
    package var hasStreak: Bool
    /// Whether there are averages and, after a sitting, totals.
    package var isReviewed: Bool

    /// Rules; by default without an aim.
    package init(
        weeklyAim: TimeInterval? = nil, dayMinimum: TimeInterval = 0, daysOff: DaysOff = DaysOff(),
        hasStreak: Bool = true, isReviewed: Bool = true
    ) {
        (self.weeklyAim, self.dayMinimum, self.daysOff) = (weeklyAim, dayMinimum, daysOff)
        (self.hasStreak, self.isReviewed) = (hasStreak, isReviewed)
    }

    /// Only what was sat: no aim, no run of days, no averages.
    package static let none = PracticeRules(hasStreak: false, isReviewed: false)

    /// The run of days up to `today`.
    package func streak(of entries: some Sequence<HistoryEntry>, calendar: HistoryCalendar, today: CivilDay) -> Streak {
        var totals: [CivilDay: TimeInterval] = [:]
        for entry in entries { totals[calendar.day(of: entry.start), default: 0] += entry.elapsed }
        return Streak(
            days: totals.lazy.filter { $0.value >= dayMinimum }.map(\.key), today: today, daysOff: daysOff)
    }
}

/// How much of the weekly aim was sat this week.
package struct WeeklyAim: Hashable, Sendable {
    /// Seconds sat this week.
    package let sat: TimeInterval
    /// Seconds to sit a week, more than 0.
    package let aim: TimeInterval
    /// When the week ends.
    package let until: Date

    /// The aim at `now`; `nil` if the rules have none. What begins after `now` does not count.
    package init?(
        _ entries: some Sequence<HistoryEntry>, rules: PracticeRules, calendar: HistoryCalendar, at now: Date
    ) {
        guard let aim = rules.weeklyAim, aim > 0 else { return nil }
        let week = Self.week(of: now, calendar: calendar)
        let sat = entries.lazy.filter { $0.start >= week.start && $0.start <= now }.reduce(0) { $0 + $1.elapsed }
        (self.sat, self.aim, until) = (sat, aim, week.end)
    }

    /// The share of the aim, 0 to 1.
    package var fraction: Double { min(1, sat / aim) }

    /// The week of `now`: when it began and when it ends.
    package static func week(of now: Date, calendar: HistoryCalendar) -> (start: Date, end: Date) {
        let days = calendar.days(of: .week, around: calendar.day(of: now))
        return (calendar.start(of: days.lowerBound), calendar.start(of: days.upperBound.advanced(by: 1)))
    }
}
