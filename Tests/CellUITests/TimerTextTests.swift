import CivilCalendar
import SeededRandom
import Testing

@testable import CellUI

struct TimerTextTests {
    private let start = Date(timeIntervalSinceReferenceDate: 700_000_000)

    private func picture(_ text: Text, at now: Date, width: Int = 30) -> (text: String, expiresAt: Date?) {
        var environment = EnvironmentValues()
        environment.now = now
        let rendering = Renderer.render(
            text.frame(maxWidth: .infinity, alignment: .leading), size: CellSize(width: width, height: 1),
            environment: environment)
        return (rendering.frame.text, rendering.expiresAt)
    }

    @Test func aClockCountsUpFromItsBeginning() {
        let text = Text(timerInterval: start...start + 7200, countsDown: false)
        #expect(picture(text, at: start - 5).text == "0:00")
        #expect(picture(text, at: start + 59.9).text == "0:59")
        #expect(picture(text, at: start + 60).text == "1:00")
        #expect(picture(text, at: start + 3723).text == "1:02:03")
        #expect(picture(text, at: start + 9999).text == "2:00:00")
        #expect(picture(text, at: start + 9999).expiresAt == nil)
    }

    @Test func aClockCountsDownToItsEnd() {
        let text = Text(timerInterval: start...start + 90)
        #expect(picture(text, at: start).text == "1:30")
        #expect(picture(text, at: start + 0.5).text == "1:30")
        #expect(picture(text, at: start + 1).text == "1:29")
        #expect(picture(text, at: start + 90).text == "0:00")
    }

    @Test func aPausedClockDoesNotMove() {
        let text = Text(timerInterval: start...start + 90, pauseTime: start + 30, countsDown: false)
        #expect(picture(text, at: start + 80).text == "0:30")
        #expect(picture(text, at: start + 80).expiresAt == nil)
    }

    @Test func hoursCanBeShownAsMinutes() {
        #expect(
            picture(Text(timerInterval: start...start + 7200, countsDown: false, showsHours: false), at: start + 3723)
                .text == "62:03")
    }

    @Test func everyTextIsCurrentUntilItsNextChange() {
        let texts = [
            Text(timerInterval: start...start + 4000.25, countsDown: false),
            Text(timerInterval: start...start + 4000.25),
            Text(start + 17.3, style: .timer), Text(start - 86_000.1, style: .relative),
            Text(start - 1.7, style: .offset),
        ]
        for text in texts {
            var now = start
            for _ in 0..<40 {
                let (reading, expiresAt) = picture(text, at: now)
                guard let expiresAt else { break }
                let before = expiresAt.later(by: -0.001)
                #expect(expiresAt > now)
                #expect(picture(text, at: before).text == reading)
                #expect(picture(text, at: expiresAt).text != reading)
                now = expiresAt
            }
        }
    }

    @Test func aClockWithoutSecondsChangesEveryMinute() {
        var environment = EnvironmentValues()
        environment.now = start + 660
        let clock = Text(timerInterval: start...start + 7200, countsDown: false).lineLimit(1)
        let rendering = Renderer.render(clock, size: CellSize(width: 4, height: 1), environment: environment)
        #expect(rendering.frame.text == "11:…")
        #expect(rendering.expiresAt == start + 720)
    }

    @Test func civilTimeAgreesWithFoundationsCalendar() throws {
        var generator = SeededGenerator(seed: 7)
        let zones = ["Europe/Berlin", "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe", "Pacific/Apia", "UTC"]
        for _ in 0..<600 {
            let zone = try #require(TimeZone(identifier: zones.randomElement(using: &generator)!))
            let date = Date(timeIntervalSince1970: .random(in: -3e9...6e9, using: &generator))
            var calendar = Calendar(identifier: .gregorian)
            calendar.timeZone = zone
            let parts = calendar.dateComponents([.year, .month, .day, .weekday, .hour, .minute, .second], from: date)
            let civil = CivilTime(date, in: zone)
            let ours = [civil.year, civil.month, civil.day, civil.weekday + 1, civil.hour, civil.minute, civil.second]
            let theirs = [parts.year, parts.month, parts.day, parts.weekday, parts.hour, parts.minute, parts.second]
            #expect(ours == theirs, "\(date) in \(zone)")
        }
    }
}
