import ArgumentParser
import Attendance
import CommandHelp
import HostSystem
import Languages
import Meditation
import PlainText
import ShellCommands
import SittingScreen

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

    /// The arguments with `sit` before a duration that stands in the place of the command: `islet 20m`.
    ///
    /// No command begins with a digit, so that what is wrong with `20x` is said of a duration.
    static func expanded(_ arguments: [String]) -> [String] {
        guard let word = arguments.first(where: { !commonFlags.contains($0) }), let first = word.first,
            first.isASCII && first.isNumber || (try? SittingDuration.parse(word)) != nil
        else { return arguments }
        return ["sit"] + arguments
    }

    /// Reads the arguments after the program's name. Throws a ``CommandFailure`` when they are not understood, in the language that
    /// `speak` chooses unless the command is one for designers and developers.
    static func read(_ arguments: [String], speak: () -> Void) throws(CommandFailure) -> Answer {
        guard arguments.count <= mostWords else {
            throw CommandFailure(
                sentence: localized(
                    "The command line has more than \(String(mostWords)) words; run Islet several times."),
                status: .usage)
        }
        // Before a command they are meant for the command.
        let flags = Array(arguments.prefix { commonFlags.contains($0) })
        var arguments = Array(arguments.dropFirst(flags.count))
        if arguments.isEmpty {
            return .command(
                IsletCommand(plain: flags.contains("--plain"), verbose: flags.contains { $0 != "--plain" }))
        }
        try checkCommands(arguments, speak: speak)
        let names = HelpPage.path(of: arguments, from: IsletCommand.self).dropFirst()
        if arguments.first != "help", !names.isEmpty { arguments.insert(contentsOf: flags, at: names.count) }
        arguments = NegativeDurations.marked(arguments)
        if arguments.first != "help", let type = names.last as? any ShellCommand.Type,
            type.configuration.subcommands.isEmpty, let command = command(type, Array(arguments.dropFirst(names.count)))
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
                guard HelpPage.isAsked(for: arguments) else { return .text(IsletCommand.fullMessage(for: error)) }
                guard let page = try? HelpPage(of: HelpPage.path(of: arguments, from: IsletCommand.self)) else {
                    preconditionFailure("ArgumentParser describes its commands in another form than the manual reads")
                }
                return .help(page)
            }
            let path = HelpPage.path(of: arguments, from: IsletCommand.self)
            if (path.last as? any ShellCommand.Type).map(SpokenCommands.contains) ?? true { speak() }
            throw CommandFailure(sentence: sentence(for: error), status: .usage)
        }
    }

    /// A command with the arguments after its name, read without those above it, which the parser would look up by reflection as well:
    /// that saves 6 of the 39 million instructions of `islet sit 20m --detach`.
    ///
    /// `nil` if the arguments are wrong or ask for something else, such as help: only the parse from the root can answer these.
    private static func command<Command: ShellCommand>(_ type: Command.Type, _ arguments: [String]) -> Command? {
        try? type.parseAsRoot(arguments) as? Command
    }

    /// The flags of `islet` itself, which may also stand before a command that has them.
    private static let commonFlags = ["--plain", "-v", "--verbose"]

    /// The command as it was typed, without options: `log add`; `islet` for the screen.
    static func name(of arguments: [String]) -> String {
        let words = arguments.drop { commonFlags.contains($0) }
        let names = HelpPage.path(of: Array(words), from: IsletCommand.self).map { $0._commandName }
        return names.count > 1 ? Array(names.dropFirst()).joined(separator: " ") : "islet"
    }

    /// Refuses a first word, or one after `help`, that is not a command.
    private static func checkCommands(_ arguments: [String], speak: () -> Void) throws(CommandFailure) {
        let isHelp = arguments.first == "help"
        var (place, known) = ("", commands)
        for word in isHelp ? arguments.dropFirst() : arguments.prefix(1) where !word.hasPrefix("-") && !word.isEmpty {
            guard let command = known.first(where: { $0.configuration.commandName == word }) else {
                speak()
                throw CommandFailure(sentence: sentence(forUnknown: word, in: place, known), status: .usage)
            }
            place += " \(word)"
            known = command.configuration.subcommands
        }
    }

    private static func sentence(
        forUnknown word: String, in place: String, _ known: [any ParsableCommand.Type]
    ) -> String {
        let names = known.filter { $0.configuration.shouldDisplay }.map { $0.configuration.commandName ?? "" }
        let unknown =
            place.isEmpty
            ? localized("Unknown command \"\(word)\"")
            : localized("Unknown command \"\(word)\" of \("islet\(place)")")
        guard !names.isEmpty else {
            return localized("\(unknown), which has no subcommands; see `\("islet\(place)") --help`.")
        }
        var guesses: [String] = []
        if place.isEmpty, let meant = synonyms[word.lowercased()] {
            guesses = [meant]
        } else if let near = NearMiss.word(for: word, among: names) {
            guesses = [near]
        } else {
            let longer = (place.isEmpty ? ["help"] : []) + names
            guesses = longer.filter { $0.hasPrefix(word.lowercased()) }
        }
        guard (1...3).contains(guesses.count) else {
            return localized("\(unknown); `\("islet\(place)") --help` lists the commands.")
        }
        let quoted = guesses.map { localized("\"\($0)\"", "quoted") }
        let words = quoted.dropFirst().reduce(quoted[0]) { localized("\($0) or \($1)", "two words") }
        return localized("\(unknown); did you mean \(words)?")
    }

    /// What other timers, or the screen, call a command.
    private static let synonyms = [
        "start": "sit", "begin": "sit", "meditate": "sit", "timer": "sit", "continue": "resume", "add": "extend",
        "stop": "complete", "end": "complete", "finish": "complete", "discard": "cancel", "abort": "cancel",
        "history": "log", "list": "log", "show": "status", "settings": "config", "man": "help",
    ]

    /// The commands in the order of the help.
    private static var commands: [any ParsableCommand.Type] { IsletCommand.groups.flatMap(\.subcommands) }

    /// ArgumentParser's message, and where to read on, as one sentence.
    private static func sentence(for error: any Error) -> String {
        var message = IsletCommand.message(for: error)
        while message.last == "." || message.last == "\n" { message.removeLast() }
        // "See 'islet sit --help' for more information."
        let parts = IsletCommand.fullMessage(for: error).split(separator: "'")
        let help = parts.last { $0.hasPrefix("islet ") && $0.hasSuffix("--help") } ?? "islet --help"
        return localized("\(ParserMessage.spoken(message)); see `\(String(help))`.")
    }
}

