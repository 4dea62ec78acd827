import Foundation
import TestWorld
import Testing

@testable import islet

@Suite(.timeLimit(.minutes(10))) struct FocusCommandTests {
    private let world = TestShell()

    private func desktop() throws -> FakePlayers { try .desktop(in: world) }

    @Test("Trying a bell prints why nothing rings")
    func triedInFocus() throws {
        try desktop().add("dunstctl", "echo true")
        #expect(world.run("bell", "start") == 0)
        #expect(
            world.output
                == "Nothing rings: the desktop is set to \"do not disturb\" (dunstctl). A screen flashes instead.\n")
    }

    @Test("The doctor reports the result")
    func doctorOnFocus() throws {
        let players = try desktop()
        world.run("doctor")
        #expect(world.output.contains("unknown: none of dunstctl, makoctl, busctl, gdbus, gsettings answers"))
        try players.add("makoctl", "echo dnd")
        world.run("doctor")
        #expect(world.output.contains("on (makoctl): no sound, only a flash on the screen; notifications wait"))
        #expect(world.run("config", "set", "focus", "maybe") != 0)
        #expect(world.run("config", "set", "focus", "ignore") == 0)
        world.run("doctor")
        #expect(world.output.contains("ignored: the setting focus is \"ignore\""))
    }
}
