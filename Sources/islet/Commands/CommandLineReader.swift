import ArgumentParser

/// Turns a command line into a command, or into a text such as the help that was asked for.
enum CommandLineReader {
    /// What a command line asks for.
    enum Answer {
        /// To run this.
        case command(any ShellCommand)
        /// To print this and no more: help, version, completion script.
        case text(String)
    }

    /// Reads the arguments after the program's name. Throws a ``CommandFailure`` when they are not understood.
    static func read(_ arguments: [String]) throws(CommandFailure) -> Answer {
        var arguments = arguments
        if arguments == ["--plain"] { return .command(IsletCommand(plain: true)) }
        // Before a command it is meant for the command.
        if arguments.first == "--plain" { arguments = [arguments[1], "--plain"] + arguments[2...] }
        if let word = arguments.first, isUnknownCommand(word) {
            throw CommandFailure(
                sentence: "\"\(word)\" is no command; there are \(names.joined(separator: ", ")).", status: .usage)
        }
        arguments = NegativeDurations.marked(arguments)
        // The tree of all commands takes some milliseconds to make, and only mistakes and questions for help need it.
        if let type = commands.first(where: { $0.configuration.commandName == arguments.first }),
            let command = try? type.parse(Array(arguments.dropFirst())) as? any ShellCommand
        {
            return .command(command)
        }
        do {
            var command = try IsletCommand.parseAsRoot(arguments)
            if let command = command as? any ShellCommand { return .command(command) }
            // Not one of ours: `help`, which answers by throwing.
            try command.run()
            return .text("")
        } catch {
            guard IsletCommand.exitCode(for: error) != .success else {
                return .text(IsletCommand.fullMessage(for: error))
            }
            throw CommandFailure(sentence: sentence(for: error), status: .usage)
        }
    }

    private static func isUnknownCommand(_ word: String) -> Bool {
        !word.hasPrefix("-") && !word.isEmpty && !names.contains(word) && word != "help"
    }

    /// The commands in the order of the help.
    private static var commands: [any ParsableCommand.Type] { IsletCommand.groups.flatMap(\.subcommands) }

    private static var names: [String] { commands.map { $0.configuration.commandName ?? "" } }

    /// ArgumentParser's message, and where to read on, as one sentence.
    private static func sentence(for error: any Error) -> String {
        var message = IsletCommand.message(for: error)
        while message.last == "." || message.last == "\n" { message.removeLast() }
        // "See 'islet sit --help' for more information."
        let parts = IsletCommand.fullMessage(for: error).split(separator: "'")
        let help = parts.last { $0.hasPrefix("islet ") && $0.hasSuffix("--help") } ?? "islet --help"
        return "\(message); see `\(help)`."
    }
}
