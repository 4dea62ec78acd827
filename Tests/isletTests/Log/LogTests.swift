import Foundation
import HostSystem
import Meditation
import TestWorld
import Testing

@testable import Attendance
@testable import islet

struct LogTests {
    private let world = TestShell()

    /// The log without its times.
    private var entries: [String] { world.shell.logFile.lines(1000).map { String($0.drop { $0 != " " }.dropFirst()) } }

    private func attend(until isOver: @escaping () -> Bool) throws {
        let shell = world.shell.logging(as: "attendant")
        let bell = AttendantBell(terminal: nil, environment: [:], log: shell.log)
        _ = try world.run(Attendant(shell: shell, bell: bell)) { deadline in
            guard let deadline, !isOver() else { return .terminated(signal: SIGTERM) }
            world.now = max(world.now, deadline)
            return .deadline
        }
    }

    @Test(
        "With -v a command says on standard error what it does, and prints the same",
        arguments: [
            ["status", "-v"], ["status", "--verbose", "--format", "json"], ["-v", "status"], ["pause", "-v"],
            ["log", "-v"], ["-v", "log", "list"], ["config", "get", "theme", "--verbose"], ["-v", "theme", "list"],
        ])
    func verbose(arguments: [String]) {
        world.run("sit", "20m", "--detach")
        #expect(world.errors.isEmpty)
        let status = world.runAll(arguments.filter { !["-v", "--verbose"].contains($0) })
        let output = world.output
        if arguments.first == "pause" { world.run("resume") }
        #expect(world.runAll(arguments) == status)
        #expect(world.output == output)
        // An empty list is reported there, too.
        let lines = world.errors.split(separator: "\n").filter { $0.contains(" islet: ") }
        #expect(lines.first?.contains(" debug islet: Running a command. command=") == true)
        #expect(lines.last?.contains(" debug islet: The command has ended. ") == true)
        #expect(lines.allSatisfy { $0.hasPrefix("2026-11-21T08:14:00.000Z ") })
    }

    @Test(
        "With -v islet sit and islet alone do so too",
        arguments: [["sit", "20m", "-v"], ["20m", "-v"], ["-v", "20m"]])
    func verboseSit(arguments: [String]) {
        #expect(world.runAll(arguments) == 0)
        #expect(world.errors.contains(" info islet: The sitting changed. event=start "))
        #expect(world.run("-v") == 0)
        #expect(world.errors.contains(" debug islet: Running a command. command=islet "))
    }

    @Test("While a full screen is open, entries go to the file alone")
    func screen() {
        world.run("sit", "20m", "--detach")
        world.isScreenOpen = true
        world.run("pause", "-v")
        #expect(world.errors.isEmpty)
        #expect(entries.contains { $0.hasPrefix("info islet: The sitting changed. event=pause ") })
        #expect(entries.contains { $0.hasPrefix("debug islet: The command has ended. command=pause ") })
    }

    @Test("What -v adds stays out of the file, which holds what ISLET_LOG asks for")
    func verboseFile() {
        world.run("sit", "20m", "--detach", "-v")
        #expect(world.errors.contains(" debug islet: "))
        #expect(!entries.isEmpty && entries.allSatisfy { $0.hasPrefix("info ") })
        world.environment["ISLET_LOG"] = "error"
        world.run("pause", "-v")
        #expect(world.errors.contains(" info islet: The sitting changed. event=pause "))
        #expect(!entries.contains { $0.contains("event=pause") })
    }

    @Test("A screen logs its part as screen")
    func screenLabel() throws {
        world.takePlace()
        world.run("sit", "20m")
        let request = try #require(world.screens.first)
        request.log.info("Hello.")
        #expect(entries.last == "info screen: Hello.")
    }

