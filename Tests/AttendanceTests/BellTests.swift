import Foundation
import ScreenKit
import TestWorld
import Testing

@testable import Attendance
@testable import Configuration

struct BellTests {
    private let world = TestShell()
    private let players: FakePlayers

    init() throws { players = try FakePlayers(in: world) }

    private var bowl: String { world.home.path + "/.cache/islet/bowl-1.wav" }

    /// Rings and follows the players until there is something to do or `condition` is true.
    private func ring(
        _ bell: inout Bell, _ stroke: Settings.Stroke = .sound(.bowl), until condition: () -> Bool
    ) -> Bell.Answer {
        var answer = bell.ring(stroke)
        _ = players.wait {
            if answer == Bell.Answer() { answer = bell.childEnded() }
            return answer != Bell.Answer() || condition()
        }
        return answer
    }

    @Test func theFirstPlayerPlaysAndTheTerminalIsSilent() throws {
        try players.add("aplay")
        try players.add("paplay")
        var bell = Bell(environment: world.environment, log: world.shell.log)
        let answer = ring(&bell) { !players.played.isEmpty }
        #expect(answer == Bell.Answer())
        #expect(players.played == ["paplay \(bowl)"])
        #expect(bell.playing == "paplay")
        #expect(bell.isPlaying)
    }

    @Test func afterAFailedPlayerTheNextIsTried() throws {
        try players.add("pw-play", "exit 1")
        try players.add("aplay")
        var bell = Bell(environment: world.environment, log: world.shell.log)
        #expect(ring(&bell) { players.played.count == 2 } == Bell.Answer())
        #expect(players.played == ["pw-play \(bowl)", "aplay -q \(bowl)"])
        #expect(bell.playing == "aplay")
    }

    @Test func aPlayerThatEndsTooSoonCountsAsFailed() throws {
        try players.add("ffplay", "exit 0")
        var bell = Bell(environment: world.environment, log: world.shell.log)
        let answer = ring(&bell) { false }
        #expect(answer.sign == .ring)
        #expect(answer.complaint == .playersFailed(["ffplay: ended at once"]))
    }

