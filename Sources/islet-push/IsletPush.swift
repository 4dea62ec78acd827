import ArgumentParser
import CommandHelp
import Foundation
import HostSystem
import PlainText

/// The program: a local APNs for Live Activities, and the timer's server.
@main
struct IsletPush: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "islet-push", abstract: "A local APNs for Live Activities, and the timer's server.",
        discussion: """
            `islet-push serve` starts it; docs/PUSH.md shows a backend's first push.

            OPTIONS
              --version   print the version
              -h, --help  explain islet-push or, after a command, that command
            """,
        version: ProgramVersion.line(of: "islet-push"),
        groupedSubcommands: [
            CommandGroup(
                name: "The server", subcommands: [ServeCommand.self, CertificateCommand.self, UserCommand.self]),
            CommandGroup(name: "What became of pushes", subcommands: [LogCommand.self, StatsCommand.self]),
            CommandGroup(
                name: "The emulated device",
                subcommands: [DeviceCommand.self, ClockCommand.self, FaultCommand.self]),
            CommandGroup(name: "This machine's timer", subcommands: [JoinCommand.self, LeaveCommand.self]),
        ])

    static func main() async {
        let words = ProcessArguments.read()
        do {
            if let word = words.first(where: { $0.wholeMatch(of: /-[0-9][0-9.,:dhms]*/) != nil }) {
                // The parser would look for options in it: `-1h` asks for help. A token may begin with a dash and a digit.
                let option = words.prefix { $0 != word }.last ?? "islet-push"
                throw PushFailure("\(option): \(word) is negative; give 0 or more.", .usage)
            }
            var command = try parseAsRoot(words)
            if var command = command as? any AsyncParsableCommand {
                try await command.run()
            } else {
                try command.run()
            }
            end(.success)
        } catch {
            // Help, versions and completion scripts come as errors that are none.
            if exitCode(for: error) == .success, let help = help(words, insteadOf: fullMessage(for: error)) {
                FileHandle.standardOutput.write(Data(help.utf8))
                end(.success)
            }
            guard exitCode(for: error) != .success, !(error is ExitCode) else { exit(withError: error) }
            let failure = exitCode(for: error) == .validationFailure ? misuse(error, in: words) : PushFailure(error)
            FileHandle.standardError.write(Data("islet-push: \(failure.sentence)\n".utf8))
            end(failure.status)
        }
    }

    /// Ends the process at once, with its output written. The C library would first destroy what threads may still use that have no
    /// end of their own, such as those of a database and of Swift's tasks; commands were seen to crash, rarely, without their output.
    private static func end(_ status: ExitStatus) -> Never {
        fflush(nil)
        _exit(status.rawValue)
    }

    /// The help that was asked for, or that a command without a subcommand prints; nil for another message.
    private static func help(_ words: [String], insteadOf message: String) -> String? {
        let path = HelpPage.path(of: words, from: Self.self)
        guard HelpPage.isAsked(for: words) || message == helpMessage(for: path[path.count - 1]) else { return nil }
        return (try? HelpPage(of: path))?.text(columns: StandardStreams.outputColumns ?? 80)
    }

    /// The parser's words about the arguments, and where to read on, as one sentence.
    private static func misuse(_ error: any Error, in words: [String]) -> PushFailure {
        if let sentence = UnknownCommand.sentence(for: words, of: Self.self) { return PushFailure(sentence, .usage) }
        var message = message(for: error)
        while message.last == "." || message.last == "\n" { message.removeLast() }
        // "See 'islet-push serve --help' for more information."
        let parts = fullMessage(for: error).split(separator: "'")
        let help = parts.last { $0.hasPrefix("islet-push ") && $0.hasSuffix("--help") } ?? "islet-push --help"
        return PushFailure("\(message); see `\(help)`.", .usage)
    }
}

/// A mistyped command: the parser reports it as an unexpected argument, without a suggestion.
enum UnknownCommand {
    /// What is wrong with the first word that names no command, and which one may be meant; nil if all are known.
    static func sentence(for words: [String], of root: any ParsableCommand.Type) -> String? {
        var (command, place) = (root, "")
        for word in words {
            let known = command.configuration.subcommands
            guard !known.isEmpty, !word.hasPrefix("-") else { return nil }
            guard let next = known.first(where: { $0._commandName == word }) else {
                let advice = NearMiss.advice(
                    on: word, among: known.map { $0._commandName },
                    place: "`\(root._commandName)\(place) --help` lists the commands")
                return
                    "Unknown command \"\(word)\"\(place.isEmpty ? "" : " of \(root._commandName)\(place)"); \(advice)"
            }
            command = next
            place += " \(word)"
        }
        return nil
    }
}
