import Foundation
import Meditation
import Surroundings
import TestWorld
import Testing

@testable import Attendance
@testable import Configuration

struct HookTests {
    private let world = TestShell()

    init() { world.waitsForProcesses = true }

    /// Pauses the sitting as `islet pause` does.
    private func pause() throws -> Int32 { try world.shell.perform(.pause) }

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
        try world.begin(1200, method: "Metta \"two\"; rm -rf")
        #expect(try pause() == 0)
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
        try world.begin(1200)
        try world.perform(.pause)
        try FileManager.default.removeItem(at: file)
        #expect(try pause() == 0)
        #expect(!FileManager.default.fileExists(atPath: file.path))
    }

    @Test func aHookThatFailsIsReportedAndHarmsNothing() throws {
        try world.write(settings: "hooks.pause = [\"/bin/sh\", \"-c\", \"echo no wire >&2; exit 3\"]\n")
        try world.begin(1200)
        #expect(try pause() == 0)
        #expect(world.output.hasPrefix("Paused"))
        #expect(world.errors == "islet: warning: The hook pause failed with status 3: no wire.\n")
        #expect(try world.store.running()?.pausedAt != nil)
    }

    @Test func aMissingProgramIsReported() throws {
        try world.write(settings: "hooks.pause = \"islet-no-such-program\"\n")
        try world.begin(1200)
        try world.perform(.pause)
        #expect(
            world.errors
                == "islet: warning: The hook pause cannot start islet-no-such-program: No such file or directory.\n")
    }

    @Test func hooksCanRunInAShell() throws {
        try world.write(settings: "hooks.pause = \"exit 7\"\nhooks.shell = true\n")
        try world.begin(1200)
        try world.perform(.pause)
        #expect(world.errors.contains("failed with status 7"))
    }

    @Test func aCancelHookGetsTheSittingAsItWas() throws {
        let file = world.home.appending(path: "cancelled")
        try world.write(settings: "hooks.cancel = [\"/bin/sh\", \"-c\", \"cat > '\(file.path)'\"]\n")
        try world.begin(1200)
        world.now += 60
        try world.perform(.cancel)
        #expect(try String(contentsOf: file, encoding: .utf8).contains("\"elapsed_seconds\":60"))
    }
}