    @Test func ifAllFailTheTerminalRingsAndItIsReportedOnce() throws {
        try players.add("paplay", "exit 1")
        try players.add("aplay", "kill -9 $$")
        var bell = Bell(environment: world.environment, log: world.shell.log)
        let first = ring(&bell) { false }
        #expect(
            first
                == Bell.Answer(sign: .ring, complaint: .playersFailed(["paplay: status 1", "aplay: signal 9"])))
        #expect(ring(&bell) { false } == Bell.Answer(sign: .ring, complaint: nil))
        #expect(!bell.isPlaying)
    }

    @Test func withoutAPlayerTheTerminalRingsAtOnce() {
        var bell = Bell(environment: world.environment, log: world.shell.log)
        #expect(bell.ring(.sound(.bowl)) == Bell.Answer(sign: .ring, complaint: .noPlayer))
    }

    @Test func aMissingFileIsReported() throws {
        try players.add("aplay")
        var bell = Bell(environment: world.environment, log: world.shell.log)
        let answer = bell.ring(.sound(.file("~/gong.wav")))
        #expect(answer.complaint == .unreadable(path: "~/gong.wav", reason: "No such file or directory"))
        try Data("not a wave".utf8).write(to: world.home.appending(path: "gong.wav"))
        #expect(ring(&bell, .sound(.file("~/gong.wav"))) { !players.played.isEmpty } == Bell.Answer())
        #expect(players.played == ["aplay -q \(world.home.path)/gong.wav"])
    }

    @Test func foldersAndNonExecutablesAreNotPlayers() throws {
        try FileManager.default.createDirectory(
            at: players.folder.appending(path: "pw-play"), withIntermediateDirectories: true)
        try Data().write(to: players.folder.appending(path: "paplay"))
        #expect(PlayerProgram.installed(in: world.environment, for: .file).isEmpty)
        #expect(PlayerProgram.installed(in: ["PATH": ".:"], for: .stream).isEmpty)
    }

    @Test(arguments: [
        "automatic", "terminal", "bowl", "small-bowl", "gong", "wood", "chime", "none", "/a b.wav", "~/gong.wav",
    ]) func bellSettingsRoundTrip(text: String) {
        #expect(Settings.Bell(text)?.text == text)
    }

    @Test(arguments: ["", "gongs", "gong.wav", "./gong.wav"]) func invalidBellsAreRefused(text: String) {
        #expect(Settings.Bell(text) == nil)
    }

    @Test("Automatic is the bowl with a player, and without one the terminal, without a complaint")
    func automatic() throws {
        let settings = Settings.defaults
        var alone = Bell(environment: world.environment, log: world.shell.log)
        #expect(alone.ring(settings, at: world.now, in: .gmt) == Bell.Answer(sign: .ring, complaint: nil))
        try players.add("paplay")
        var bell = Bell(environment: world.environment, log: world.shell.log)
        #expect(bell.ring(settings, at: world.now, in: .gmt) == Bell.Answer())
        #expect(players.wait { players.played == ["paplay \(bowl)"] })
    }

    @Test(
        "Each player plays at the volume",
        arguments: [
            ("pw-play", "pw-play --volume=0.25 CACHE/gong-1.wav"), ("paplay", "paplay --volume=41285 CACHE/gong-1.wav"),
            ("aplay", "aplay -q CACHE/gong-1-at-25.wav"), ("afplay", "afplay -v 0.25 CACHE/gong-1.wav"),
            ("play", "play -q -v 0.25 CACHE/gong-1.wav"),
            ("ffplay", "ffplay -nodisp -autoexit -loglevel quiet -volume 25 CACHE/gong-1.wav"),
        ])
    func volume(player: String, played: String) throws {
        try players.add(player)
        var settings = Settings.defaults
        settings.volume = 50
        settings.sounds[.interval] = .sound(BellSound(.own(.gong)))
        var bell = Bell(environment: world.environment, log: world.shell.log)
        #expect(bell.ring(settings, BellStroke(event: .interval), at: world.now, in: .gmt) == Bell.Answer())
        let expected = played.replacing("CACHE", with: world.home.path + "/.cache/islet")
        #expect(players.wait { players.played == [expected] }, "\(players.played)")
    }

    @Test("Every player but that of macOS plays a stream")
    func streams() throws {
        let players = PlayerProgram.names(for: .file).split(separator: ", ").map(String.init)
        for name in players { try self.players.add(name) }
        let found = PlayerProgram.installed(in: world.environment, for: .stream)
        #expect(found.map(\.name) == players.filter { $0 != "afplay" })
        for player in found {
            let words = player.arguments(rate: 8000, channels: 1).joined(separator: " ")
            #expect(words.contains("8000"))
            #expect(words.lowercased().contains("s16") || words.contains("-e signed -b 16 -L"))
        }
    }

    @Test("A chosen sound that no player plays is reported once, and once more where no terminal rings either")
    func chosenSound() throws {
        var settings = Settings.defaults
        settings.bell = .sound(.bowl)
        var reports: [String] = []
        for _ in 0..<3 {
            var bell = ScreenBell(environment: world.environment, timeZone: .gmt, log: world.shell.log)
            var effects: [ProgramEffect] = []
            if let report = bell.ring(settings, at: world.now, &effects) { reports.append(report) }
            #expect(effects == [.ring])
        }
        #expect(reports.count == 1)
        #expect(reports.first?.hasSuffix("install one. The terminal rings instead.") == true)
        let silences = (0..<3).compactMap { _ in
            var bell = AttendantBell(terminal: nil, environment: world.environment, log: world.shell.log)
            return bell.ring(settings, at: world.now, in: .gmt)
        }
        #expect(silences.count == 1)
        #expect(silences.first?.hasSuffix("Nothing rang.") == true)
    }

    @Test("The first screen reports once that no sound can be played")
    func advice() throws {
        let first = BellAdvice.once(.defaults, environment: world.environment)
        #expect(first == "No sound player is installed, so only the terminal's bell rings; try `islet bell`.")
        #expect(BellAdvice.once(.defaults, environment: world.environment) == nil)
    }

    @Test("An emptied cache does not make it forget, and where it cannot be kept it is not reported")
    func adviceIsKept() throws {
        #expect(BellAdvice.once(.defaults, environment: world.environment) != nil)
        try? FileManager.default.removeItem(at: world.home.appending(path: ".cache"))
        #expect(BellAdvice.once(.defaults, environment: world.environment) == nil)
        var environment = world.environment
        environment["XDG_STATE_HOME"] = "/dev/null"
        #expect(BellAdvice.once(.defaults, environment: environment) == nil)
    }

    @Test("Nothing is reported where a player is installed or the bell was chosen")
    func noAdvice() throws {
        var settings = Settings.defaults
        settings.bell = .terminal
        #expect(BellAdvice.once(settings, environment: world.environment) == nil)
        try players.add("aplay")
        #expect(BellAdvice.once(.defaults, environment: world.environment) == nil)
    }
}
