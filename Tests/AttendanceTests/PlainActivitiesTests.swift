import Foundation
import Meditation
import TerminalScreen
import TestWorld
import Testing

@testable import Attendance
@testable import Configuration

@Suite("Activities of other apps in plain text")
struct PlainActivitiesTests: FollowsPlainLines {
    let world = TestShell()

    /// A step in which another process changes something, after `seconds`.
    private func after(_ seconds: Double = 0, _ change: @escaping (TestShell) throws -> Void) -> () throws ->
        TerminalEvent
    {
        {
            world.now += seconds
            try change(world)
            return world.storeChange
        }
    }

    @Test func otherAppsEventsArePrinted() throws {
        let (output, _) = try follow(
            try start(nil), haptics: .off,
            [
                after { try $0.startActivity(#"{"title": "Build", "progress": 0.38}"#, id: "b", staleAfter: 300) },
                after(60) { try $0.updateActivity("b", #"{"progress": 0.5}"#, staleAfter: 300) }, nil,
                after(1) { try $0.updateActivity("b", "{}", staleAfter: 300) },
                after(1) {
                    try $0.updateActivity("b", #"{"message": "2 warnings"}"#, staleAfter: 300, alert: "x")
                }, nil,
                after(1) { try $0.endActivity("b", #"{"status": "done"}"#) },
                after { try $0.addCountdown("Tea", 180) }, nil,
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
        try world.startActivity(#"{"title": "Build"}"#, id: "b")
        let (output, _) = try follow(
            sitting, isNew: false, [after { try $0.updateActivity("b", "{}", alert: "x") }, nil])
        #expect(output.contains("Alert from Build: news.\n\u{07}"))
        #expect(output.filter { $0 == "\u{07}" }.count == 1)
        #expect(!output.contains("Build started"))
    }

    @Test func switchedOffActivitiesAreNeitherPrintedNorRung() throws {
        let sitting = try start(nil)
        world.now += 60
        var settings = Settings.defaults
        settings.liveActivities = false
        let alerting = after { try $0.startActivity(#"{"title": "Build"}"#, alert: "x") }
        var steps = [alerting]
        _ = try world.run(PlainLines(shell: world.shell, settings: settings, sitting: sitting, isNew: false)) {
            _ in
            steps.isEmpty ? .terminated(signal: SIGHUP) : (try? steps.removeFirst()()) ?? .readerLeft
        }
        #expect(world.output == "Sitting: 1 minute, no target.\n")
    }
}
