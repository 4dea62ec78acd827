import Foundation
import Meditation
import TestWorld
import Testing

@testable import Attendance
@testable import Configuration
@testable import DeviceActivities
@testable import TerminalScreen
@testable import islet

/// Follows a sitting in a world where something happens each time the follower waits.
struct PlainLinesTests {
    private let world = TestShell()

    private func start(_ target: Double?, preparation: Double = 0) throws -> Sitting {
        let request = StartRequest(target: target, methodName: "Breath", preparation: preparation)
        return try #require(try world.store.perform(.start(request), at: world.reading).sitting)
    }

    private func plainLines(
        _ sitting: Sitting, haptics: Settings.Haptics = .on, every interval: Duration = .zero, isNew: Bool = true
    ) -> PlainLines {
        var settings = Settings.defaults
        (settings.haptics, settings.plainInterval) = (haptics, interval)
        return PlainLines(shell: world.shell, settings: settings, sitting: sitting, isNew: isNew)
    }

    /// The output until the follower leaves; each step happens when it waits, and returns what woke it. A step
    /// that does nothing lets the awaited time come.
    private func follow(
        _ sitting: Sitting, haptics: Settings.Haptics = .on, every interval: Duration = .zero, isNew: Bool = true,
        _ steps: [(() throws -> TerminalEvent)?]
    ) throws -> (output: String, signal: Int32?) {
        var steps = steps
        world.output = ""
        let lines = plainLines(sitting, haptics: haptics, every: interval, isNew: isNew)
        let signal = try world.run(lines) { deadline in
            guard !steps.isEmpty else { return .terminated(signal: SIGTERM) }
            if let step = steps.removeFirst() { return (try? step()) ?? .terminated(signal: SIGABRT) }
            // It waits for an instant of the wall clock.
            world.now = deadline.map { $0 - world.step } ?? .distantFuture
            return .deadline
        }
        #expect(steps.isEmpty)
        return (world.output, signal)
    }

    private func perform(_ action: TimerAction, after seconds: Double) -> () throws -> TerminalEvent {
        {
            world.now += seconds
            try world.store.perform(action, at: world.reading)
            return world.storeChange
        }
    }

