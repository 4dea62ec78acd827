import CivilCalendar
import Foundation
import Testing

struct CivilDayTests {
    @Test func daysAreCountedFrom1970() throws {
        #expect(CivilDay(year: 1970, month: 1, day: 1)?.number == 0)
        #expect(CivilDay(year: 1969, month: 12, day: 31)?.number == -1)
        #expect(CivilDay(year: 2026, month: 11, day: 21)?.description == "2026-11-21")
        #expect(CivilDay(year: 2026, month: 11, day: 21)?.weekday == 6)
    }

    @Test(arguments: [(2026, 2, 29), (2026, 13, 1), (2026, 0, 1), (2026, 4, 31), (1900, 2, 29), (0, 1, 1)])
    func impossibleDatesAreRejected(_ date: (year: Int, month: Int, day: Int)) {
        #expect(CivilDay(year: date.year, month: date.month, day: date.day) == nil)
    }

    @Test func everyDayOfFourHundredYearsComesBackFromItsDate() {
        for number in stride(from: -30_000, to: 116_000, by: 1) {
            let day = CivilDay(number: number)
            let civil = day.civil
            guard CivilDay(year: civil.year, month: civil.month, day: civil.day) == day else {
                Issue.record("\(day)")
                return
            }
        }
    }

    @Test func aMonthLaterIsTheLastDayOfAShorterMonth() throws {
        let day = try #require(CivilDay(year: 2027, month: 12, day: 31))
        #expect(day.advanced(months: 2).description == "2028-02-29")
        #expect(day.advanced(months: -1).description == "2027-11-30")
        #expect(day.advanced(months: -10).description == "2027-02-28")
    }

    @Test("Months beyond the year 9999 or before the year 1 still compare correctly")
    func monthsBeyondTheCalendar() throws {
        let last = try #require(CivilDay(year: 9999, month: 12, day: 31))
        #expect(last.advanced(months: 1) == last.advanced(by: 31))
        #expect(last.advanced(months: 2) == last.advanced(by: 31 + 29))
        #expect(CalendarUnit.year.days(around: last, weeksFrom: 1).upperBound == last)
        let first = try #require(CivilDay(year: 1, month: 1, day: 1))
        #expect(first.advanced(months: -1) == first.advanced(by: -31))
        #expect(first.advanced(months: -12) == first.advanced(by: -366))
    }

    @Test func unitsBeginAtCalendarBoundaries() throws {
        let day = try #require(CivilDay(year: 2026, month: 11, day: 22))
        #expect(CalendarUnit.week.days(around: day, weeksFrom: 1).lowerBound.description == "2026-11-16")
        #expect(CalendarUnit.week.days(around: day, weeksFrom: 1).upperBound == day)
        #expect(CalendarUnit.month.days(around: day, weeksFrom: 1).upperBound.description == "2026-11-30")
        #expect(CalendarUnit.year.first(around: day, movedBy: -1, weeksFrom: 1).description == "2025-01-01")
    }

    @Test("Weeks begin on any day of the week", arguments: 1...7)
    func weeks(firstWeekday: Int) throws {
        let start = try #require(CivilDay(year: 2026, month: 11, day: 16))
        for offset in 0..<21 {
            let day = start.advanced(by: offset)
            let week = CalendarUnit.week.days(around: day, weeksFrom: firstWeekday)
            #expect(week.lowerBound.weekday == firstWeekday)
            #expect(week.count == 7)
            #expect(week.contains(day))
            let last = CalendarUnit.week.first(around: day, movedBy: -1, weeksFrom: firstWeekday)
            #expect(last.advanced(by: 7) == week.lowerBound)
        }
    }
}
