import Foundation
import Meditation
import Testing

@testable import TerminalScreen
@testable import islet

/// Follows a sitting in a world where something happens each time that the follower waits.
struct PlainLinesTests {
    private let world = TestShell()

    private func start(_ target: Double?, preparation: Double = 0) throws -> Sitting {
        let request = StartRequest(target: target, methodName: "Breath", preparation: preparation)
        return try #require(try world.store.perform(.start(request), at: world.reading).sitting)
    }

    /// What is written until the follower leaves; each step happens when it waits, and says what woke it. A step
    /// that does nothing lets the time come that is waited for.
    private func follow(
        _ sitting: Sitting, haptics: Settings.Haptics = .on, _ steps: [(() throws -> LineEvents.Event)?]
    ) throws -> (output: String, signal: Int32?) {
        var steps = steps
        world.output = ""
        let lines = PlainLines(shell: world.shell, settings: Settings(haptics: haptics), sitting: sitting)
        let signal = try lines.follow { deadline in
            guard !steps.isEmpty else { return .terminated(signal: SIGTERM) }
            if let step = steps.removeFirst() { return (try? step()) ?? .terminated(signal: SIGABRT) }
            // What is waited for is an instant of the wall clock.
            world.now = deadline.map { $0 - world.step } ?? .distantFuture
            return .deadline
        }
        #expect(steps.isEmpty)
        return (world.output, signal)
    }

    private func perform(_ action: TimerAction, after seconds: Double) -> () throws -> LineEvents.Event {
        {
            world.now += seconds
            try world.store.perform(action, at: world.reading)
            return .fileChanged
        }
    }

    @Test func everythingThatHappensIsALine() throws {
        let (output, signal) = try follow(
            try start(1200), haptics: .off,
            [
                perform(.pause, after: 60), perform(.resume, after: 120), perform(.extend(by: 300), after: 0), nil,
                perform(.complete(message: "Well sat."), after: 90),
            ])
        #expect(signal == nil)
        #expect(
            output == """
                Begun at 08:14:00.
                Paused at 01:00.
                Resumed at 01:00, target at 08:36.
                The target is 25 min, target at 08:41.
                Target reached at 08:41; the sitting goes on until `islet complete`.
                Completed: 26 min 30 s of 25 min. Well sat.

                """)
    }

    @Test func theBellRingsAtTheStartTheTargetAndTheEnd() throws {
        let (output, _) = try follow(
            try start(1200, preparation: 10), [nil, nil, nil, nil, perform(.complete(), after: 57), nil])
        #expect(
            output == """
                Begun at 08:14:10.
                \u{07}Target reached at 08:34; the sitting goes on until `islet complete`.
                \u{07}\u{07}\u{07}Completed: 20 min 59 s of 20 min.
                \u{07}\u{07}
                """)
    }

    @Test func aBellThatIsLateIsSaidAndNotRung() throws {
        let sitting = try start(1200)
        let (output, _) = try follow(
            sitting,
            [
                {
                    world.now += 1206
                    return .clockStepped
                }
            ])
        #expect(output.contains("Target reached at 08:34"))
        #expect(output.filter { $0 == "\u{07}" }.count == 1)
    }

    @Test(arguments: [(-3600.0, "07:34"), (3600, "09:34")])
    func aWallClockThatIsSetMovesNeitherBellNorWhatWasSat(step: Double, time: String) throws {
        let begun = world.now
        let (output, _) = try follow(
            try start(1200),
            [
                {
                    world.now += 300
                    world.step = step
                    return .clockStepped
                }, perform(.pause, after: 0), perform(.resume, after: 0), nil,
                perform(.complete(), after: 90), nil,
            ])
        #expect(
            output == """
                Begun at 08:14:00.
                \u{07}Paused at 05:00.
                Resumed at 05:00, bell at \(time).
                Target reached at \(time); the sitting goes on until `islet complete`.
                \u{07}Completed: 21 min 30 s of 20 min.
                \u{07}\u{07}
                """)
        // The target, the ninety seconds after it, and the second stroke of the end.
        #expect(abs(world.now.timeIntervalSince(begun) - 1200 - 90 - BellStrokes.spacing) < 0.001)
    }

    @Test func aPausedSittingWaitsForNoTime() throws {
        let sitting = try start(1200)
        world.now += 10
        try world.store.perform(.pause, at: world.reading)
        var deadline: Date? = .distantPast
        let lines = PlainLines(shell: world.shell, settings: .defaults, sitting: sitting)
        _ = try lines.follow {
            deadline = $0
            return .terminated(signal: SIGTERM)
        }
        #expect(deadline == nil)
    }

    @Test func aTargetThatMovesAheadIsReachedAnew() throws {
        let (output, _) = try follow(try start(60), haptics: .off, [nil, perform(.extend(by: 60), after: 30), nil])
        #expect(output.components(separatedBy: "Target reached").count == 3)
    }

    @Test func cancellingEndsIt() throws {
        let (output, signal) = try follow(try start(nil), haptics: .off, [perform(.cancel, after: 5)])
        #expect(signal == nil)
        #expect(output.hasSuffix("Cancelled; nothing was logged.\n"))
    }

    @Test(arguments: [
        (SIGINT, "Begun at 08:14:00.\n\nThe sitting goes on; `islet` comes back to it, `islet complete` ends it.\n"),
        (SIGTERM, "Begun at 08:14:00.\nThe sitting goes on; `islet` comes back to it, `islet complete` ends it.\n"),
        (SIGHUP, "Begun at 08:14:00.\n"),
    ])
    func aSignalLeavesAndTheSittingGoesOn(signal: Int32, expected: String) throws {
        let (output, answer) = try follow(try start(1200), haptics: .off, [{ .terminated(signal: signal) }])
        #expect(answer == signal)
        #expect(output == expected)
        #expect(try world.store.running() != nil)
    }
}
