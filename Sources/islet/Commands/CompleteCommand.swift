import ArgumentParser
import Meditation

/// `islet complete`: ends the sitting and logs it.
struct CompleteCommand: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "complete", abstract: "End the sitting and log it.")

    @Option(help: ArgumentHelp("Words to show on completion instead of the usual ones.", valueName: "text"))
    var message: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("What you have to say about the sitting; the log keeps it.", valueName: "text"))
    var note: String?

    func run(in shell: Shell) throws -> Int32 {
        let note = try note.flatMap { text throws(LogError) in try SittingNote.checked(text) }
        return try shell.perform(.complete(message: message), note: note)
    }
}
