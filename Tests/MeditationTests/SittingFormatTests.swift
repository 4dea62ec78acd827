import CivilCalendar
import Foundation
import Meditation
import SeededRandom
import Testing

@Suite struct SittingFormatTests {
    private let start = Date(timeIntervalSinceReferenceDate: 800_000_000.25)

    private func state(target: TimeInterval? = 1200, pausedAt: Date? = nil) -> MeditationAttributes.ContentState {
        MeditationAttributes.ContentState(startedAt: start, pausedAt: pausedAt, duration: target)
    }

    private func text(_ part: SittingFormat.Part, after seconds: TimeInterval, target: TimeInterval? = 1200) -> String {
        SittingFormat(state(target: target), part).format(start + seconds)
    }

    @Test func clockCountsUpAndGoesOnPastTheTargetWithAPlus() {
        #expect(text(.clock, after: 754) == "12:34")
        #expect(text(.clock, after: 1199.9) == "19:59")
        #expect(text(.clock, after: 1200) == "+00:00")
        #expect(text(.clock, after: 1290) == "+01:30")
        #expect(text(.clock, after: 3723, target: nil) == "1:02:03")
    }

    @Test func theClockShowsTheRemainingPreparation() {
        #expect(text(.clock, after: -10) == "00:10")
        #expect(text(.clock, after: -9.5) == "00:10")
        #expect(text(.state, after: -0.5) == "preparing")
    }

    @Test func withoutSecondsMinutesAreShownFromTheFirstOn() {
        #expect(text(.minutes, after: 5) == "0 min")
        #expect(text(.coarse, after: 754) == "12m")
        #expect(text(.minutes, after: 1290) == "+1 min")
    }

    @Test func everyStateHasItsOwnWordAndShape() {
        let moments: [(TimeInterval, String, String)] = [
            (-1, "preparing", "◌"), (1, "sitting", "◉"), (1200, "target reached", "+"),
        ]
        for (seconds, word, symbol) in moments {
            #expect(text(.state, after: seconds) == word)
            #expect(text(.symbol, after: seconds) == symbol)
        }
        let paused = SittingFormat(state(pausedAt: start + 60), .symbol)
        #expect(paused.format(start + 9999) == "‖")
    }

    @Test(
        "A marked time is preceded by the sign of preparation, pause or completion; past the target the plus is the sign"
    )
    func marked() {
        #expect(text(.marked(withSeconds: true), after: 754) == "12:34")
        #expect(text(.marked(withSeconds: false), after: 754) == "12m")
        #expect(text(.marked(withSeconds: true), after: -7) == "◌00:07")
        #expect(text(.marked(withSeconds: false), after: 1290) == "+1m")
        #expect(SittingFormat(state(pausedAt: start + 60), .marked(withSeconds: false)).format(start + 99) == "‖1m")
    }

    @Test("The number in a ring is the whole minutes and, while preparing, the seconds left")
    func number() {
        #expect(text(.number, after: 754) == "12")
        #expect(text(.number, after: 59.9) == "0")
        #expect(text(.number, after: -6.5) == "7")
        #expect(SittingFormat(state(pausedAt: start + 60), .number).format(start + 199) == "1")
    }

    @Test func percentStopsAtAHundred() {
        #expect(text(.percent, after: 0) == "  0 %")
        #expect(text(.percent, after: 744) == " 62 %")
        #expect(text(.percent, after: 5000) == "100 %")
    }

    @Test(arguments: [7, 60, 180, 333.3, 1200, 5400] as [TimeInterval], [0, 0.1, 0.123_456_7] as [TimeInterval])
    func noPercentIsSkipped(target: TimeInterval, fraction: TimeInterval) {
        let state = MeditationAttributes.ContentState(startedAt: start + fraction, pausedAt: nil, duration: target)
        let format = SittingFormat(state, .percent)
        var (shown, now) = ([format.format(state.startedAt)], state.startedAt)
        while let next = format.discreteInput(after: now) {
            now = next
            if format.format(now) != shown.last { shown.append(format.format(now)) }
            if now > state.startedAt + target { break }
        }
        #expect(shown.map { $0.filter(\.isNumber) } == (0...100).map { "\($0)" })
    }

    @Test func theBriefStateIsOneWord() {
        #expect(text(.briefState, after: 1200) == "reached")
        #expect(text(.briefState, after: 3) == "sitting")
        let paused = SittingFormat(state(pausedAt: start + 1300), .briefState)
        #expect(paused.format(start + 1400) == "paused")
    }

    @Test func aStoppedClockNeverChanges() {
        let paused = SittingFormat(state(pausedAt: start + 60), .clock)
        #expect(paused.discreteInput(after: start + 90) == nil)
        #expect(paused.format(start + 90) == "01:00")
    }

    /// Between two instants reported by the format, the text is the same; otherwise a screen that sleeps until then
    /// shows an outdated one.
    @Test(arguments: [
        SittingFormat.Part.clock, .minutes, .coarse, .state, .briefState, .symbol,
        .percent, .target, .pulse, .number, .marked(withSeconds: true), .marked(withSeconds: false),
    ])
    func nothingChangesBeforeTheReportedInstant(part: SittingFormat.Part) {
        var generator = SeededGenerator(seed: 42)
        for _ in 0..<400 {
            let target = Bool.random(using: &generator) ? Double(Int.random(in: 1...4000, using: &generator)) : nil
            if part == .percent || part == .target, target == nil { continue }
            let format = SittingFormat(state(target: target), part)
            // Every second one in the preparation, where minutes end a second after the full one.
            let range = Bool.random(using: &generator) ? -130.0...0 : 0...5000
            let now = start.later(by: .random(in: range, using: &generator))
            let text = format.format(now)
            guard let next = format.discreteInput(after: now) else {
                #expect(format.format(now + 1e6) == text)
                continue
            }
            #expect(next > now)
            for _ in 0..<8 {
                let between = Date(milliseconds: .random(in: now.milliseconds..<next.milliseconds, using: &generator))
                #expect(format.format(between) == text, "\(part) at \(between), asked at \(now)")
            }
        }
    }
}