/// Lets `islet extend -5m` be written as people write it.
///
/// To a parser of options `-5m` is a bundle of them, and in `-1h` it even finds `-h`. A `--` before the first word that begins
/// like a negative number says that it is none; after an option that takes a number, `=` says that it is its value.
enum NegativeDurations {
    /// The commands that take a duration; a setting's value may be a number, too.
    private static let commands = ["extend", "sit"]
    /// The options that take one, or another number.
    private static let options = [
        "--prepare", "--interval", "--bells", "--limit", "--at", "--record", "--step", "--zoom",
    ]

    /// The arguments of the command line, with the `--` that was meant. Who asks for help gets it wherever that stands.
    static func marked(_ arguments: [String]) -> [String] {
        let arguments = joined(arguments)
        guard let command = arguments.first,
            commands.contains(command) || arguments.starts(with: ["config", "set"]),
            !arguments.contains(where: ["--", "--help", "-h"].contains),
            let index = arguments.firstIndex(where: isNegative)
        else { return arguments }
        return arguments[..<index] + ["--"] + arguments[index...]
    }

    /// `--limit -1` as `--limit=-1`.
    private static func joined(_ arguments: [String]) -> [String] {
        arguments.reduce(into: []) { words, word in
            if let option = words.last, options.contains(option), isNegative(word) {
                words[words.count - 1] = "\(option)=\(word)"
            } else {
                words.append(word)
            }
        }
    }

    private static func isNegative(_ word: String) -> Bool {
        guard word.first == "-", let next = word.dropFirst().first else { return false }
        return next.isASCII && (next.isNumber || next == ".")
    }
}
