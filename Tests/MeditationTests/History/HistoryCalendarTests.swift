import CivilCalendar
import Foundation
import Meditation
import Testing

struct HistoryCalendarTests {
    private let berlin = TimeZone(identifier: "Europe/Berlin")!

    private func day(_ year: Int, _ month: Int, _ day: Int) -> CivilDay {
        CivilDay(year: year, month: month, day: day)!
    }

    @Test func aDayBeginsAtItsHour() {
        let calendar = HistoryCalendar(timeZone: berlin, dayStart: 4 * 3600)
        let late = Date(timeIntervalSince1970: 1_795_228_200)  // 2026-11-21 03:30 in Berlin
        #expect(calendar.day(of: late) == day(2026, 11, 20))
        #expect(HistoryCalendar(timeZone: berlin).day(of: late) == day(2026, 11, 21))
        #expect(calendar.day(of: late + 1800) == day(2026, 11, 21))
        #expect(calendar.start(of: day(2026, 11, 21)) == late + 1800)
    }

    @Test func aTimeInTheGapMovesForwardByTheGap() {
        let calendar = HistoryCalendar(timeZone: berlin)
        let gap = calendar.date(on: day(2026, 3, 29), secondsAfterMidnight: 2.5 * 3600)
        #expect(calendar.wall(gap).seconds == 3.5 * 3600)
        #expect(gap == Date(timeIntervalSince1970: 1_774_747_800))
    }

    @Test func aRepeatedTimeIsItsFirstOccurrence() {
        let calendar = HistoryCalendar(timeZone: berlin)
        let twice = calendar.date(on: day(2026, 10, 25), secondsAfterMidnight: 2.5 * 3600)
        #expect(twice == Date(timeIntervalSince1970: 1_792_888_200))
        #expect(calendar.wall(twice + 3600).seconds == 2.5 * 3600)
    }

    @Test(arguments: ["Europe/Berlin", "America/St_Johns", "Australia/Lord_Howe", "Asia/Kathmandu", "Pacific/Apia"])
    func everyInstantRoundTripsThroughItsLocalTime(_ name: String) throws {
        let calendar = HistoryCalendar(timeZone: try #require(TimeZone(identifier: name)))
        for step in 0..<4000 {
            let date = Date(timeIntervalSince1970: 1_300_000_000 + TimeInterval(step) * 100_000.5)
            let (day, seconds) = calendar.wall(date)
            let back = calendar.date(on: day, secondsAfterMidnight: seconds)
            // The second occurrence of a time is read as the first.
            #expect(back == date || calendar.wall(back) == (day, seconds) && back < date)
        }
    }
}
