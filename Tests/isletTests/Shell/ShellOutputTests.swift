import Foundation
import PlainText
import Testing

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

    @Test("An activity's title reaches the terminal without its control characters")
    func titles() throws {
        let title = try #require(String(data: JSONEncoder().encode(Self.evil), encoding: .utf8))
        _ = run("activity", "start", "{\"title\": \(title)}", "--id", "build")
        for arguments in [["activity", "list"], ["activity", "list", "--format", "json"], ["status"]] {
            (world.output, world.errors) = ("", "")
            _ = Islet.run(arguments, in: world.shell)
            #expect(!hasControls, "\(arguments): \(world.output.debugDescription)")
        }
    }

    @Test("Methods and error messages reach it without theirs, too")
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
}
