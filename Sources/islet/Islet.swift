import ArgumentParser
import Foundation
import HostSystem
import Store
import Surroundings

/// The program: reads the command line, runs a command, answers with an exit status.
@main
enum Islet {
    static func main() {
        let arguments = ProcessArguments.read()
        let shell = Shell.process()
        exit(run(arguments, in: shell))
    }

    /// Runs a command line in a shell and answers the exit status; what goes wrong is said on standard error.
    static func run(_ arguments: [String], in shell: Shell) -> Int32 {
        do {
            do {
                return try answer(arguments, in: shell)
            } catch StoreError.corrupt(let path) {
                // Nothing has changed yet: once the damage is out of the way, the same again.
                let reading = shell.clock()
                if let damage = try shell.store.setAside(path, at: reading.wall) {
                    shell.warn(damage.description)
                    // A status bar shows no warning: the next screen says it again.
                    try? shell.store.notice(damage.description, at: reading)
                }
                return try answer(arguments, in: shell)
            }
        } catch {
            let failure = CommandFailure(error)
            shell.complain(failure.text)
            return failure.status.rawValue
        }
    }

    private static func answer(_ arguments: [String], in shell: Shell) throws -> Int32 {
        let arguments = CommandLineReader.expanded(arguments)
        if let status = try FastPath.run(arguments, in: shell) { return status }
        switch try CommandLineReader.read(arguments) {
        case .command(let command): return try command.run(in: shell)
        case .text(let text):
            try shell.say(text)
            return ExitStatus.success.rawValue
        case .help(let page):
            try shell.sayLines(page.text(columns: shell.outputColumns()))
            return ExitStatus.success.rawValue
        }
    }
}
