import CivilCalendar
import Foundation
import Meditation
import Testing

struct HistoryFiguresTests {
    private let calendar = HistoryCalendar(timeZone: .gmt)
    private let today = CivilDay(year: 2026, month: 11, day: 21)!

    private func entry(_ daysAgo: Int, _ minutes: Double, at hour: Double = 8) -> HistoryEntry {
        HistoryEntry(
            start: calendar.date(on: today.advanced(by: -daysAgo), secondsAfterMidnight: hour * 3600),
            elapsed: minutes * 60)
    }

    @Test func theMedianOfAnEvenNumberIsBetweenTheTwoInTheMiddle() {
        #expect(HistorySummary([entry(0, 10), entry(1, 40), entry(2, 20), entry(3, 30)]).median == 1500)
        #expect(HistorySummary([entry(0, 10), entry(1, 40), entry(2, 20)]).median == 1200)
        #expect(HistorySummary([entry(0, 10), entry(1, 40)]).longest == 2400)
        #expect(HistorySummary([]).median == nil)
        #expect(HistorySummary([]).total == 0)
    }

    @Test func emptyPeriodsAreIncludedAndOthersAreNot() {
        let entries = [entry(0, 20), entry(0, 10, at: 20), entry(2, 15), entry(9, 60)]
        let buckets = HistoryBucket.buckets(
            of: entries, by: .day, in: today.advanced(by: -3)...today, calendar: calendar)
        #expect(buckets.map(\.count) == [0, 1, 0, 2])
        #expect(buckets.map(\.total) == [0, 900, 0, 1800])
    }

    @Test func aPartialWeekCountsOnlyTheRequestedDays() {
        let entries = (0..<20).map { entry($0, 10) }
        let buckets = HistoryBucket.buckets(
            of: entries, by: .week, in: today.advanced(by: -6)...today, calendar: calendar)
        // Saturday: the week began on Monday, five days before.
        #expect(buckets.map(\.count) == [1, 6])
    }

    @Test func equalDaysAllHaveTheHighestLevel() {
        let levels = PracticeLevels(totals: [1200, 1200, 0, 1200])
        #expect(levels.level(of: 1200) == 4)
        #expect(levels.level(of: 0) == 0)
        #expect(levels.level(of: 1) == 1)
        #expect(PracticeLevels(totals: []).level(of: 60) == 0)
    }

    @Test func oneRetreatDoesNotMakeTheOtherDaysPale() {
        let levels = PracticeLevels(totals: Array(repeating: 1200, count: 30) + [36000])
        #expect(levels.level(of: 1200) == 4)
    }
}
