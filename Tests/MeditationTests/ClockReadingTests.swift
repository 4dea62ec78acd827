import Foundation
import Meditation
import Testing

struct ClockReadingTests {
    private let start = Date(timeIntervalSinceReferenceDate: 800_000_000)

    private func reading(_ seconds: TimeInterval, step: TimeInterval = 0, boot: String = "a") -> ClockReading {
        ClockReading(wall: start + seconds + step, bootID: boot, sinceBoot: 5000 + seconds)
    }

    private func running() throws -> TimerServer {
        var server = TimerServer()
        try server.perform(.start(StartRequest(target: 600)), at: reading(0))
        return server
    }

    @Test(arguments: [-3600.0, 0, 3600])
    func aStepOfTheWallClockDoesNotChangeWhatWasSat(step: TimeInterval) throws {
        var server = try running()
        try server.perform(.pause, at: reading(100, step: step))
        try server.perform(.resume, at: reading(150, step: step))
        let sitting = try #require(server.state.sitting)
        #expect(sitting.elapsed(at: reading(200, step: step).now(for: sitting)) == 150)
        let entry = try #require(try server.perform(.complete(), at: reading(200, step: step)).logEntry)
        #expect(entry.elapsed == 150)
    }

    @Test func afterARebootTheWallClockCountsAndTheNextChangeAnchorsAgain() throws {
        var server = try running()
        let rebooted = ClockReading(wall: start + 300, bootID: "b", sinceBoot: 10)
        #expect(rebooted.now(for: server.state.sitting) == start + 300)
        try server.perform(.pause, at: rebooted)
        #expect(server.state.sitting?.anchor == ClockAnchor(bootID: "b", wallAtBoot: start + 290))
    }

    @Test func theCompletionIsShownByTheWallClock() throws {
        var server = try running()
        let reply = try server.perform(.complete(), at: reading(60, step: -3600))
        #expect(reply.state.completion?.completedAt == start + 60 - 3600)
        #expect(reply.logEntry?.end == start + 60)
        #expect(server.state == reply.state)
    }

    @Test func withoutASittingItIsTheWallClock() {
        #expect(reading(5, step: 7).now(for: nil) == start + 12)
    }
}
