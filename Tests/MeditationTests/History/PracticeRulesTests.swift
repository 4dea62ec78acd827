import CivilCalendar
import Foundation
import Testing

@testable import Meditation

struct PracticeRulesTests {
    private let calendar = HistoryCalendar(timeZone: .gmt)
    /// Saturday, 21 November 2026, 08:14.
    private let now = Date(timeIntervalSince1970: 1_795_248_840)
    private var today: CivilDay { calendar.day(of: now) }

    private func entry(
        daysAgo days: Double, minutes: Double, method: String = "Zazen", type: SessionType = .meditation
    ) -> HistoryEntry {
        HistoryEntry(start: now - days * 86_400 - 3600, elapsed: minutes * 60, methodName: method, type: type)
    }

    @Test(
        "Weekdays are read as names, spans and words",
        arguments: [
            ("mon-fri", "mon-fri"), ("sun", "sun"), ("Saturday,Sunday", "sat,sun"), ("sat-mon", "mon,sat,sun"),
            ("daily", "daily"), ("weekdays", "mon-fri"), ("weekend", "sat,sun"), ("tue, thu", "tue,thu"),
        ])
    func weekdays(_ text: String, _ canonical: String) throws {
        #expect(try #require(Weekdays(text)).text == canonical)
    }

    @Test("Other words are not weekdays", arguments: ["", "mo", "mon-", "-fri", "mon-tue-wed", "someday", "mon,,tue"])
    func notWeekdays(_ text: String) {
        #expect(Weekdays(text) == nil)
    }

    @Test("Days off are weekdays, dates and spans of dates, but never the whole week")
    func daysOff() throws {
        let off = try #require(DaysOff(["sat-sun", "2026-12-24..2026-12-31", "2027-01-06"]))
        #expect(off.words == ["sat", "sun", "2026-12-24..2026-12-31", "2027-01-06"])
        #expect(DaysOff(off.words) == off)
        #expect(off.contains(try #require(CivilDay(year: 2026, month: 12, day: 31))))
        #expect(!off.contains(try #require(CivilDay(year: 2027, month: 1, day: 1))))
        #expect(DaysOff(["daily"]) == nil)
        #expect(DaysOff(["2026-12-31..2026-12-24"]) == nil)
        #expect(DaysOff(["2026-02-30"]) == nil)
    }

    @Test("A day off neither breaks the run nor counts; a sitting on it counts")
    func runOverDaysOff() throws {
        // Monday to Friday, then a free weekend.
        let week = (1...5).map { entry(daysAgo: Double($0), minutes: 20) }
        let rules = PracticeRules(daysOff: try #require(DaysOff(["sat", "sun"])))
        let monday = today.advanced(by: 2)
        #expect(rules.streak(of: week, calendar: calendar, today: monday).current == 5)
        #expect(PracticeRules().streak(of: week, calendar: calendar, today: monday).current == 0)
        #expect(rules.streak(of: week, calendar: calendar, today: monday.advanced(by: 1)).current == 0)
        let saturday = week + [entry(daysAgo: 0, minutes: 20)]
        #expect(rules.streak(of: saturday, calendar: calendar, today: monday).current == 6)
    }

    @Test("A day counts from the minimum on, all its sittings together")
    func dayMinimum() {
        let entries = [
            entry(daysAgo: 2, minutes: 9), entry(daysAgo: 1, minutes: 5), entry(daysAgo: 1.01, minutes: 5),
            entry(daysAgo: 0, minutes: 10),
        ]
        #expect(PracticeRules(dayMinimum: 600).streak(of: entries, calendar: calendar, today: today).current == 2)
    }

    @Test("The weekly aim counts from Monday to now, and the ring is full at most")
    func aim() throws {
        let entries = [
            entry(daysAgo: 6, minutes: 60), entry(daysAgo: 1, minutes: 45), entry(daysAgo: -1, minutes: 30),
        ]
        let rules = PracticeRules(weeklyAim: 5400)
        let aim = try #require(WeeklyAim(entries, rules: rules, calendar: calendar, at: now))
        #expect(aim.sat == 2700)
        #expect(aim.fraction == 0.5)
        #expect(aim.until == calendar.start(of: today.advanced(by: 2)))
        #expect(WeeklyAim(entries, rules: .none, calendar: calendar, at: now) == nil)
        let small = try #require(
            WeeklyAim(entries, rules: PracticeRules(weeklyAim: 60), calendar: calendar, at: now))
        #expect(small.fraction == 1)
    }

    @Test("Sittings are sorted by method, type, hour and weekday")
    func divisions() {
        let entries = [
            entry(daysAgo: 2, minutes: 10), entry(daysAgo: 1, minutes: 10),
            entry(daysAgo: 0, minutes: 30, method: "Metta", type: .lovingKindness),
            entry(daysAgo: 0.125, minutes: 5),
        ]
        func shares(_ division: PracticeDivision) -> [String] {
            division.shares(of: entries, calendar: calendar).map { "\($0.key.text) \($0.count) \(Int($0.total / 60))" }
        }
        #expect(shares(.method) == ["Metta 1 30", "Zazen 3 25"])
        #expect(shares(.type) == ["loving-kindness 1 30", "meditation 3 25"])
        #expect(shares(.hour) == ["04 1 5", "05 0 0", "06 0 0", "07 3 50"])
        #expect(
            shares(.weekday) == ["mon 0 0", "tue 0 0", "wed 0 0", "thu 1 10", "fri 1 10", "sat 2 35", "sun 0 0"])
        #expect(PracticeDivision.weekday.shares(of: [], calendar: calendar).isEmpty)
    }

    @Test("Averages are over all days, not only those with a sitting")
    func averages() throws {
        let summary = HistorySummary([entry(daysAgo: 1, minutes: 20), entry(daysAgo: 0, minutes: 40)])
        let averages = try #require(PracticeAverages(summary, days: 10))
        #expect(averages.sitting == 1800)
        #expect(averages.day == 360)
        #expect(averages.week == 2520)
        #expect(PracticeAverages(HistorySummary([HistoryEntry]()), days: 10) == nil)
    }
}
