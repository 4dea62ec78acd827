import Foundation
import Meditation
import TestWorld
import Testing

@testable import DeviceActivities
@testable import StatusLines
@testable import TerminalScreen

/// Follows a status in a world where something happens each time the follower waits.
struct StatusFollowerTests {
    private let world = TestShell()

    /// The lines, and the seconds of each wait; each step happens when the follower waits. A step that does nothing
    /// lets the awaited time come.
    private func follow(
        _ format: String = "text", showsSeconds: Bool = true, _ steps: [(() throws -> TerminalEvent)?]
    ) throws -> (lines: [String], waits: [Double?]) {
        var steps = steps
        var waits: [Double?] = []
        (world.output, world.errors) = ("", "")
        let request = try StatusRequest(format: format, showsSeconds: showsSeconds)
        let signal = try world.run(StatusFollower(shell: world.shell, request: request)) { deadline in
            let wait = deadline.map { (($0 - world.step).timeIntervalSince(world.now) * 1000).rounded() / 1000 }
            waits.append(wait)
            guard !steps.isEmpty else { return .terminated(signal: SIGTERM) }
            if let step = steps.removeFirst() { return (try? step()) ?? .readerLeft }
            world.now = deadline.map { $0 - world.step } ?? .distantFuture
            return .deadline
        }
        #expect(signal == SIGTERM)
        return (
            world.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init), waits
        )
    }

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

    @Test func onlyChangesPrintLines() throws {
        let (lines, waits) = try follow(
            "tmux",
            [
                after { try $0.begin(2, preparation: 1) }, nil, nil, nil, nil, after(0.5) { try $0.perform(.pause) },
                after(60) { try $0.perform(.resume) }, after { try $0.perform(.complete()) }, { world.storeChange },
            ])
        #expect(
            lines == [
                "", "◌ 00:01 to begin", "◉ 00:00 of 00:02", "◉ 00:01 of 00:02", "✓ +00:00 past 00:02",
                "✓ +00:01 past 00:02", "‖ +00:01 past 00:02", "✓ +00:01 past 00:02", "",
            ])
        #expect(waits == [nil, 1, 1, 1, 1, 1, nil, 0.5, nil, nil])
    }

    @Test func withMinutesItWakesOnceAMinute() throws {
        try world.begin(1200)
        let (lines, waits) = try follow("{icon} {elapsed_minutes} {state}", [nil, nil])
        #expect(lines == ["◉ 0 sitting", "◉ 1 sitting", "◉ 2 sitting"])
        #expect(waits == [60, 60, 60])
    }

    @Test func withoutSecondsItWakesOnceAMinute() throws {
        try world.begin(1200)
        let (lines, waits) = try follow("waybar:{clock}", showsSeconds: false, [nil])
        #expect(lines.count == 2)
        // The percentage is visible as well.
        #expect(waits == [12, 12])
        #expect(try follow("tmux:{clock}", showsSeconds: false, [nil]).waits == [48, 60])
    }

    @Test func anUnchangingStateIsNotPolled() throws {
        try world.begin(1200)
        #expect(try follow("{state}", []).waits == [1200])
        #expect(try follow("{method} {target}", []).waits == [nil])
    }

    @Test func aPausedSittingCausesNoWakeUps() throws {
        try world.begin(1200)
        try world.perform(.pause)
        #expect(try follow("text", []).waits == [nil])
    }

    @Test func settingTheWallClockMovesTheWakeUpNotTheLine() throws {
        try world.begin(1200)
        let (lines, waits) = try follow(
            "{elapsed}",
            [
                nil,
                {
                    world.step = -3600
                    return .clockStepped
                }, nil,
            ])
        #expect(lines == ["00:00", "00:01", "00:02"])
        #expect(waits == [1, 1, 1, 1])
    }

    @Test func followedJSONReportsIdle() throws {
        let (lines, _) = try follow("json", [])
        let line = try #require(lines.first)
        let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
        #expect(object["state"] as? String == "idle")
        #expect(object.count == 16)
    }

    @Test func aDamagedStoreIsReportedOnceAndAMissingOneIsSurvived() throws {
        try world.begin(1200)
        let folder = URL(filePath: world.store.locations.stateDirectory)
        let (lines, _) = try follow(
            "tmux:{state}",
            [
                {
                    try Data("no database".utf8).write(to: URL(filePath: world.store.locations.statePath))
                    return world.storeChange
                }, { world.storeChange },
                {
                    try FileManager.default.removeItem(at: folder)
                    return world.storeChange
                }, after { try $0.begin(300) },
            ])
        #expect(lines == ["sitting", "", "sitting"])
        #expect(world.errors.components(separatedBy: "is damaged").count == 2)
    }
}
