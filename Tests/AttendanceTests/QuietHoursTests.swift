import Foundation
import Meditation
import Testing

@testable import Attendance
@testable import Configuration

struct QuietHoursTests {
    private func date(_ text: String) throws -> Date { try Date(text, strategy: .iso8601) }

    @Test(arguments: ["22:00-07:00", "9:05-9:30", " 22:00 – 7:00 "]) func spansAreParsed(text: String) throws {
        let hours = try #require(HoursOfDay(text))
        #expect(HoursOfDay(hours.text) == hours)
    }

    @Test(arguments: ["", "22:00", "22-07", "24:00-07:00", "22:60-07:00", "07:00-07:00", "22:00-07:00-08:00"])
    func invalidSpansAreRefused(text: String) { #expect(HoursOfDay(text) == nil) }

    @Test(arguments: [
        ("21:59:59", false), ("22:00:00", true), ("23:59:59", true), ("00:00:00", true), ("06:59:59", true),
        ("07:00:00", false), ("12:00:00", false),
    ])
    func aSpanMayCrossMidnightAndExcludesItsEnd(time: String, isQuiet: Bool) throws {
        let hours = try #require(HoursOfDay("22:00-07:00"))
        #expect(hours.contains(try date("2026-11-21T\(time)Z"), in: .gmt) == isQuiet)
    }

    @Test func aSpanWithinADayDoesNotCrossMidnight() throws {
        let hours = try #require(HoursOfDay("12:00-13:30"))
        #expect(hours.contains(try date("2026-11-21T13:29:59Z"), in: .gmt))
        #expect(!hours.contains(try date("2026-11-21T13:30:00Z"), in: .gmt))
        #expect(!hours.contains(try date("2026-11-21T11:59:59Z"), in: .gmt))
    }

    /// In Berlin the clock went from 02:00 to 03:00 on 29 March 2026, and from 03:00 to 02:00 on 25 October.
    @Test(arguments: [
        ("2026-03-29T00:59:00Z", true), ("2026-03-29T01:00:00Z", false),
        ("2026-10-25T00:30:00Z", true), ("2026-10-25T01:30:00Z", true), ("2026-10-25T02:00:00Z", false),
    ])
    func quietHoursFollowTheWallClockAcrossAClockChange(instant: String, isQuiet: Bool) throws {
        let hours = try #require(HoursOfDay("01:30-03:00"))
        let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
        #expect(hours.contains(try date(instant), in: zone) == isQuiet)
    }

    @Test func inQuietHoursBellsFlashAndNothingIsNotified() throws {
        let (day, night) = (try date("2026-11-21T12:00:00Z"), try date("2026-11-21T23:00:00Z"))
        var settings = Settings(quietHours: HoursOfDay("22:00-07:00"))
        for bell: Settings.Bell in [.terminal, .sound(.bowl), .sound(.file("/a.wav")), .none] {
            settings.bell = bell
            #expect(settings.stroke(at: night, in: .gmt) == .flash)
        }
        #expect(settings.stroke(at: day, in: .gmt) == .flash)
        settings.bell = .sound(.bowl)
        #expect(settings.stroke(at: day, in: .gmt) == .sound(.bowl))
        #expect(settings.notifies(at: day, in: .gmt) && !settings.notifies(at: night, in: .gmt))
        settings.haptics = .off
        #expect(settings.stroke(at: night, in: .gmt) == .nothing)
        #expect(!settings.notifies(at: day, in: .gmt))
    }
}
