import ArgumentParser
import Configuration
import Foundation
import HostSystem
import ShellCommands
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
                    shell.log.warning("\(damage.description)")
                    shell.warn(damage.description)
                    // A status bar shows no warning: the next screen says it again.
                    try? shell.store.notice(damage.description, at: reading)
                }
                return try answer(arguments, in: shell)
            }
        } catch {
            let failure = CommandFailure(error)
            // A status bar repeats its command every second, and shows the sentence itself.
            shell.log.log(
                level: CommandLineReader.name(of: arguments) == "status" ? .debug : .info,
                failure.status == .usage ? "Input was refused." : "The command failed.",
                metadata: ["reason": "\(failure.sentence)", "status": "\(failure.status.rawValue)"])
            shell.complain(failure)
            return failure.status.rawValue
        }
    }

    private static func answer(_ arguments: [String], in shell: Shell) throws -> Int32 {
        _ = try LogLevel.read(from: shell.environment)
        let usual = shell.environment
        let (typed, language) = try LanguageFlag.taken(
            from: arguments, speak: { _ = LoadedSettings(in: usual, speaking: true) })
        var shell = shell
        shell.arguments = arguments
        if let language { shell.environment[LanguageFlag.variable] = language }
        if let status = try FastPath.run(typed, in: shell) { return status }
        let arguments = CommandLineReader.expanded(typed)
        let environment = shell.environment
        switch try CommandLineReader.read(
            arguments, speak: { _ = LoadedSettings(in: environment, speaking: true) })
        {
        case .command(let command):
            let name = CommandLineReader.name(of: arguments)
            return try run(command, named: name, in: command.verbose ? shell.verbose() : shell)
        case .text(let text):
            try shell.sayWhole(text)
            return ExitStatus.success.rawValue
        case .help(let page):
            try shell.sayLines(page.text(columns: shell.outputColumns()))
            return ExitStatus.success.rawValue
        }
    }

    private static func run(_ command: any ShellCommand, named name: String, in shell: Shell) throws -> Int32 {
        shell.log.debug(
            "Running a command.",
            metadata: [
                "command": "\(name)", "version": "\(ProgramVersion.number)",
                "settings": "\(SettingsLocation(environment: shell.environment).file.path)",
                "data": "\(shell.store.locations.dataDirectory)", "state": "\(shell.store.locations.stateDirectory)",
            ])
        if SpokenCommands.contains(type(of: command)) { _ = LoadedSettings(in: shell.environment, speaking: true) }
        let status = try command.run(in: shell)
        shell.log.debug("The command has ended.", metadata: ["command": "\(name)", "status": "\(status)"])
        return status
    }
}
