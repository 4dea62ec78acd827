import CellUI
import Foundation
import Meditation
import ScreenKit
import ScriptedTerminal
import TerminalScreen
import TestWorld
import Testing

@testable import Attendance
@testable import SittingScreen
@testable import Surroundings
@testable import islet

/// A week of sitting every day, in virtual time, through the programs that a person uses: the attendant, the reminder, the commands
/// and the screen, on one store.
@Suite("A week of practice")
final class PracticeWeekTests {
    private let world = TestShell()
    private let players: FakePlayers
    private var terminal = ScriptedTerminal(at: .distantPast)

    /// Monday, 16 November 2026, 06:30 UTC.
    private let monday = Date(timeIntervalSince1970: 1_794_810_600)

    init() throws {
        players = try FakePlayers(in: world)
        world.environment["DISPLAY"] = ":0"
        world.environment["ISLET_SHORTEST_LOGGED"] = nil
        try world.write(
            settings: """
                show-seconds = false
                weekly-aim = 150
                days-off = ["sun"]
                day-minimum = 10
                moods = ["restless", "settled", "clear"]
                reminders = ["07:00 mon-sat morning"]
                [sittings.morning]
                stages = "sit 20m Zazen, walk 5m bell 2, sit 5m"

                """)
        world.now = monday
        world.whileSleeping = { world in
            guard let sit = world.started.last?.arguments, sit.first == "sit" else { return world.now += 30 }
            // The process that *Begin* has started stores its sitting while the reminder waits for it.
            let output = world.output
            #expect(world.runAll(sit) == 0)
            world.output = output
        }
    }

    // MARK: What happens in a day

    /// The desktop's answers to the next notifications.
    private func answer(_ answers: String...) throws {
        let file = players.folder.appending(path: "answers")
        try Data((answers.joined(separator: "\n") + "\n").utf8).write(to: file)
        try players.add(
            "notify-send",
            """
            case "$*" in --help) echo --action; exit;; esac
            /bin/sed -n 1p '\(file.path)'
            /bin/sed -i 1d '\(file.path)'
            """)
    }

    /// The attendant waits until a reminder is due, and the reminder is shown and answered. Returns what came of it.
    private func waitForReminder() throws -> String {
        world.started = []
        try world.store.makeReady()
        let bell = AttendantBell(terminal: nil, environment: world.environment, log: world.shell.log)
        _ = try world.run(Attendant(shell: world.shell, bell: bell)) { [world] deadline in
            guard let deadline, world.started.isEmpty else { return .terminated(signal: SIGTERM) }
            world.now = max(world.now, deadline - world.step)
            return .deadline
        }
        #expect(world.started.map(\.arguments) == [["remind", "show"]])
        #expect(world.run("remind", "show") == 0)
        return world.output
    }

    /// The reminder's button has begun the sitting.
    private func checkBegun() throws {
        #expect(try world.store.running()?.stages.list.count == 3)
    }

    /// Opens the screen, plays a script on it, and closes it. Returns the last screen before each wait and the end.
    private func screen(_ script: (ScriptedTerminal) -> Void) throws -> [String] {
        terminal = ScriptedTerminal(size: CellSize(width: 120, height: 36), at: world.now + world.step)
        script(terminal)
        var shell = world.shell
        shell.clock = { [unowned self] in
            world.now = terminal.now - world.step
            return world.reading
        }
        let loaded = LoadedSettings(in: world.environment)
        var program = SittingProgram(
            request: loaded.request(in: shell), colorDepth: .direct, memory: try world.store.memory(),
            activities: try world.store.activities())
        _ = try ProgramLoop(clock: shell.clock).run(&program, on: terminal)
        return terminal.screens
    }

    /// The script of a sitting that is sat to its target and ended, with a mood and perhaps a note.
    private func sitToTheEnd(_ terminal: ScriptedTerminal, mood: Character, note: String = "") {
        terminal.wait(1800)
        terminal.press(.enter, .enter, .character(mood))
        terminal.type(note)
        terminal.press(.enter)
        terminal.wait(30)
    }

    private func nextMorning() {
        let days = (world.now.timeIntervalSince(monday) / 86_400).rounded(.down) + 1
        world.now = monday + days * 86_400
    }

    private func stats() throws -> [String: Any] {
        #expect(world.run("stats", "--format", "json") == 0)
        return try #require(try JSONSerialization.jsonObject(with: Data(world.output.utf8)) as? [String: Any])
    }

    // MARK: The week