    @Test("ISLET_LOG names the level; text that names none is refused before anything happens")
    func level() throws {
        world.environment["ISLET_LOG"] = "loud"
        #expect(world.run("sit", "20m") == 64)
        #expect(
            world.errors == "islet: \"loud\" is not allowed for ISLET_LOG; give trace, debug, info, notice, warning, "
                + "error or critical.\n")
        #expect(try world.store.running() == nil)
        world.environment["ISLET_LOG"] = "warning"
        world.run("sit", "20m", "--detach")
        #expect(entries.isEmpty)
        world.environment["ISLET_LOG"] = "debug"
        world.run("config", "path")
        #expect(entries.contains { $0.hasPrefix("debug islet: Running a command. command=\"config path\" ") })
        #expect(world.errors.isEmpty)
    }

    @Test("The attendant logs a bell that is due, and what rang")
    func bells() throws {
        try world.write(settings: "bell = \"none\"\n")
        world.run("sit", "20m", "--detach")
        try world.write(settings: "bell = \"bowl\"\nnotification = false\n")
        try attend { (try? world.store.memory())?.moments.contains { $0.event == .target } == true }
        #expect(entries.contains { $0.hasPrefix("info attendant: A bell is due. bell=start ") })
        #expect(entries.contains { $0.hasPrefix("info attendant: A bell is due. bell=\"target 1200.0\" ") })
        // The machine of the test has neither a player nor a terminal.
        #expect(entries.contains { $0.hasPrefix("warning attendant: The sound did not play. reason=") })
        #expect(entries.contains("warning attendant: Nothing rang."))
    }

    @Test(
        "The attendant logs why a bell did not ring",
        arguments: [
            ("haptics = \"off\"\n", #"event=start reason="haptics is \"off\"""#),
            ("bell = \"none\"\n", #"event=start reason="bell is \"none\"""#),
            ("quiet-hours = \"08:00-09:00\"\n", "event=start reason=\"quiet hours, 08:00-09:00\""),
            ("strokes.start = 0\n", #"event=start reason="strokes.start is 0""#),
        ])
    func silence(settings: String, reason: String) throws {
        try world.write(settings: settings)
        world.run("sit", "20m", "--detach")
        try attend { true }
        #expect(entries.contains("info attendant: The bell is silent. \(reason)"), "\(entries)")
    }

    @Test("A bell that is too late, and one that another process rings, are logged as such")
    func otherBells() throws {
        try world.write(settings: "bell = \"none\"\n")
        world.run("sit", "20m", "--detach")
        world.now += 3600
        try attend { true }
        #expect(
            entries.contains { $0.hasPrefix("warning attendant: A bell did not ring: it was too late. bell=\"target") })
        var ringer = BellScheduler(store: world.store, log: world.shell.logger("screen"))
        world.run("complete")
        world.run("sit", "20m", "--detach")
        ringer.follow(try world.store.memory(), at: world.reading)
        try attend { true }
        _ = ringer.ring(at: world.reading, strokes: .none)
        #expect(entries.contains { $0.hasPrefix("info screen: Another process rings this bell. bell=start ") })
    }

    @Test("What becomes of the sitting, processes that are started, and refused input are logged")
    func commands() throws {
        try world.write(settings: "[hooks]\nstart = \"true\"\n")
        for arguments in [["sit", "20m", "--detach"], ["pause"], ["extend", "x\u{1B}[2J"], ["complete"]] {
            world.runAll(arguments)
        }
        let events = entries.filter { $0.contains("The sitting changed.") }
        #expect(events.map { $0.split(separator: " ")[5] } == ["event=start", "event=pause", "event=complete"])
        #expect(entries.contains("info islet: Starting the attendant."))
        #expect(entries.contains("info islet: Starting a process for a hook. event=start"))
        #expect(
            entries.contains { $0.hasPrefix("info islet: Input was refused. reason=") && $0.hasSuffix("status=64") })
        #expect(!entries.joined().unicodeScalars.contains("\u{1B}"))
    }

    @Test("A damaged database that is set aside is logged")
    func damage() throws {
        world.run("sit", "20m", "--detach")
        try Data("not a database, but long enough to be read as one".utf8)
            .write(to: URL(filePath: world.store.locations.statePath))
        world.run("pause")
        #expect(entries.contains { $0.hasPrefix("warning islet: \(world.store.locations.statePath) was damaged") })
    }

    @Test("islet doctor --log prints where the log is and its last 50 lines; or that there is none")
    func doctor() {
        #expect(world.run("doctor", "--log") == 0)
        let path = world.home.path + "/.local/state/islet/attendant.log"
        #expect(world.output == "Nothing is logged yet; the log will be in \(path).\n")
        world.run("sit", "20m", "--detach")
        for _ in 0..<60 { world.shell.log.info("Again.") }
        world.shell.log.info("Last.")
        #expect(world.run("doctor", "--log") == 0)
        let lines = world.output.split(separator: "\n")
        #expect(lines.first == "The end of \(path):")
        #expect(lines.count == 51)
        #expect(lines.last?.hasSuffix(" info islet: Last.") == true)
        world.run("doctor")
        #expect(world.output.contains("\nAttendant\n"))
    }
}
