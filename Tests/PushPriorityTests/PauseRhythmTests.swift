import Foundation
import PushPriority
import Testing

private let start = Date(timeIntervalSinceReferenceDate: 800_000_000)

/// Learning how frequently a user pauses.
@Suite struct PauseRhythmTests {
    @Test("A steady rate is learned, over minutes and over sessions")
    func aSteadyRate() {
        var rhythm = PauseRhythm()
        for session in 0..<30 {
            let begin = start + Double(session) * 86400
            rhythm.beginSession(at: begin)
            for minute in 0..<60 { rhythm.note(at: begin + Double(minute) * 60) }
            #expect(abs(rhythm.recent(at: begin + 3540) - 60) < 5)
            rhythm.endSession(at: begin + 3600)
        }
        #expect(abs(rhythm.usual - 60) < 1)
    }

    @Test("A burst is noticed at once and forgotten within the hour; the usual rate stays")
    func aBurst() {
        var rhythm = PauseRhythm()
        for second in 0..<20 { rhythm.note(at: start + Double(second)) }
        #expect(rhythm.expected(at: start + 20) > 100)
        #expect(rhythm.recent(at: start + 3600) < 1)
        #expect(rhythm.expected(at: start + 3600) == PauseRhythm.initialRate)
    }

    @Test("Two pauses in a session of a minute are twelve an hour, not 120")
    func shortSessions() {
        var rhythm = PauseRhythm()
        rhythm.beginSession(at: start)
        rhythm.note(at: start + 10)
        rhythm.note(at: start + 20)
        rhythm.endSession(at: start + 60)
        #expect(abs(rhythm.usual - (PauseRhythm.initialRate + 0.2 * (12 - PauseRhythm.initialRate))) < 1e-9)
        let learned = rhythm.usual
        rhythm.endSession(at: start + 90)
        #expect(rhythm.usual == learned, "a session ends once")
    }

    @Test("Setting the clock back does no harm")
    func setBack() {
        var rhythm = PauseRhythm()
        rhythm.note(at: start)
        rhythm.note(at: start - 5000)
        #expect(rhythm.recent(at: start - 5000) == 12)
    }
}

/// Hours of the day in a time zone.
@Suite struct ActiveHoursTests {
    @Test(
        "Only hours in the written form are read",
        arguments: [
            ("06:00-22:00", "06:00-22:00"), (" 6:30 – 9:05 ", "06:30-09:05"), ("22:00-06:00", "22:00-06:00"),
            ("24:00-06:00", nil), ("06:60-07:00", nil), ("06:00-06:00", nil), ("all day", nil), ("", nil),
        ])
    func reading(text: String, written: String?) {
        #expect(ActiveHours(text, timeZone: .gmt)?.hours.text == written)
    }

    @Test("Hours follow the user's clock in summer and winter, and may cross midnight")
    func zones() throws {
        let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
        let day = try #require(ActiveHours("06:00-22:00", timeZone: zone))
        let night = try #require(ActiveHours("22:00-06:00", timeZone: zone))
        for (text, isDay) in [
            ("2026-06-01T03:59:59Z", false), ("2026-06-01T04:00:00Z", true), ("2026-06-01T19:59:59Z", true),
            ("2026-06-01T20:00:00Z", false), ("2026-12-01T04:30:00Z", false), ("2026-12-01T05:00:00Z", true),
        ] {
            let date = try #require(ISO8601DateFormatter().date(from: text))
            #expect(day.contains(date) == isDay, "\(text)")
            #expect(night.contains(date) == !isDay, "\(text)")
        }
    }
}
