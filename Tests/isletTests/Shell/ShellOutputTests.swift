import Foundation
import PlainText
import TestWorld
import Testing

@testable import StatusLines
@testable import islet

@Suite("Command output with untrusted names")
struct ShellOutputTests {
    private let world = TestShell()

    /// A title that would set the window's title, in C0 and in C1.
    private static let evil = "\u{1B}]0;owned\u{7}\u{9B}31m"

    private func run(_ arguments: String...) -> Int32 {
        (world.output, world.errors) = ("", "")
        return Islet.run(arguments, in: world.shell)
    }

    private var hasControls: Bool {
        (world.output + world.errors) != TerminalText.printable(world.output + world.errors)
    }

    @Test("An activity's title is printed without control characters")
    func titles() throws {
        let title = try #require(String(data: JSONEncoder().encode(Self.evil), encoding: .utf8))
        _ = run("activity", "start", "{\"title\": \(title)}", "--id", "build")
        for arguments in [["activity", "list"], ["activity", "list", "--format", "json"], ["status"]] {
            (world.output, world.errors) = ("", "")
            _ = Islet.run(arguments, in: world.shell)
            #expect(!hasControls, "\(arguments): \(world.output.debugDescription)")
        }
    }

    @Test("Methods and error messages are printed without control characters, too")
    func methodsAndErrors() throws {
        _ = run("log", "add", "2026-11-19T06:00:00Z", "20m", "--method", Self.evil)
        for arguments in [["log"], ["log", "--format", "json"], ["stats", "--since", "3d"]] {
            (world.output, world.errors) = ("", "")
            _ = Islet.run(arguments, in: world.shell)
            #expect(!hasControls, "\(arguments): \(world.output.debugDescription)")
        }
        for arguments in [["simulate", Self.evil], [Self.evil], ["sit", Self.evil], ["theme", "show", Self.evil]] {
            (world.output, world.errors) = ("", "")
            #expect(Islet.run(arguments, in: world.shell) != 0)
            #expect(!world.errors.isEmpty && !hasControls, "\(arguments): \(world.errors.debugDescription)")
        }
    }

    @Test("No format of islet status prints control characters", arguments: StatusFormat.all.map(\.name))
    func statusFormats(format: String) throws {
        let title = try #require(String(data: JSONEncoder().encode("Tea\u{9B}31m\u{7F}"), encoding: .utf8))
        #expect(run("activity", "start", "{\"title\": \(title), \"status\": \(title)}", "--id", "build") == 0)
        #expect(run("status", "--format", format) >= 0)
        #expect(world.output.contains("Tea") && !hasControls)
        #expect(run("activity", "start", "{\(title): 1}") == 65)
        #expect(world.errors.contains("Tea") && !hasControls)
    }

    @Test("A method in a manipulated database is printed without control characters")
    func changedDatabase() throws {
        let name = "METHOD"
        #expect(run("log", "add", "2026-11-19T06:00:00Z", "20m", "--method", name, "--note", name) == 0)
        #expect(run("sit", "20m", "--method", name) == 0)
        for path in [
            world.store.locations.stateDirectory + "/state.sqlite", world.store.locations.dataDirectory + "/log.sqlite",
        ] {
            try replace(name, with: "\u{1B}]0;o\u{7}", in: URL(fileURLWithPath: path))
        }
        for arguments in [
            ["log"], ["log", "--format", "json"], ["stats", "--since", "3d"], ["export"],
            ["export", "--format", "json"],
            ["status"], ["status", "--format", "{method}"], ["sit"], ["extend", "5m"], ["complete"],
            ["log", "edit", "last", "--type", "other"], ["log", "undo"], ["log", "remove", "last"],
        ] {
            (world.output, world.errors) = ("", "")
            // To a file it is written unchanged.
            world.isOutputTerminal = arguments[0] == "export"
            _ = Islet.run(arguments, in: world.shell)
            #expect(!(world.output + world.errors).isEmpty)
            #expect(!hasControls, "\(arguments): \(world.output.debugDescription)")
        }
    }

    /// Replaces a text in a file with another of the same length in bytes.
    private func replace(_ text: String, with other: String, in file: URL) throws {
        #expect(text.utf8.count == other.utf8.count)
        var bytes = try Data(contentsOf: file)
        while let range = bytes.range(of: Data(text.utf8)) { bytes.replaceSubrange(range, with: Data(other.utf8)) }
        try bytes.write(to: file)
    }
}
