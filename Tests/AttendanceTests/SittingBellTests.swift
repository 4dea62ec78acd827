import Foundation
import Meditation
import TestWorld
import Testing

@testable import Attendance

struct SittingBellTests {
    private let world = TestShell()
    private let players: FakePlayers

    init() throws { players = try FakePlayers(in: world) }

    private func target(of sitting: Sitting) -> SittingMoment {
        SittingMoment(sittingID: sitting.id, event: .target, elapsed: 1200, date: sitting.beganAt + 1200)
    }

    private func sitting() throws -> Sitting {
        try world.begin(1200, method: "-e <b>Metta</b>")
    }

    @Test func ifNothingSoundsOneNotificationReplacesTheBell() throws {
        try players.add("notify-send", "exit 0")
        world.environment["DISPLAY"] = ":0"
        let sitting = try sitting()
        var bell = AttendantBell(terminal: nil, environment: world.environment, log: world.shell.log)
        let begun = SittingMoment(sittingID: sitting.id, event: .start, elapsed: 0, date: sitting.beganAt)
        bell.begin(begun, of: sitting, isTold: true)
        let sentence = bell.ring(.terminal)
        #expect(
            sentence
                == "The bell could not ring: no terminal is open, and the bell's sound needs one of pw-play, paplay, aplay, afplay, play, ffplay in PATH; install one. A notification replaced the bell."
        )
        #expect(bell.ring(.terminal) == nil)
        #expect(players.wait { players.played == ["notify-send --app-name=Islet -- Islet The sitting begins."] })
    }

    @Test func theTargetIsNotifiedAndNoTextBecomesAnOption() throws {
        try players.add("notify-send", "exit 0")
        world.environment["WAYLAND_DISPLAY"] = "wayland-0"
        let sitting = try sitting()
        var bell = AttendantBell(terminal: nil, environment: world.environment, log: world.shell.log)
        bell.begin(target(of: sitting), of: sitting, isTold: true)
        let words =
            "notify-send --app-name=Islet -- Target reached -e &lt;b&gt;Metta&lt;/b&gt;, 20 min. The sitting goes on."
        #expect(players.wait { players.played == [words] })
    }

    @Test func theSettingTurnsNotificationsOff() throws {
        try players.add("notify-send", "exit 0")
        world.environment["DISPLAY"] = ":0"
        let sitting = try sitting()
        var bell = AttendantBell(terminal: nil, environment: world.environment, log: world.shell.log)
        bell.begin(target(of: sitting), of: sitting, isTold: false)
        #expect(bell.ring(.terminal)?.hasSuffix("Nothing rang.") == true)
        #expect(players.played.isEmpty)
    }

    @Test func theAttendantStaysUntilTheSoundHasPlayed() throws {
        try players.add("aplay", "exit 1")
        try world.write(settings: "bell = \"bowl\"\n")
        try world.begin(1200)
        try world.perform(.complete())
        var events: [String] = []
        let bell = AttendantBell(terminal: nil, environment: world.environment, log: world.shell.log)
        let signal = try world.run(Attendant(shell: world.shell, bell: bell)) { deadline in
            events.append("waits")
            if events.count > 4000 { return .terminated(signal: SIGABRT) }
            // A due stroke, or the end of a player, as the system would report it.
            usleep(1000)
            if let deadline, deadline < world.now + 5 { world.now = deadline }
            return .childEnded
        }
        #expect(signal == nil)
        let notices = try world.store.memory().notices.map(\.text)
        #expect(notices.count == 1)
        #expect(notices.first?.hasPrefix("The bell's sound cannot be played (aplay: status 1)") == true)
    }
}
