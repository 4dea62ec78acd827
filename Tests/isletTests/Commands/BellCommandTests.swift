import Foundation
import TestWorld
import Testing

@testable import islet

struct BellCommandTests {
    private let world = TestShell()
    private let players: FakePlayers

    init() throws {
        players = try FakePlayers(in: world)
        world.waitsForProcesses = true
        world.environment["ISLET_NOTIFICATION"] = "false"
        world.takePlace()
    }

    @Test func theTerminalRingsTheConfiguredStrokes() {
        world.waitsForProcesses = false
        #expect(world.run("bell") == 0)
        #expect(world.output.hasPrefix("The terminal rings 3 times. No sound player "))
        #expect(world.output.hasSuffix("install one.\n\u{7}\u{7}\u{7}"))
        #expect(world.slept == [.seconds(1.2), .seconds(1.2)])
    }

    @Test func thePlayerIsNamed() throws {
        try players.add("pw-play", "exit 1")
        try players.add("aplay")
        world.environment["ISLET_BELL"] = "bowl"
        #expect(world.run("bell", "start") == 0)
        #expect(world.output == "aplay plays the bowl once.\n")
        #expect(world.errors.isEmpty)
    }

    @Test func withoutAPlayerTheTerminalRingsAndItSaysWhy() {
        world.environment["ISLET_BELL"] = "bowl"
        #expect(world.run("bell", "start") == 0)
        #expect(world.output == "The terminal rings once instead.\n\u{7}")
        #expect(world.errors.contains("needs one of pw-play, paplay, aplay, afplay, play, ffplay in PATH"))
        world.isOutputTerminal = false
        #expect(world.run("bell", "start") == 69)
        #expect(world.output.isEmpty)
    }

    @Test(arguments: [
        ("ISLET_BELL", "none", "Nothing rings: bell is \"none\". A screen flashes instead.\n"),
        ("ISLET_HAPTICS", "flash", "Nothing rings: haptics is \"flash\". A screen flashes instead.\n"),
        ("ISLET_HAPTICS", "off", "Nothing rings: haptics is \"off\".\n"),
        (
            "ISLET_QUIET_HOURS", "08:00-09:00",
            "Nothing rings in the quiet hours, 08:00-09:00; a screen flashes instead.\n"
        ),
        ("ISLET_STROKES_TARGET", "0", "The bell of target does not ring: strokes.target is 0.\n"),
    ])
    func thereIsAReasonWhenNothingRings(variable: String, value: String, sentence: String) {
        world.environment[variable] = value
        #expect(world.run("bell") == 0)
        #expect(world.output == sentence)
    }

    @Test func atTheTargetTheDesktopIsNotifiedToo() throws {
        world.waitsForProcesses = false
        world.environment["ISLET_NOTIFICATION"] = "true"
        world.environment["ISLET_STROKES_TARGET"] = "0"
        world.run("bell")
        #expect(world.output.contains("The desktop is not notified"))
        try players.add("notify-send", "exit 0")
        world.environment["DISPLAY"] = ":0"
        world.run("bell")
        #expect(world.output.contains("notify-send notifies the desktop.\n"))
        #expect(
            players.wait { players.played.first?.hasPrefix("notify-send --app-name=Islet -- Target reached") == true })
        world.environment["TERM"] = "xterm-kitty"
        world.run("bell")
        #expect(world.output.contains("\u{1B}]99;i=islet:d=0;Target reached\u{1B}\\"))
        #expect(world.output.contains("The terminal notifies the desktop.\n"))
    }
}
