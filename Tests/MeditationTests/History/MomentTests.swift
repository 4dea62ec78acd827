import Foundation
import Meditation
import Testing

struct MomentTests {
    /// Saturday, 21 November 2026, 08:14 in Berlin.
    private let now = Date(timeIntervalSince1970: 1_795_245_240)
    private let calendar = HistoryCalendar(timeZone: TimeZone(identifier: "Europe/Berlin")!, dayStart: 4 * 3600)

    private func days(_ text: String) throws -> String {
        guard case .days(let days) = try Moment.parse(text, at: now, calendar: calendar) else { return "instant" }
        return days.count == 1 ? "\(days.lowerBound)" : "\(days.lowerBound)…\(days.upperBound)"
    }

    @Test(arguments: [
        ("2026-11-01", "2026-11-01"), ("2026-11", "2026-11-01…2026-11-30"), ("2026", "2026-01-01…2026-12-31"),
        ("today", "2026-11-21"), ("Yesterday", "2026-11-20"), ("7d", "2026-11-14"), ("2w", "2026-11-07"),
        ("7 days ago", "2026-11-14"), ("1mo", "2026-10-21"), ("1y", "2025-11-21"), ("saturday", "2026-11-21"),
        ("sun", "2026-11-15"), ("this-week", "2026-11-16…2026-11-22"), ("last week", "2026-11-09…2026-11-15"),
        ("this-month", "2026-11-01…2026-11-30"), ("last-year", "2025-01-01…2025-12-31"), (" today ", "2026-11-21"),
    ])
    func daysAreUnderstood(_ text: String, _ meaning: String) throws {
        #expect(try days(text) == meaning)
    }

    @Test(arguments: [
        ("2026-11-20 08:14", -86400.0), ("2026-11-20T08:14:30", -86370.0), ("08:14", 0.0), ("7:14", -3600.0),
        ("yesterday 08:14", -86400.0), ("2026-11-21T07:14:00Z", 0.0), ("2026-11-21 08:14+01:00", 0.0),
        ("2026-11-21 02:14-0500", 0.0), ("now", 0.0), ("3h", -10800.0), ("90min", -5400.0), ("7d 08:14", -7.0 * 86400),
        ("monday 08:14", -5.0 * 86400),
    ])
    func instantsAreUnderstood(_ text: String, _ offset: Double) throws {
        #expect(try Moment.parse(text, at: now, calendar: calendar) == .instant(now + offset))
    }

    /// Seconds from now.
    private static let ahead: [(String, Double)] = [
        ("18:00", 35160), ("08:14", 86400), ("07:14", 82800), ("tomorrow 08:14", 86400), ("today 09:14", 3600),
        ("today 07:14", -3600), ("saturday 09:14", 3600), ("saturday 08:14", 604_800), ("Fri 08:14", 518_400),
        ("sunday 08:14", 86400), ("2026-12-21 08:14", 2_592_000), ("2026-11-20 08:14", -86400), ("3h", 10800),
        ("90 min", 5400), ("2d 08:14", 172_800), ("1w 08:14", 604_800), ("07:14:00Z", 86400), ("now", 0),
    ]

    @Test(arguments: ahead)
    func futureDatesAreTheNextOccurrence(_ text: String, _ offset: Double) throws {
        let wall = HistoryCalendar(timeZone: calendar.timeZone)
        #expect(try Moment.parse(text, at: now, calendar: wall, looking: .ahead) == .instant(now + offset))
    }

    @Test func theNextTimeFollowsTheWallClockAcrossAClockChange() throws {
        // Saturday, 24 October 2026, 08:14 in Berlin; clocks go back in the night after it.
        let eve = now - 2_422_800
        #expect(try Moment.parseInstant("08:00", at: eve, calendar: calendar, looking: .ahead) == eve + 89160)
        #expect(
            try Moment.parseInstant("saturday 08:00", at: eve, calendar: calendar, looking: .ahead)
                == eve + 607_560)
    }

    @Test(arguments: ["yesterday 10:00", "this-week", "last-week", "soon"])
    func futureDatesRejectWordsForThePast(_ text: String) {
        #expect(throws: MomentParseError.self) {
            try Moment.parse(text, at: now, calendar: calendar, looking: .ahead)
        }
        #expect(throws: MomentParseError.wrongDirection("tomorrow", column: 1)) {
            try Moment.parse("tomorrow", at: now, calendar: calendar)
        }
        let ahead = MomentParseError.wrongDirection("yesterday", column: 1).description(looking: .ahead)
        #expect(ahead.hasPrefix("\"yesterday\" is over; give one such as 18:00"))
        let back = MomentParseError.wrongDirection("tomorrow", column: 1).description
        #expect(back.hasPrefix("\"tomorrow\" is yet to come; give one such as 2026-11-21"))
    }

    @Test(arguments: [
        MomentParseError.empty, .unknownWord("foo", column: 1), .unexpected("x", column: 1),
        .unexpected(nil, column: 1), .timeMissing(column: 1),
    ])
    func adviceForFutureDatesNamesNoPastDates(_ error: MomentParseError) {
        #expect(error.description(looking: .ahead).contains("tomorrow 10:00"))
        #expect(!error.description(looking: .ahead).contains("yesterday"))
        #expect(error.description == error.description(looking: .back))
    }

    @Test func aPeriodStartsAtTheHourOfTheDayStart() throws {
        let moment = try Moment.parse("2026-11-20", at: now, calendar: calendar)
        #expect(moment.start(in: calendar) == now - 86400 - 4 * 3600 - 14 * 60)
        #expect(moment.end(in: calendar) == now - 4 * 3600 - 14 * 60)
    }

    @Test(arguments: [
        ("", MomentParseError.empty), ("  ", MomentParseError.empty),
        ("soon", MomentParseError.unknownWord("soon", column: 1)),
        ("2026-13-01", MomentParseError.noSuchDate("2026-13-01", column: 1)),
        ("2026-02-30", MomentParseError.noSuchDate("2026-02-30", column: 1)),
        ("26-01-01", MomentParseError.noSuchDate("26", column: 1)),
        ("2026-11-21 25:00", MomentParseError.noSuchTime("25:00", column: 12)),
        ("2026-11-21x", MomentParseError.unexpected("x", column: 11)),
        ("2026-11-", MomentParseError.unexpected(nil, column: 9)),
        ("7q", MomentParseError.unknownWord("7q", column: 1)),
        ("this-moon", MomentParseError.unknownWord("this-moon", column: 1)),
        ("today at noon", MomentParseError.unexpected("a", column: 7)),
        ("08:7x", MomentParseError.unexpected("x", column: 5)),
    ])
    func errorsAreReportedWithTheirPlace(_ text: String, _ error: MomentParseError) {
        #expect(throws: error) { try Moment.parse(text, at: now, calendar: calendar) }
    }

    @Test func anInstantNeedsATimeOfDay() {
        #expect(throws: MomentParseError.timeMissing(column: 10)) {
            try Moment.parseInstant("yesterday", at: now, calendar: calendar)
        }
    }
}
