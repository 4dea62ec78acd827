import Foundation
import TestWorld
import Testing

@testable import islet

struct LogTests {
    private let world = TestShell()

    /// The log without its times.
    private var entries: [String] { world.shell.logFile.lines(1000).map { String($0.drop { $0 != " " }.dropFirst()) } }

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

    @Test("What status refuses, once a second for a bar, is logged only where debugging is wanted")
    func refusedStatus() {
        world.run("sit", "20m", "--detach")
        for arguments in [["status", "--format", "jsno"], ["status", "--presentation", "round"]] {
            #expect(world.runAll(arguments) == 64)
        }
        #expect(!entries.isEmpty && !entries.contains { $0.contains("refused") })
        world.environment["ISLET_LOG"] = "debug"
        world.run("status", "--format", "jsno")
        #expect(entries.contains { $0.hasPrefix("debug islet: Input was refused. reason=") })
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
