import Foundation
import TestWorld
import Testing

@testable import PlainText
@testable import islet

struct StatusCommandTests {
    private let world = TestShell()

    private func line(after seconds: Double) -> String {
        world.now += seconds
        #expect(world.run("status") == 0)
        return world.output
    }

    @Test(arguments: [["status"], ["status", "--format", "json"], ["status", "--format", "text"]])
    func withNothingRunningItPrintsNothingAndExitsWithOne(arguments: [String]) {
        #expect(Islet.run(arguments, in: world.shell) == 1)
        #expect(world.output.isEmpty)
        #expect(world.errors.isEmpty)
    }

    @Test func oneLineForEveryState() {
        world.run("sit", "20m", "--prepare", "10s", "--method", "Breath awareness")
        #expect(line(after: 0) == "preparing Breath awareness, 00:10 to begin\n")
        #expect(line(after: 10 + 754) == "sitting 12:34 of 20:00 (62 %) Breath awareness\n")
        world.run("pause")
        #expect(line(after: 99) == "paused 12:34 of 20:00 (62 %) Breath awareness\n")
        world.run("resume")
        #expect(line(after: 446 + 90) == "target reached +01:30 21:30 of 20:00 (100 %) Breath awareness\n")
    }

    @Test func anOpenEndedSittingHasNoTarget() {
        world.run("sit")
        #expect(line(after: 3723) == "sitting 1:02:03 Meditation\n")
    }

    @Test func aCompletedSittingIsNotRunning() {
        world.run("sit", "20m")
        world.run("complete")
        #expect(world.run("status") == 1)
    }

    @Test func jsonAlwaysHasTheSameKeys() throws {
        func object() throws -> [String: Any] {
            #expect(world.run("status", "--format", "json") == 0)
            #expect(world.output.filter { $0 == "\n" }.count == 1)
            return try #require(try JSONSerialization.jsonObject(with: Data(world.output.utf8)) as? [String: Any])
        }
        let keys: Set = [
            "activities", "elapsed_seconds", "id", "method", "overtime_seconds", "paused_at",
            "preparation_seconds_left", "progress",
            "remaining_seconds", "server", "stage", "started_at", "state", "target_at", "target_seconds", "type",
        ]
        world.run("sit", "--type", "walking")
        var status = try object()
        #expect(Set(status.keys) == keys)
        #expect(status["target_at"] is NSNull)
        #expect(status["type"] as? String == "walking")
        world.run("extend", "20m")
        world.now += 300.25
        world.run("pause")
        status = try object()
        #expect(Set(status.keys) == keys)
        #expect(status["state"] as? String == "paused")
        #expect(status["started_at"] as? String == "2026-11-21T08:14:00Z")
        #expect(status["paused_at"] as? String == "2026-11-21T08:19:00.250Z")
        #expect(status["elapsed_seconds"] as? Double == 300.25)
        #expect(status["remaining_seconds"] as? Double == 899.75)
        #expect(status["progress"] as? Double == 0.25)
    }

    @Test(arguments: [-3600.0, 3600])
    func settingTheWallClockChangesOnlyTimesOfDay(step: Double) throws {
        world.run("sit", "20m")
        world.step = step
        #expect(line(after: 300) == "sitting 05:00 of 20:00 (25 %) Meditation\n")
        #expect(world.run("status", "--format", "json") == 0)
        #expect(world.output.contains("\"elapsed_seconds\":300,"))
        let target = WallClockText.iso8601(world.now + 900 + step)
        #expect(world.output.contains("\"target_at\":\"\(target)\""))
        world.run("pause")
        #expect(world.output == "Paused at 05:00.\n")
        world.step = 0
        #expect(line(after: 60) == "paused 05:00 of 20:00 (25 %) Meditation\n")
        world.run("resume")
        world.now += 1000
        world.run("complete")
        #expect(world.output == "Completed: 21 min 40 s (target 20 min).\n")
    }

    @Test func afterARebootTheWallClockCounts() throws {
        world.run("sit", "20m")
        world.bootID = "second boot"
        world.step = 60
        #expect(line(after: 300) == "sitting 06:00 of 20:00 (30 %) Meditation\n")
    }

    @Test func theFastPathPrintsTheSameAsTheParser() {
        world.run("sit", "20m")
        for format in ["text", "json"] {
            world.run("status", "--format", format)
            let answer = world.output
            // A flag without effect bypasses the fast path.
            world.run("status", "--format", "text", "--format", format)
            #expect(world.output == answer)
        }
    }

    @Test func itReadsNoSettings() throws {
        try world.write(settings: "nonsense")
        world.run("status")
        #expect(world.errors.isEmpty)
    }

    @Test func withoutATerminalIsletPrintsTheStatus() {
        #expect(world.run() == 1)
        #expect(world.errors == "islet: No sitting is running; start one with `islet sit 20m`.\n")
        world.run("sit", "20m")
        #expect(world.run() == 0)
        #expect(world.output == "sitting 00:00 of 20:00 (0 %) Meditation\n")
        world.takePlace()
        #expect(world.run() == 0)
        #expect(world.screens.count == 1)
    }

    @Test func aDamagedStoreIsSetAsideAndReported() throws {
        world.run("sit", "20m")
        let state = world.store.locations.stateDirectory + "/state.sqlite"
        try Data("no database".utf8).write(to: URL(filePath: state))
        #expect(world.run("status") == 1)
        #expect(world.errors.hasPrefix("islet: warning: \(state) was damaged and was moved to \(state).damaged-"))
        #expect(world.run("status") == 1)
        #expect(world.errors.isEmpty)
    }

    @Test("Clocks show seconds as the setting says, unless a flag says otherwise")
    func showSecondsSetting() throws {
        world.run("sit", "20m")
        try world.write(settings: "show-seconds = false\n")
        #expect(line(after: 754) == "sitting 12m of 20m (62 %) Meditation\n")
        #expect(world.run("status", "--show-seconds") == 0)
        #expect(world.output == "sitting 12:34 of 20:00 (62 %) Meditation\n")
        world.environment["ISLET_SHOW_SECONDS"] = "true"
        #expect(line(after: 0) == "sitting 12:34 of 20:00 (62 %) Meditation\n")
        #expect(world.run("status", "--no-show-seconds") == 0)
        #expect(world.output == "sitting 12m of 20m (62 %) Meditation\n")
    }

    @Test(
        "What does not fit a format is refused",
        arguments: [
            ["--presentation", "expanded"], ["--presentation", "lock-screen"], ["--presentation", "round"],
            ["--presentation", "compact", "--format", "{elapsed}"], ["--format", "jsno"], ["--format", ""],
        ])
    func refused(arguments: [String]) {
        #expect(world.runAll(["status"] + arguments) == 64)
        #expect(world.output.isEmpty)
        #expect(!world.errors.isEmpty)
    }
}
