import ArgumentParser
import HostSystem
import PlainText

/// Turns a command line into a command, or into a text such as the help that was asked for.
enum CommandLineReader {
    /// What a command line asks for.
    enum Answer {
        /// To run this.
        case command(any ShellCommand)
        /// To print this and no more: version, completion script.
        case text(String)
        /// To explain a command.
        case help(HelpPage)
    }

    /// Most words of a command line. For four times as many the parser takes ten seconds.
    private static let mostWords = 5000

    /// Reads the arguments after the program's name. Throws a ``CommandFailure`` when they are not understood.
    static func read(_ arguments: [String]) throws(CommandFailure) -> Answer {
        guard arguments.count <= mostWords else {
            throw CommandFailure(
                sentence: "The command line has more than \(mostWords) words; run Islet several times.",
                status: .usage)
        }
        var arguments = arguments
        if arguments == ["--plain"] { return .command(IsletCommand(plain: true)) }
        // Before a command it is meant for the command.
        if arguments.first == "--plain" { arguments = [arguments[1], "--plain"] + arguments[2...] }
        try checkCommands(arguments)
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
                guard asksForHelp(arguments) else { return .text(IsletCommand.fullMessage(for: error)) }
                guard let page = try? HelpPage(of: path(of: arguments)) else {
                    preconditionFailure("ArgumentParser describes its commands in another form than the manual reads")
                }
                return .help(page)
            }
            throw CommandFailure(sentence: sentence(for: error), status: .usage)
        }
    }

    private static func asksForHelp(_ arguments: [String]) -> Bool {
        arguments.first == "help" || arguments.prefix { $0 != "--" }.contains(where: ["-h", "--help"].contains)
    }

    /// `islet`, `log`, `add` for `log add --help` and for `help log add`.
    private static func path(of arguments: [String]) -> [any ParsableCommand.Type] {
        var (path, known): ([any ParsableCommand.Type], _) = ([IsletCommand.self], commands)
        for word in arguments.first == "help" ? arguments.dropFirst() : arguments[...] {
            guard let command = known.first(where: { $0.configuration.commandName == word }) else { break }
            path.append(command)
            known = command.configuration.subcommands
        }
        return path
    }

    /// Names the commands that there are where the first word, or one after `help`, is none of them.
    private static func checkCommands(_ arguments: [String]) throws(CommandFailure) {
        let isHelp = arguments.first == "help"
        var (place, known) = ("", commands)
        for word in isHelp ? arguments.dropFirst() : arguments.prefix(1) where !word.hasPrefix("-") && !word.isEmpty {
            guard let command = known.first(where: { $0.configuration.commandName == word }) else {
                throw unknown(word, of: place, known)
            }
            place += " \(word)"
            known = command.configuration.subcommands
        }
    }

    private static func unknown(
        _ word: String, of place: String, _ known: [any ParsableCommand.Type]
    ) -> CommandFailure {
        let names = known.filter { $0.configuration.shouldDisplay }.map { $0.configuration.commandName ?? "" }
        let sentence =
            names.isEmpty
            ? "\"\(word)\" is no command: `islet\(place)` has none of its own; see `islet help\(place)`."
            : "\"\(word)\" is no command\(place.isEmpty ? "" : " of islet\(place)"); "
                + (NearMiss.word(for: word, among: names).map { "did you mean \($0)? There are" } ?? "there are")
                + " \(names.joined(separator: ", "))."
        return CommandFailure(sentence: sentence, status: .usage)
    }

    /// The commands in the order of the help.
    private static var commands: [any ParsableCommand.Type] { IsletCommand.groups.flatMap(\.subcommands) }

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
