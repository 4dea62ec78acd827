import ArgumentParser
import Meditation

/// `islet complete`: ends the sitting and logs it.
struct CompleteCommand: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "complete", abstract: "End the sitting and log it.")

    @Option(help: ArgumentHelp("Words to show on completion instead of the usual ones.", valueName: "text"))
    var message: String?

    func run(in shell: Shell) throws -> Int32 { try shell.perform(.complete(message: message)) }
}
