import ArgumentParser
import Meditation
import Surroundings

/// `islet resume`: lets the clock go on.
struct ResumeCommand: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "resume", abstract: "Continue a paused sitting; paused time does not count.")

    @Flag(.verbose) var verbose = false

    func run(in shell: Shell) throws -> Int32 { try shell.perform(.resume) }
}
