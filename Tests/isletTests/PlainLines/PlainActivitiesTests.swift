import Foundation
import Meditation
import TerminalScreen
import TestWorld
import Testing

@testable import Attendance
@testable import Configuration
@testable import islet

@Suite("Activities of other apps in plain text")
struct PlainActivitiesTests: FollowsPlainLines {
    let world = TestShell()

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
