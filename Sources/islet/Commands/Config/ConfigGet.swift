import ArgumentParser
import Configuration
import HostSystem
import Surroundings

/// `islet config get`.
struct ConfigGet: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "get", abstract: "Print the value of one setting.",
        discussion: "The value is printed without quotes, as islet config set and the environment variable accept it.")

    @Argument(
        help: ArgumentHelp("The setting, such as theme or strokes.target.", valueName: "key"),
        completion: .list(SettingDefinition.all.map(\.key)))
    var key: String

    @Flag(.verbose) var verbose = false

    func run(in shell: Shell) throws -> Int32 {
        let definition = try SettingDefinition.typed(key)
        let loaded = LoadedSettings(in: shell.environment)
        loaded.warn(in: shell)
        try shell.say(TypedSetting.text(of: definition, in: loaded.settings))
        return ExitStatus.success.rawValue
    }
}
