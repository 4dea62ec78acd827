import TestWorld
import Testing

@testable import Attendance

struct AttendantBellTests {
    private let world = TestShell()
    private let players: FakePlayers

    init() throws { players = try FakePlayers(in: world) }

    @Test func ifTheTerminalIsGoneTheBowlSounds() throws {
        try players.add("aplay")
        var bell = AttendantBell(
            terminal: "/dev/islet-no-such-terminal", environment: world.environment, log: world.shell.log)
        #expect(bell.ring(.terminal) == nil)
        #expect(players.wait { players.played == ["aplay -q \(world.home.path)/.cache/islet/bowl-1.wav"] })
        #expect(bell.isBusy)
    }

    @Test func theNewestRemainingTerminalRings() throws {
        try world.store.makeReady()
        let known = AttendantProcess(store: world.store).terminals
        let (old, new) = (try #require(PseudoTerminal()), try #require(PseudoTerminal()))
        // It was started by a script, which has none.
        var bell = AttendantBell(terminal: nil, known: known, environment: world.environment, log: world.shell.log)
        known.add(old.device)
        known.add(new.device)
        known.add("/dev/islet-no-such-terminal")
        #expect(bell.ring(.terminal) == nil)
        #expect(new.nextByte() == 7)
        #expect(!bell.isBusy)
    }
}
