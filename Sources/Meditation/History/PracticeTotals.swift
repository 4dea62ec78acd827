import CivilCalendar
import Foundation
import Languages

/// What was sat today and this week, and the run of days: for the moment after a sitting.
public struct PracticeTotals: Hashable, Sendable {
    /// Seconds sat today.
    public let today: TimeInterval
    /// Seconds sat this week, which begins on Monday.
    public let week: TimeInterval
    /// Days in a row up to today.
    public let streak: Int

    /// The totals at `now` of what began up to now.
    public init(_ entries: some Sequence<HistoryEntry>, calendar: HistoryCalendar, at now: Date) {
        let today = calendar.day(of: now)
        let monday = CalendarUnit.week.first(around: today)
        var (sum, week): (TimeInterval, TimeInterval) = (0, 0)
        var days: Set<CivilDay> = []
        for entry in entries {
            let day = calendar.day(of: entry.start)
            days.insert(day)
            if day == today { sum += entry.elapsed }
            if day >= monday, day <= today { week += entry.elapsed }
        }
        self.today = sum
        self.week = week
        streak = Streak(days: days, today: today).current
    }

    /// `Today 38 min · this week 2 h 10 min · 4 days in a row`; without the run if `hasStreak` is false or there is none yet.
    public func summary(hasStreak: Bool) -> String {
        let sums = localized("Today \(ClockText.brief(today)) · this week \(ClockText.brief(week))")
        return hasStreak && streak > 1 ? sums + " · " + localized("\(count: streak) days in a row") : sums
    }
}
