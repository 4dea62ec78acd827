import Foundation
import Meditation
import Store
import Testing

@testable import Attendance
@testable import SittingScreen

struct WallStateTests {
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
        var clock = WallState(state, at: reading(1))
        #expect(clock.look(at: reading(300)) == 0)
        #expect(clock.told == state)
        #expect(clock.wall(start) == start)
    }

    @Test(arguments: [-3600.0, 3600])
    func afterAStepElapsedTimeIsKeptAndTimesOfDayFollowTheNewClock(step: TimeInterval) throws {
        var clock = WallState(try running(), at: reading(1))
        #expect(clock.look(at: reading(300, step: step)) == step)
        let told = try #require(clock.told.sitting)
        #expect(told.elapsed(at: reading(300, step: step).wall) == 300)
        #expect(told.targetDate == start + 600 + step)
        #expect(clock.stored.sitting?.targetDate == start + 600)
        #expect(clock.look(at: reading(301, step: step)) == 0)
    }

    @Test(arguments: [-3600.0, 3600])
    func afterAStepTheBellIsDueAtItsRealMoment(step: TimeInterval) throws {
        var clock = WallState(try running(), at: reading(1))
        var bells = BellSchedule()
        bells.follow(TimerMemory(state: clock.stored), at: clock.line(reading(1).wall))
        #expect(bells.due(at: clock.line(reading(1).wall)).map(\.event) == [.start])
        clock.look(at: reading(300, step: step))
        bells.follow(TimerMemory(state: clock.stored), at: clock.line(reading(300, step: step).wall))
        // The screen sleeps until an instant of the wall clock.
        #expect(bells.next.map(clock.wall) == reading(600, step: step).wall)
        #expect(bells.due(at: clock.line(reading(599.9, step: step).wall)).isEmpty)
        #expect(bells.due(at: clock.line(reading(600, step: step).wall)).map(\.event) == [.target])
    }

    @Test func clockJitterMovesNothing() throws {
        var clock = WallState(try running(), at: reading(1, step: 3600))
        let told = clock.told
        clock.look(at: reading(2, step: 3600.000_02))
        #expect(clock.told == told)
        #expect(clock.lead == 3600)
    }

    @Test func withoutASittingBothTimeLinesAreEqual() throws {
        var clock = WallState(try running(), at: reading(1, step: 3600))
        clock.follow(.idle, at: reading(2, step: 3600))
        #expect(clock.told == .idle)
        #expect(clock.line(start) == start)
    }
}
