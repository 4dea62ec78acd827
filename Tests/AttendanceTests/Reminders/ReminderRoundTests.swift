import Configuration
import Foundation
import HostSystem
import Meditation
import TestWorld
import Testing

@testable import Attendance

struct ReminderRoundTests {
    private let world = TestShell()

    private func remind(_ settings: String) throws { try world.write(settings: settings) }

    /// A desktop whose user gives these answers, one a notification.
    private func desktop(answering answers: String...) throws -> FakePlayers {
        let players = try FakePlayers(in: world)
        world.environment["DISPLAY"] = ":0"
        let file = players.folder.appending(path: "answers")
        try Data((answers.joined(separator: "\n") + "\n").utf8).write(to: file)
        try players.add(
            "notify-send",
            """
            case "$*" in --help) echo --action; exit;; esac
            /bin/sed -n 1p '\(file.path)'
            /bin/sed -i 1d '\(file.path)'
            """)
        return players
    }

    private func round() throws -> String { try ReminderRound(in: world.shell).run() }

    /// Lets the process that was started store its sitting after some waiting.
    private func storeSitting(afterWaits waits: Int) {
        world.whileSleeping = { world in
            guard !world.started.isEmpty, world.slept.count == waits else { return }
            try world.begin(1500)
        }
    }

    @Test("Begin starts the saved sitting in the background, once a day, and reports it once it is stored")
    func begin() throws {
        let players = try desktop(answering: "begin")
        storeSitting(afterWaits: 7)
        try remind("reminders = [\"08:00 sat morning\"]\n[sittings.morning]\nduration = \"25m\"\nmethod = \"Zazen\"\n")
        #expect(try round() == "Begun: morning.")
        #expect(world.slept.count == 7, "it is reported as begun only when it is stored")
        #expect(try world.store.running() != nil)
        #expect(world.started.first?.arguments == ["sit", "morning", "--detach"])
        world.started = []
        #expect(players.played.last?.hasSuffix("Time to sit morning: Zazen · 25 min") == true)
        #expect(try round() == "No reminder is due.")
        #expect(world.started.isEmpty)
    }

    @Test("A sitting that does not begin is not reported as begun, and the next screen says so")
    func notBegun() throws {
        _ = try desktop(answering: "begin")
        try remind("reminders = [\"08:00 sat morning\"]\n[sittings.morning]\nduration = \"25m\"\n")
        let sentence = "The sitting has not begun; `islet sit morning` says why."
        #expect(try round() == sentence)
        #expect(world.slept.reduce(.zero, +) == .seconds(10))
        #expect(try world.store.memory().notices.map(\.text) == [sentence])
    }

    @Test("Begin of a saved sitting that was removed starts nothing, and the next screen says so")
    func removedSitting() throws {
        _ = try desktop(answering: "begin")
        try remind("reminders = [\"08:00 sat morning\"]\n")
        let sentence = "No saved sitting named \"morning\"; `islet sitting list` shows them."
        #expect(try round() == sentence)
        #expect(world.started.isEmpty)
        #expect(try world.store.memory().notices.map(\.text) == [sentence])
    }

    @Test("Later reminds again after ten minutes; a sitting that began in between ends it")
    func later() throws {
        let players = try desktop(answering: "later", "later", "begin")
        try remind("reminders = [\"08:14\"]\n")
        world.whileSleeping = { world in
            guard world.started.isEmpty else { return _ = try world.begin(1500) }
            world.now += 30
        }
        #expect(try round() == "Begun: the last sitting.")
        #expect(world.slept.reduce(.zero, +) == .seconds(1200) + .milliseconds(20))
        #expect(players.played.last?.hasSuffix("Time to sit It is 08:34.") == true)
        #expect(world.started.first?.arguments == ["sit", "--detach"])
    }

    @Test("Who sits is not reminded")
    func sitting() throws {
        let players = try desktop(answering: "begin")
        try remind("reminders = [\"08:14\"]\n")
        try world.begin(600)
        #expect(try round() == "A sitting is running; no reminder was shown.")
        #expect(!players.played.contains { $0.contains("Time to sit") })
    }

    @Test("Without a desktop the next screen says it")
    func nowhere() throws {
        world.environment["PATH"] = "/nowhere"
        try remind("reminders = [\"08:14\"]\n")
        #expect(try round().hasPrefix("Nothing here shows notifications"))
        #expect(try world.store.memory().notices.map(\.text) == ["Time to sit: 08:14."])
    }

    @Test("A machine that wakes up more than half an hour later stays silent")
    func tooLate() throws {
        let players = try desktop(answering: "begin")
        try remind("reminders = [\"07:40\"]\n")
        #expect(try round() == "No reminder is due.")
        #expect(players.played.isEmpty)
    }

    @Test("The attendant shows a reminder in a process of its own when it is due, and waits for the next")
    func attendant() throws {
        world.environment["PATH"] = "/nowhere"
        try remind("reminders = [\"08:20 sat\", \"09:00 sun\"]\n")
        try world.store.makeReady()
        let bell = AttendantBell(terminal: nil, environment: world.environment, log: world.shell.log)
        var waits: [Date] = []
        var steps = 0
        _ = try world.run(Attendant(shell: world.shell, bell: bell)) { [world] deadline in
            steps += 1
            guard let deadline, steps < 200, world.started.count < 2 else { return .terminated(signal: SIGTERM) }
            waits.append(deadline)
            world.now = deadline
            return .deadline
        }
        #expect(waits.first == Date(timeIntervalSince1970: 1_795_249_200))
        #expect(world.started.map(\.arguments) == [["remind", "show"], ["remind", "show"]])
        // Sunday, 09:00.
        #expect(waits.last == Date(timeIntervalSince1970: 1_795_338_000))
        #expect(zip(waits, waits.dropFirst()).allSatisfy { $1.timeIntervalSince($0) <= Attendant.zonePatience })
    }
}
