import Foundation
import Meditation
import TestWorld
import Testing

@testable import Attendance
@testable import Configuration
@testable import islet

struct HookTests {
    private let world = TestShell()

    init() { world.waitsForProcesses = true }

    /// A hook that writes its input to a file, and that file.
    private func recorder() throws -> (settings: String, file: URL) {
        try FileManager.default.createDirectory(at: world.home, withIntermediateDirectories: true)
        let file = world.home.appending(path: "told")
        let script = "cat > '\(file.path)'; echo $ISLET_HOOK_INPUT $ISLET_EVENT $ISLET_SITTING_METHOD >> '\(file.path)'"
        return ("hooks.pause = [\"/bin/sh\", \"-c\", \"\(script)\"]\n", file)
    }

    @Test func aHookGetsTheEventAndTheSitting() throws {
        let (settings, file) = try recorder()
        try world.write(settings: settings)
        world.run("sit", "20m", "--method", "Metta \"two\"; rm -rf")
        #expect(world.run("pause") == 0)
        #expect(world.errors.isEmpty)
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        let object = try JSONSerialization.jsonObject(with: Data(lines[0].utf8)) as? [String: Any]
        #expect(object?["event"] as? String == "pause")
        #expect((object?["sitting"] as? [String: Any])?["method"] as? String == "Metta \"two\"; rm -rf")
        #expect(lines[1] == "\(lines[0]) pause Metta \"two\"; rm -rf")
    }

    @Test func aRepeatThatChangesNothingRunsNoHook() throws {
        let (settings, file) = try recorder()
        try world.write(settings: settings)
        world.run("sit", "20m")
        world.run("pause")
        try FileManager.default.removeItem(at: file)
        #expect(world.run("pause") == 0)
        #expect(!FileManager.default.fileExists(atPath: file.path))
    }

    @Test func aHookThatFailsIsReportedAndHarmsNothing() throws {
        try world.write(settings: "hooks.pause = [\"/bin/sh\", \"-c\", \"echo no wire >&2; exit 3\"]\n")
        world.run("sit", "20m")
        #expect(world.run("pause") == 0)
        #expect(world.output.hasPrefix("Paused"))
        #expect(world.errors == "islet: warning: The hook pause failed with status 3: no wire.\n")
        #expect(try world.store.running()?.pausedAt != nil)
    }

    @Test func aMissingProgramIsReported() throws {
        try world.write(settings: "hooks.pause = \"islet-no-such-program\"\n")
        world.run("sit", "20m")
        world.run("pause")
        #expect(
            world.errors
                == "islet: warning: The hook pause cannot start islet-no-such-program: No such file or directory.\n")
    }

    @Test func hooksCanRunInAShell() throws {
        try world.write(settings: "hooks.pause = \"exit 7\"\nhooks.shell = true\n")
        world.run("sit", "20m")
        world.run("pause")
        #expect(world.errors.contains("failed with status 7"))
    }

    @Test func aCancelHookGetsTheSittingAsItWas() throws {
        let file = world.home.appending(path: "cancelled")
        try world.write(settings: "hooks.cancel = [\"/bin/sh\", \"-c\", \"cat > '\(file.path)'\"]\n")
        world.run("sit", "20m")
        world.now += 60
        world.run("cancel", "--yes")
        #expect(try String(contentsOf: file, encoding: .utf8).contains("\"elapsed_seconds\":60"))
    }

    @Test func tryingAHookNeedsASitting() throws {
        try world.write(settings: "hooks.target = \"true\"\n")
        #expect(world.run("hook", "target") == 69)
        #expect(world.errors.contains("A hook needs a sitting, and none is running; start one with `islet sit`"))
    }

    @Test func failuresWithoutAScreenAreReportedOnTheNext() throws {
        try world.write(settings: "hooks.target = [\"/bin/sh\", \"-c\", \"exit 1\"]\n")
        world.run("sit", "20m")
        let sitting = try #require(try world.store.running())
        world.environment.merge(try HookCall(.target, of: sitting, at: world.now).environment) { $1 }
        world.run("hook", "--kept")
        #expect(try world.store.memory().notices.map(\.text) == ["The hook target failed with status 1."])
    }
}
