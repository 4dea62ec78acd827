import ArgumentParser
import Meditation
import Surroundings

/// `islet resume`: lets the clock go on.
struct ResumeCommand: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "resume", abstract: "Let the clock go on; the pause is not counted.")

    func run(in shell: Shell) throws -> Int32 { try shell.perform(.resume) }
}
