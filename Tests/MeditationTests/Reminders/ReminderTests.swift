import CivilCalendar
import Foundation
import Testing

@testable import Meditation

struct ReminderTests {
    private func reminder(_ text: String) throws -> Reminder { try #require(Reminder(text)) }

    private func calendar(_ zone: String) throws -> HistoryCalendar {
        HistoryCalendar(timeZone: try #require(TimeZone(identifier: zone)))
    }

    private func date(_ text: String) throws -> Date { try Date(text, strategy: .iso8601) }

    @Test(
        "A reminder is a time, days and a sitting",
        arguments: [
            ("07:00", "07:00 daily"), ("7:05 mon-fri", "07:05 mon-fri"), ("21:30 morning", "21:30 daily morning"),
            ("21:30 sat,sun long", "21:30 sat,sun long"),
        ])
    func reading(_ text: String, _ canonical: String) throws {
        #expect(try reminder(text).text == canonical)
    }

    @Test(
        "Anything else is none",
        arguments: ["", "7", "24:00", "07:60", "mon 07:00", "07:00 mon-fri morning now", "07:00:00"])
    func notReminders(_ text: String) {
        #expect(Reminder(text) == nil)
    }

    @Test("The next time is by the clock on the wall, on its days")
    func next() throws {
        let berlin = try calendar("Europe/Berlin")
        let weekdays = try reminder("07:00 mon-fri")
        // Friday, 20 November 2026, 07:00 in Berlin is 06:00 UTC.
        #expect(
            weekdays.next(after: try date("2026-11-20T05:59:59Z"), calendar: berlin)
                == (try date("2026-11-20T06:00:00Z")))
        #expect(
            weekdays.next(after: try date("2026-11-20T06:00:00Z"), calendar: berlin)
                == (try date("2026-11-23T06:00:00Z")))
        // The same reminder, after a flight.
        let tokyo = try calendar("Asia/Tokyo")
        #expect(
            weekdays.next(after: try date("2026-11-20T06:00:00Z"), calendar: tokyo)
                == (try date("2026-11-22T22:00:00Z")))
    }

    @Test("A time that the clocks skip comes as much later; one that comes twice reminds once")
    func daylightSaving() throws {
        let berlin = try calendar("Europe/Berlin")
        let night = try reminder("02:30")
        #expect(
            night.next(after: try date("2026-03-28T22:00:00Z"), calendar: berlin) == (try date("2026-03-29T01:30:00Z")))
        let first = try date("2026-10-25T00:30:00Z")
        #expect(night.next(after: try date("2026-10-24T22:00:00Z"), calendar: berlin) == first)
        #expect(night.next(after: first, calendar: berlin) == (try date("2026-10-26T01:30:00Z")))
    }

    @Test("It is due for half an hour, also over midnight")
    func due() throws {
        let gmt = HistoryCalendar(timeZone: .gmt)
        let late = try reminder("23:50")
        #expect(late.dueDay(at: try date("2026-11-20T23:49:59Z"), calendar: gmt) == nil)
        #expect(late.dueDay(at: try date("2026-11-20T23:50:00Z"), calendar: gmt)?.description == "2026-11-20")
        #expect(late.dueDay(at: try date("2026-11-21T00:19:59Z"), calendar: gmt)?.description == "2026-11-20")
        #expect(late.dueDay(at: try date("2026-11-21T00:20:00Z"), calendar: gmt) == nil)
    }

    @Test("A new reminder takes its days from others of its time, and removing takes days away")
    func lists() throws {
        let reminders = [try reminder("07:00 daily"), try reminder("21:00")]
        let new = reminders.adding(try reminder("07:00 sat,sun long"))
        #expect(new.map(\.text) == ["07:00 mon-fri", "07:00 sat,sun long", "21:00 daily"])
        #expect(new.adding(try reminder("07:00 sat,sun long")) == new)
        #expect(new.removing(minute: 420, on: .all).map(\.text) == ["21:00 daily"])
        #expect(
            new.removing(minute: 420, on: Weekdays([7])).map(\.text) == [
                "07:00 mon-fri", "07:00 sat long", "21:00 daily",
            ])
    }
}