    @Test("Stages, moods, a missed day, reminders and a changed clock: log, run of days and aim are as they were sat")
    func week() throws {
        // Monday: the first day.
        try answer("begin")
        #expect(try waitForReminder() == "Begun: morning.\n")
        #expect(world.now == monday + 1800)
        try checkBegun()
        let first = try screen { sitToTheEnd($0, mood: "2", note: "Rain.") }
        #expect(first.contains { $0.contains("Walking") && $0.contains("2 of 3") })
        #expect(first.contains { $0.contains("Today 30 min · this week 30 min of 2 h 30 min") })
        #expect(first.last?.contains("30 min of 2 h 30 min") == true)
        // The same reminder does not come twice.
        #expect(world.run("remind", "show") == 0)
        #expect(world.output == "No reminder is due.\n")

        // Tuesday: later, and then.
        nextMorning()
        try answer("later", "begin")
        #expect(try waitForReminder() == "Begun: morning.\n")
        #expect(world.now.timeIntervalSince(monday) == 86_400 + 1800 + 600)
        try checkBegun()
        let second = try screen { sitToTheEnd($0, mood: "3") }
        #expect(second.contains { $0.contains("this week 1 h of 2 h 30 min · 2 days in a row") })

        // Wednesday: the notification is closed, and nobody sits.
        nextMorning()
        try answer("")
        #expect(try waitForReminder() == "Reminded: 07:00 Mon–Sat morning.\n")
        #expect(try world.store.running() == nil)

        // Thursday: the clock is set forward in the middle of the sitting, and back in the evening.
        nextMorning()
        try answer("begin")
        _ = try waitForReminder()
        try checkBegun()
        _ = try screen { terminal in
            terminal.wait(600)
            terminal.then(
                .run { [unowned self] in
                    world.step += 7200
                    terminal.now += 7200
                }, .event(.clockStepped))
            terminal.wait(1200)
            terminal.press(.enter, .enter, .character("1"), .enter)
            terminal.wait(30)
        }
        world.step = 0

        // Friday: the clock is an hour behind, so that seven o'clock comes an hour later.
        nextMorning()
        world.step = -3600
        try answer("begin")
        _ = try waitForReminder()
        #expect(world.now.timeIntervalSince(monday) == 4 * 86_400 + 1800 + 3600)
        try checkBegun()
        _ = try screen { sitToTheEnd($0, mood: "2") }
        // It is set right, and nothing reminds again that day.
        world.step = 0
        #expect(world.run("remind", "show") == 0)
        #expect(world.output == "No reminder is due.\n")

        // Saturday: a stage is skipped, and the mood is given on the command line.
        nextMorning()
        try answer("begin")
        _ = try waitForReminder()
        try checkBegun()
        _ = try screen { terminal in
            terminal.wait(600)
            terminal.type("n")
            terminal.wait(600)
            terminal.type("q")
        }
        #expect(world.run("complete", "--mood", "clear", "--note", "Short.") == 0)

        // Sunday is a day off: the attendant waits until Monday.
        nextMorning()
        let sunday = try stats()
        #expect(sunday["aim_seconds"] as? Double == 9000)
        #expect(sunday["week_seconds"] as? Double == 8400)
        #expect(sunday["streak_days"] as? Int == 3)
        #expect(sunday["longest_streak_days"] as? Int == 3)
        try answer("begin")
        _ = try waitForReminder()
        #expect(world.now == monday + 7 * 86_400 + 1800)
        try checkBegun()
        let last = try screen { sitToTheEnd($0, mood: "3") }
        for total in ["Today 30 min", "this week 30 min of 2 h 30 min", "4 days in a row"] {
            #expect(last.contains { $0.contains(total) })
        }

        try checkLog()
    }

    private func checkLog() throws {
        let log = try world.store.log()
        #expect(log.map(\.elapsed.rounded) == [1800, 1800, 1800, 1800, 1200, 1800])
        #expect(log.map(\.mood) == ["settled", "clear", "restless", "settled", "clear", "clear"])
        #expect(log.map(\.note) == ["Rain.", nil, nil, nil, "Short.", nil])
        #expect(log.map { $0.stages.list.map(\.name) } == Array(repeating: ["Zazen", "Walking", "Sitting"], count: 6))
        #expect(log[4].stages.list.map(\.duration.rounded) == [600, 300, 300])
        #expect(log.allSatisfy { $0.methodName == log[0].methodName })
        #expect(try world.store.running() == nil)
        // One notification a reminder, and one more for the one that was put off.
        #expect(players.played.filter { $0.contains("Time to sit") }.count == 8)
        #expect(world.run("stats", "--by", "hour", "--plain") == 0)
        #expect(world.output.hasPrefix("07:00: "))
    }
}

extension Double {
    fileprivate var rounded: Double { rounded() }
}
