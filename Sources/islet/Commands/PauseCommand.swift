import ArgumentParser
import Meditation
import Surroundings

/// `islet pause`: stops the clock.
struct PauseCommand: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "pause", abstract: "Pause the sitting.")

    @Flag(.verbose) var verbose = false

    func run(in shell: Shell) throws -> Int32 { try shell.perform(.pause) }
}
