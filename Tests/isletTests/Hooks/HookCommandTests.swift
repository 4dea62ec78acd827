import Foundation
import Meditation
import TestWorld
import Testing

@testable import Attendance
@testable import islet

struct HookCommandTests {
    private let world = TestShell()

    init() { world.waitsForProcesses = true }

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
