import Foundation
import Meditation
import TestWorld
import Testing

@testable import Attendance
@testable import Configuration
@testable import DeviceActivities
@testable import TerminalScreen

struct PlainLinesTests: FollowsPlainLines {
    let world = TestShell()

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
                Completed: 26 min 30 s (target 25 min). Well sat.
                Today 26 min 30 s, this week 26 min 30 s.

                """)
    }

    @Test("After a sitting the days in a row are said, and nothing if the review is off", arguments: [true, false])
    func totals(isReviewed: Bool) throws {
        let sitting = try start(60)
        let yesterday = CompletedSitting(
            id: UUID(), start: world.now - 86_400, end: world.now - 85_200, elapsed: 1200, target: nil, pauses: [],
            outcome: .completed, methodName: "Breath", type: .meditation)
        _ = try world.store.add(yesterday, at: world.now)
        var settings = Settings.defaults
        settings.haptics = .off
        settings.review = isReviewed
        let lines = PlainLines(shell: world.shell, settings: settings, sitting: sitting, isNew: true)
        world.output = ""
        var isCompleted = false
        _ = try world.run(lines) { _ in
            guard !isCompleted else { return .terminated(signal: SIGTERM) }
            isCompleted = true
            return (try? perform(.complete(), after: 90)()) ?? .terminated(signal: SIGABRT)
        }
        #expect(world.output.contains("2 days in a row.") == isReviewed)
    }

    @Test func theBellRingsAtTheStartTheTargetAndTheEnd() throws {
        let (output, _) = try follow(
            try start(1200, preparation: 10), [nil, nil, nil, nil, perform(.complete(), after: 57), nil])
        #expect(
            output == """
                Started at 08:14:10.
                \u{07}Target reached at 08:34; the sitting goes on until `islet complete`.
                \u{07}\u{07}\u{07}Completed: 20 min 59 s (target 20 min).
                Today 20 min 59 s, this week 20 min 59 s.
                \u{07}\u{07}
                """)
    }

    @Test("A breathing is a line at each change") func breathing() throws {
        let request = StartRequest(target: 300, methodName: "4-7-8 breathing", type: .breathing)
        let sitting = try #require(try world.store.perform(.start(request), at: world.reading).sitting)
        let (output, _) = try follow(
            sitting, haptics: .off, [nil, nil, nil, perform(.pause, after: 1), perform(.resume, after: 60), nil])
        #expect(
            output.hasPrefix(
                """
                Started at 08:14:00.
                Breathe in, 4.
                Hold, 7.
                Breathe out, 8.
                Breathe in, 4.
                Paused at 00:20.

                """), "\(output)")
        #expect(output.contains("Breathe in, 4.\nHold, 7.\n"))
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
                \u{07}Completed: 21 min 30 s (target 20 min).
                Today 21 min 30 s, this week 21 min 30 s.
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
                Completed: 3 min 40 s (target 2 min 30 s).
                Today 3 min 40 s, this week 3 min 40 s.

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
}
