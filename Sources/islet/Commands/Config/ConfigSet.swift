import ArgumentParser
import Configuration
import HostSystem
import ShellCommands
import Surroundings

/// `islet config set`.
struct ConfigSet: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "set", abstract: "Set a setting in the settings file.",
        discussion: """
            The rest of the file, with its comments and order, stays as it is; a missing file is created. A value that is \
            not allowed changes nothing. If the setting's environment variable is set, it takes precedence over the file, \
            and Islet warns you.

            EXAMPLES
              islet config set theme moss
              islet config set default-duration 20m
              islet config set strokes.target 1
            """)

    @Argument(
        help: ArgumentHelp("The setting, such as theme or strokes.target.", valueName: "key"),
        completion: .list(SettingDefinition.all.map(\.key)))
    var key: String

    @Argument(
        help: ArgumentHelp("The new value, without quotes.", valueName: "value"),
        completion: .custom { words, _, _ in SettingCompletions.values(after: words) })
    var value: String

    @Flag(.verbose) var verbose = false

    func run(in shell: Shell) throws -> Int32 {
        let definition = try SettingDefinition.typed(key)
        let edit = SettingEdit(definition, in: shell)
        let written = try edit.set(to: value)
        try shell.say("\(key) = \(written.text)")
        shell.warn(ofPrecedenceOver: definition)
        shell.observe(LoadedSettings(in: shell.environment).settings)
        return ExitStatus.success.rawValue
    }
}
