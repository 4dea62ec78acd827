import Testing

@testable import SittingScreen
@testable import Surroundings
@testable import islet

struct RehearsalTests {
    @Test(arguments: [[], ["sit"], ["20m"], ["sit", "20m", "--show-seconds"]])
    func commandsThatOpenTheScreenAreRehearsed(arguments: [String]) throws {
        var shell = Shell.process()
        (shell.isInputTerminal, shell.isOutputTerminal, shell.environment["TERM"]) = (true, true, "xterm-256color")
        let rehearsal = try #require(Rehearsal(for: CommandLineReader.expanded(arguments), in: shell))
        rehearsal.end()
    }

    @Test(arguments: [["status"], ["sit", "20m", "--detach"], ["--plain"], ["sit", "--help"], ["log"]])
    func otherCommandsAreNotRehearsed(arguments: [String]) {
        var shell = Shell.process()
        (shell.isInputTerminal, shell.isOutputTerminal, shell.environment["TERM"]) = (true, true, "xterm-256color")
        #expect(Rehearsal(for: CommandLineReader.expanded(arguments), in: shell) == nil)
    }

    @Test func withoutAScreenNothingIsRehearsed() {
        var shell = Shell.process()
        (shell.isInputTerminal, shell.isOutputTerminal) = (true, false)
        #expect(Rehearsal(for: ["sit"], in: shell) == nil)
    }
}
