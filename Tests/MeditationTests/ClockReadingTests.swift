import Foundation
import Meditation
import Testing

struct ClockReadingTests {
    private let start = Date(timeIntervalSinceReferenceDate: 800_000_000)

    private func reading(_ seconds: TimeInterval, step: TimeInterval = 0, boot: String = "a") -> ClockReading {
        ClockReading(wall: start + seconds + step, bootID: boot, sinceBoot: 5000 + seconds, asleep: 0)
    }

    private func running() throws -> TimerServer {
        var server = TimerServer()
        try server.perform(.start(StartRequest(target: 600)), at: reading(0))
        return server
    }

    @Test(arguments: [-3600.0, 0, 3600])
    func aWallClockStepDoesNotChangeElapsedTime(step: TimeInterval) throws {
        var server = try running()
        try server.perform(.pause, at: reading(100, step: step))
        try server.perform(.resume, at: reading(150, step: step))
        let sitting = try #require(server.state.sitting)
        #expect(sitting.elapsed(at: reading(200, step: step).now(for: sitting)) == 150)
        let entry = try #require(try server.perform(.complete(), at: reading(200, step: step)).logEntry)
        #expect(entry.elapsed == 150)
    }

    @Test func afterARebootTheWallClockCountsUntilTheNextChange() throws {
        var server = try running()
        let rebooted = ClockReading(wall: start + 300, bootID: "b", sinceBoot: 10, asleep: 0)
        #expect(rebooted.now(for: server.state.sitting) == start + 300)
        try server.perform(.pause, at: rebooted)
        #expect(server.state.sitting?.anchor == ClockAnchor(bootID: "b", wallAtBoot: start + 290))
    }

    /// A machine without a battery for its clock boots into 1970 until the network sets the date.
    private func rebootedIn1970(_ seconds: TimeInterval) -> ClockReading {
        ClockReading(wall: Date(timeIntervalSince1970: seconds), bootID: "b", sinceBoot: seconds, asleep: 0)
    }

    @Test("A sitting stands still while the clock is behind its start, and continues when the clock is right")
    func clockBehindTheSitting() throws {
        let sitting = try #require(try running().state.sitting)
        #expect(rebootedIn1970(30).now(for: sitting) == start)
        #expect(sitting.phase(at: rebootedIn1970(30).now(for: sitting)) == .sitting)
        let told = sitting.moved(by: rebootedIn1970(30).lead(for: sitting))
        #expect(told.preparationLeft(at: rebootedIn1970(30).wall) == 0)
        let right = ClockReading(wall: start + 300, bootID: "b", sinceBoot: 40, asleep: 0)
        #expect(sitting.elapsed(at: right.now(for: sitting)) == 300)
    }

    @Test("A change while the clock is behind anchors the sitting to its own time line")
    func changeWhileTheClockIsBehind() throws {
        var server = try running()
        try server.perform(.pause, at: reading(120))
        try server.perform(.resume, at: rebootedIn1970(30))
        let sitting = try #require(server.state.sitting)
        #expect(sitting.elapsed(at: rebootedIn1970(90).now(for: sitting)) == 180)
        // The network has set the clock.
        let right = ClockReading(wall: start + 9000, bootID: "b", sinceBoot: 100, asleep: 0)
        #expect(sitting.elapsed(at: right.now(for: sitting)) == 190)
        let entry = try #require(try server.perform(.complete(), at: right).logEntry)
        #expect(entry.elapsed == 190)
    }

    @Test("While the clock is behind, the user can say when the sitting ended")
    func endWhileTheClockIsBehind() throws {
        var server = try running()
        let reply = try server.perform(.complete(endedAt: start + 900), at: rebootedIn1970(30))
        #expect(reply.logEntry?.elapsed == 900)
        server = try running()
        #expect(throws: TimerError.endOutOfRange) {
            try server.perform(.complete(endedAt: start + 100 * 3600), at: rebootedIn1970(30))
        }
    }

    @Test(arguments: [-3600.0, 3600])
    func aStepMovesTheShownTimeButNotTheTargetsInstant(step: TimeInterval) throws {
        let sitting = try #require(try running().state.sitting)
        // Six hundred seconds after the start, whatever the wall clock says then.
        #expect(reading(599, step: step).now(for: sitting) < (try #require(sitting.targetDate)))
        #expect(reading(600, step: step).now(for: sitting) == sitting.targetDate)
        let told = sitting.moved(by: reading(100, step: step).lead(for: sitting))
        #expect(told.targetDate == start + 600 + step)
        #expect(told.elapsed(at: reading(100, step: step).wall) == 100)
        #expect(reading(100, step: step).now(for: told) == start + 100 + step)
    }

    @Test func suspensionCountsAsTimeNotAsAStep() throws {
        let sitting = try #require(try running().state.sitting)
        // The machine slept: both clocks went on.
        let awake = reading(400)
        #expect(sitting.elapsed(at: awake.now(for: sitting)) == 400)
        #expect(awake.step(since: reading(10)) == 0)
    }

    @Test func aStepIsDetectedBetweenReadingsOfOneBoot() {
        #expect(reading(20, step: 3600).step(since: reading(10)) == 3600)
        #expect(reading(20, step: -7).step(since: reading(10)) == -7)
        #expect(reading(20, step: 3600, boot: "b").step(since: reading(10)) == 0)
    }

    @Test func smallDifferencesBetweenTheClocksAreIgnored() throws {
        let sitting = try #require(try running().state.sitting)
        #expect(reading(20, step: 0.004).lead(for: sitting) == 0)
        #expect(reading(20, step: 0.004).now(for: sitting) == start + 20.004)
        #expect(reading(20, step: -0.004).step(since: reading(10)) == 0)
    }

    @Test func theCompletionUsesTheWallClock() throws {
        var server = try running()
        let reply = try server.perform(.complete(), at: reading(60, step: -3600))
        #expect(reply.state.completion?.completedAt == start + 60 - 3600)
        #expect(reply.logEntry?.end == start + 60)
        #expect(server.state == reply.state)
    }

    @Test func withoutASittingTheWallClockIsUsed() {
        #expect(reading(5, step: 7).now(for: nil) == start + 12)
    }
}