    @Test func everyEventIsALine() throws {
        let (output, signal) = try follow(
            try start(1200), haptics: .off,
            [
                perform(.pause, after: 60), perform(.resume, after: 120), perform(.extend(by: 300), after: 0), nil,
                perform(.complete(message: "Well sat."), after: 90),
            ])
        #expect(signal == nil)
        #expect(
            output == """
                Started at 08:14:00.
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
                Started at 08:14:10.
                \u{07}Target reached at 08:34; the sitting goes on until `islet complete`.
                \u{07}\u{07}\u{07}Completed: 20 min 59 s of 20 min.
                \u{07}\u{07}
                """)
    }

    @Test func aLateBellIsReportedAndNotRung() throws {
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
    func settingTheWallClockMovesNeitherBellNorElapsedTime(step: Double, time: String) throws {
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
                Started at 08:14:00.
                \u{07}Paused at 05:00.
                Resumed at 05:00, bell at \(time).
                Target reached at \(time); the sitting goes on until `islet complete`.
                \u{07}Completed: 21 min 30 s of 20 min.
                \u{07}\u{07}
                """)
        // The target, the ninety seconds after it, and the second stroke of the end.
        #expect(abs(world.now.timeIntervalSince(begun) - 1200 - 90 - BellStrokes.spacing) < 0.001)
    }

    @Test func aPausedSittingCausesNoWakeUps() throws {
        let sitting = try start(1200)
        world.now += 10
        try world.store.perform(.pause, at: world.reading)
        var deadline: Date? = .distantPast
        let lines = plainLines(sitting)
        _ = try world.run(lines) {
            deadline = $0
            return .terminated(signal: SIGTERM)
        }
        #expect(deadline == nil)
    }

    @Test func aTargetMovedAheadIsReachedAgain() throws {
        let (output, _) = try follow(try start(60), haptics: .off, [nil, perform(.extend(by: 60), after: 30), nil])
        #expect(output.components(separatedBy: "Target reached").count == 3)
    }

    @Test func cancellingEndsIt() throws {
        let (output, signal) = try follow(try start(nil), haptics: .off, [perform(.cancel, after: 5)])
        #expect(signal == nil)
        #expect(output.hasSuffix("Cancelled; nothing was logged.\n"))
    }

    @Test(arguments: [
        (SIGINT, "Started at 08:14:00.\n\nThe sitting goes on; `islet` comes back to it, `islet complete` ends it.\n"),
        (SIGTERM, "Started at 08:14:00.\nThe sitting goes on; `islet` comes back to it, `islet complete` ends it.\n"),
        (SIGHUP, "Started at 08:14:00.\n"),
    ])
    func aSignalLeavesAndTheSittingGoesOn(signal: Int32, expected: String) throws {
        let (output, answer) = try follow(try start(1200), haptics: .off, [{ .terminated(signal: signal) }])
        #expect(answer == signal)
        #expect(output == expected)
        #expect(try world.store.running() != nil)
    }

    @Test func theTimeIsPrintedAtEveryIntervalOfElapsedTime() throws {
        let (output, _) = try follow(
            try start(150), haptics: .off, every: .seconds(60),
            [
                nil, perform(.pause, after: 30), perform(.resume, after: 1000), nil, nil, nil,
                perform(.complete(), after: 10),
            ])
        #expect(
            output == """
                Started at 08:14:00.
                1 minute of 2 minutes 30 seconds.
                Paused at 01:30.
                Resumed at 01:30, target at 08:33:10.
                2 minutes of 2 minutes 30 seconds.
                Target reached at 08:33:10; the sitting goes on until `islet complete`.
                1 minute past the target.
                Completed: 3 min 40 s of 2 min 30 s.

                """)
    }

    @Test func afterAGapTheTimeIsPrintedOnce() throws {
        let (output, _) = try follow(
            try start(nil), haptics: .off, every: .seconds(300),
            [
                {
                    world.now += 3700
                    return .clockStepped
                }, nil,
            ])
        #expect(
            output == """
                Started at 08:14:00.
                1 hour 1 minute 40 seconds.
                1 hour 5 minutes.
                The sitting goes on; `islet` comes back to it, `islet complete` ends it.

                """)
    }

    @Test(arguments: [
        (-7.0, false, "Preparing: begins in 7 seconds, bell at 08:34."),
        (754, false, "Sitting: 12 minutes 34 seconds of 20 minutes, bell at 08:34."),
        (754, true, "Paused: 12 minutes 34 seconds of 20 minutes, bell waits while paused."),
        (1290, false, "Target reached: 1 minute 30 seconds past the target."),
    ])
    func reopeningPrintsTheStateFirst(elapsed: Double, isPaused: Bool, line: String) throws {
        let sitting = try start(1200, preparation: 10)
        world.now += 10 + elapsed
        if isPaused { try world.store.perform(.pause, at: world.reading) }
        let (output, _) = try follow(sitting, every: .seconds(60), isNew: false, [])
        #expect(output.hasPrefix(line + "\n"))
        #expect(!output.contains("Started") && !output.contains("\u{07}"))
    }

    @Test func reopeningPrintsTheNextMinute() throws {
        let sitting = try start(1200)
        world.now += 754
        let (output, _) = try follow(sitting, haptics: .off, every: .seconds(60), isNew: false, [nil])
        #expect(output.contains("bell at") == false)
        #expect(output.contains("\n13 minutes of 20 minutes.\n"))
    }

    // MARK: Other apps

    /// Runs a command line elsewhere, after a while.
    private func run(_ arguments: String..., after seconds: Double = 0) -> () throws -> TerminalEvent {
        {
            world.now += seconds
            let before = world.output
            #expect(Islet.run(arguments, in: world.shell) == 0)
            world.output = before
            return world.storeChange
        }
    }

    @Test func otherAppsEventsArePrinted() throws {
        let (output, _) = try follow(
            try start(nil), haptics: .off,
            [
                run("activity", "start", #"{"title": "Build", "progress": 0.38}"#, "--id", "b", "--stale-after", "5m"),
                run("activity", "update", "b", #"{"progress": 0.5}"#, after: 60), nil,
                run("activity", "update", "b", "{}", after: 1),
                run("activity", "update", "b", #"{"message": "2 warnings"}"#, "--alert", "x", after: 1), nil,
                run("activity", "end", "b", #"{"status": "done"}"#, after: 1),
                run("countdown", "add", "Tea", "3m"), nil,
            ])
        #expect(
            output == """
                Started at 08:14:00.
                Build started: 38 percent.
                No news from Build.
                Build has news again: 50 percent.
                Alert from Build: 2 warnings.
                Build has ended: done.
                Tea started: 3 minutes left.
                Tea is over.
                The sitting goes on; `islet` comes back to it, `islet complete` ends it.

                """)
    }

    @Test func anAlertRingsOnce() throws {
        let sitting = try start(nil)
        world.now += 60
        world.run("activity", "start", #"{"title": "Build"}"#, "--id", "b")
        let (output, _) = try follow(
            sitting, isNew: false, [run("activity", "update", "b", "{}", "--alert", "x"), nil])
        #expect(output.contains("Alert from Build: news.\n\u{07}"))
        #expect(output.filter { $0 == "\u{07}" }.count == 1)
        #expect(!output.contains("Build started"))
    }

    @Test func switchedOffActivitiesAreNeitherPrintedNorRung() throws {
        let sitting = try start(nil)
        world.now += 60
        var settings = Settings.defaults
        settings.liveActivities = false
        let alerting = run("activity", "start", #"{"title": "Build"}"#, "--alert", "x")
        var steps = [alerting]
        _ = try world.run(PlainLines(shell: world.shell, settings: settings, sitting: sitting, isNew: false)) {
            _ in
            steps.isEmpty ? .terminated(signal: SIGHUP) : (try? steps.removeFirst()()) ?? .readerLeft
        }
        #expect(world.output == "Sitting: 1 minute, no target.\n")
    }
}
