import ArgumentParser
import Foundation

/// The program: reads the command line, runs a command, answers with an exit status.
@main
enum Islet {
    static func main() {
        exit(run(Array(CommandLine.arguments.dropFirst()), in: .process()))
    }

    /// Runs a command line in a shell and answers the exit status; what goes wrong is said on standard error.
    static func run(_ arguments: [String], in shell: Shell) -> Int32 {
        do {
            if let status = try FastPath.run(arguments, in: shell) { return status }
            switch try CommandLineReader.read(arguments) {
            case .command(let command): return try command.run(in: shell)
            case .text(let text):
                try shell.say(text)
                return ExitStatus.success.rawValue
            }
        } catch {
            let failure = CommandFailure(error)
            shell.complain(failure.text)
            return failure.status.rawValue
        }
    }
}
