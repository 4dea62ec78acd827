import Foundation
import Testing

@testable import Meditation

struct WallClockStateTests {
    private let start = Date(timeIntervalSinceReferenceDate: 800_000_000)

    /// The clocks' reading some seconds after the start, with the wall clock set forward by `step` since.
    private func reading(_ seconds: TimeInterval, step: TimeInterval = 0) -> ClockReading {
        ClockReading(wall: start + seconds + step, bootID: "a", sinceBoot: 5000 + seconds, asleep: 0)
    }

    private func running() throws -> TimerState {
        var server = TimerServer()
        try server.perform(.start(StartRequest(target: 600)), at: reading(0))
        return server.state
    }

    @Test func withoutAStepNothingMoves() throws {
        let state = try running()
        var clock = WallClockState(state, at: reading(1))
        #expect(clock.look(at: reading(300)) == 0)
        #expect(clock.state == state)
        #expect(clock.wallTime(of: start) == start)
    }

    @Test(arguments: [-3600.0, 3600])
    func afterAStepElapsedTimeIsKeptAndTimesOfDayFollowTheNewClock(step: TimeInterval) throws {
        var clock = WallClockState(try running(), at: reading(1))
        #expect(clock.look(at: reading(300, step: step)) == step)
        let told = try #require(clock.state.sitting)
        #expect(told.elapsed(at: reading(300, step: step).wall) == 300)
        #expect(told.targetDate == start + 600 + step)
        #expect(clock.stored.sitting?.targetDate == start + 600)
        #expect(clock.look(at: reading(301, step: step)) == 0)
    }

    @Test func clockJitterMovesNothing() throws {
        var clock = WallClockState(try running(), at: reading(1, step: 3600))
        let told = clock.state
        clock.look(at: reading(2, step: 3600.004))
        #expect(clock.state == told)
        #expect(clock.lead == 3600)
    }

    @Test func withoutASittingBothTimeLinesAreEqual() throws {
        var clock = WallClockState(try running(), at: reading(1, step: 3600))
        clock.follow(.idle, at: reading(2, step: 3600))
        #expect(clock.state == .idle)
        #expect(clock.sittingTime(of: start) == start)
    }
}
