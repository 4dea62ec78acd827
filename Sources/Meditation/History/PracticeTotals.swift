import CivilCalendar
import Foundation
import Languages

/// What was sat today and this week, and the run of days: for the moment after a sitting.
public struct PracticeTotals: Hashable, Sendable {
    /// Seconds sat today.
    public let today: TimeInterval
    /// Seconds sat this week.
    public let week: TimeInterval
    /// Days in a row up to today.
    public let streak: Int
    private let rules: PracticeRules

    /// The totals at `now` of what began up to now.
    package init(
        _ entries: some Sequence<HistoryEntry>, rules: PracticeRules, calendar: HistoryCalendar, at now: Date
    ) {
        let today = calendar.day(of: now)
        let first = calendar.first(of: .week, around: today)
        var (sum, week): (TimeInterval, TimeInterval) = (0, 0)
        for entry in entries {
            let day = calendar.day(of: entry.start)
            if day == today { sum += entry.elapsed }
            if day >= first, day <= today { week += entry.elapsed }
        }
        self.today = sum
        self.week = week
        self.rules = rules
        streak = rules.streak(of: entries, calendar: calendar, today: today).current
    }

    /// `Today 38 min · this week 2 h 10 min of 3 h · 4 days in a row`; without the aim and the run if there is none or the user
    /// has turned them off.
    public var summary: String {
        let (day, sum) = (ClockText.brief(today), ClockText.brief(week))
        let sums =
            rules.weeklyAim.map { localized("Today \(day) · this week \(sum) of \(ClockText.brief($0))") }
            ?? localized("Today \(day) · this week \(sum)")
        return rules.hasStreak && streak > 1 ? sums + " · " + localized("\(count: streak) days in a row") : sums
    }

    /// The summary as a sentence of plain text: `Today 38 min, this week 2 h 10 min of 3 h, 4 days in a row.`
    package var sentence: String { localized("\(parts.joined(separator: Language.current.comma)).") }

    /// The parts of the summary, for a line each where there is no room for all in one.
    package var parts: [String] { summary.components(separatedBy: " · ") }
}
