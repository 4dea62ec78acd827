import Foundation
import Testing

@testable import Meditation

struct PracticeTotalsTests {
    private let calendar = HistoryCalendar(timeZone: .gmt)
    /// Saturday, 21 November 2026, 08:14.
    private let now = Date(timeIntervalSince1970: 1_795_248_840)

    private func entry(daysAgo days: Double, minutes: Double) -> HistoryEntry {
        HistoryEntry(start: now - days * 86_400 - 3600, elapsed: minutes * 60)
    }

    @Test("Today, this week from Monday on, and the days in a row")
    func totals() {
        let entries = [
            entry(daysAgo: 6, minutes: 10), entry(daysAgo: 2, minutes: 20), entry(daysAgo: 1, minutes: 20),
            entry(daysAgo: 0, minutes: 30), entry(daysAgo: 0, minutes: 8),
        ]
        let totals = PracticeTotals(entries, rules: PracticeRules(), calendar: calendar, at: now)
        #expect(totals.today == 38 * 60)
        #expect(totals.week == 78 * 60)
        #expect(totals.streak == 3)
        #expect(totals.summary == "Today 38 min · this week 1 h 18 min · 3 days in a row")
        func summary(_ rules: PracticeRules) -> String {
            PracticeTotals(entries, rules: rules, calendar: calendar, at: now).summary
        }
        #expect(summary(PracticeRules(hasStreak: false)) == "Today 38 min · this week 1 h 18 min")
        #expect(
            summary(PracticeRules(weeklyAim: 7200, dayMinimum: 1500))
                == "Today 38 min · this week 1 h 18 min of 2 h")
    }

    @Test("The week begins where the calendar says", arguments: [(1, 78.0), (7, 88), (6, 38), (5, 58)])
    func weeks(firstWeekday: Int, minutes: Double) {
        let calendar = HistoryCalendar(timeZone: .gmt, firstWeekday: firstWeekday)
        let entries = [
            entry(daysAgo: 6, minutes: 10), entry(daysAgo: 2, minutes: 20), entry(daysAgo: 1, minutes: 20),
            entry(daysAgo: 0, minutes: 38),
        ]
        let totals = PracticeTotals(entries, rules: PracticeRules(), calendar: calendar, at: now)
        #expect(totals.week == minutes * 60)
        let aim = WeeklyAim(entries, rules: PracticeRules(weeklyAim: 7200), calendar: calendar, at: now)
        #expect(aim?.sat == minutes * 60)
        let days = calendar.days(of: .week, around: calendar.day(of: now))
        #expect(days.lowerBound.weekday == firstWeekday)
        let buckets = HistoryBucket.buckets(of: entries, by: .week, in: days, calendar: calendar)
        #expect(buckets.map(\.total) == [minutes * 60])
        let weekdays = PracticeDivision.weekday.shares(of: entries, calendar: calendar).map(\.key)
        #expect(weekdays.first == .weekday(firstWeekday))
        #expect(Set(weekdays).count == 7)
        #expect((try? Moment.parse("this-week", at: now, calendar: calendar)) == .days(days))
    }

    @Test("A single day is not a run worth a word")
    func single() {
        let totals = PracticeTotals(
            [entry(daysAgo: 0, minutes: 5)], rules: PracticeRules(), calendar: calendar, at: now)
        #expect(totals.summary == "Today 5 min · this week 5 min")
    }

    @Test("A mood is one short line")
    func mood() throws {
        #expect(try Mood.checked("  calm ") == "calm")
        #expect(try Mood.checked(" ") == nil)
        #expect(throws: LogError.moodTooLong) { try Mood.checked(String(repeating: "x", count: 31)) }
        #expect(throws: LogError.controlCharacter(in: "mood")) { try Mood.checked("a\nb") }
    }
}
