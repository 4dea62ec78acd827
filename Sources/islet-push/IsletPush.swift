import ArgumentParser
import Foundation
import HostSystem

/// The program: a local APNs for Live Activities, and the timer's server.
@main
struct IsletPush: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "islet-push", abstract: "A local APNs for Live Activities, and the timer's server.",
        discussion: "`islet-push serve` starts it; docs/PUSH.md shows a backend's first push.",
        version: ProgramVersion.line(of: "islet-push"),
        subcommands: [
            ServeCommand.self, CertificateCommand.self, LogCommand.self, StatsCommand.self, ClockCommand.self,
            FaultCommand.self, DeviceCommand.self, UserCommand.self, JoinCommand.self, LeaveCommand.self,
        ])

    static func main() async {
        do {
            let words = ProcessArguments.read()
            if let word = words.first(where: { $0.prefixMatch(of: /-[0-9]/) != nil }) {
                // The parser would look for options in it: `-1h` asks for help.
                let option = words.prefix { $0 != word }.last ?? "islet-push"
                throw PushFailure("\(option): \(word) is negative; give 0 or more.", .usage)
            }
            var command = try parseAsRoot(words)
            if var command = command as? any AsyncParsableCommand {
                try await command.run()
            } else {
                try command.run()
            }
        } catch {
            // Help, versions and completion scripts come as errors that are none.
            guard exitCode(for: error) != .success, !(error is ExitCode) else { exit(withError: error) }
            let failure = exitCode(for: error) == .validationFailure ? misuse(error) : PushFailure(error)
            FileHandle.standardError.write(Data("islet-push: \(failure.sentence)\n".utf8))
            Foundation.exit(failure.status.rawValue)
        }
    }

    /// The parser's words about the arguments, and where to read on, as one sentence.
    private static func misuse(_ error: any Error) -> PushFailure {
        var message = message(for: error)
        while message.last == "." || message.last == "\n" { message.removeLast() }
        // "See 'islet-push serve --help' for more information."
        let parts = fullMessage(for: error).split(separator: "'")
        let help = parts.last { $0.hasPrefix("islet-push ") && $0.hasSuffix("--help") } ?? "islet-push --help"
        return PushFailure("\(message); see `\(help)`.", .usage)
    }
}
