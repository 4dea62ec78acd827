import ArgumentParser
import Configuration
import HostSystem
import Surroundings

/// `islet config path`.
struct ConfigPath: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "path", abstract: "Print the path of the settings file.")

    @Flag(.verbose) var verbose = false

    func run(in shell: Shell) throws -> Int32 {
        try shell.say(SettingsLocation(environment: shell.environment).file.path)
        return ExitStatus.success.rawValue
    }
}
