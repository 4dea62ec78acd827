import ArgumentParser
import Configuration
import HostSystem
import Surroundings

/// `islet config set`.
struct ConfigSet: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "set", abstract: "Choose a setting in the settings file.",
        discussion: """
            Comments, order and everything else in the file stay as they are; a file that is missing is made. What is not \
            allowed changes nothing. Where the environment variable of the setting is set, it beats the file, and Islet says so.

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
        help: ArgumentHelp("What it shall be, without quotes of TOML.", valueName: "value"),
        completion: .custom { words, _, _ in SettingCompletions.values(after: words) })
    var value: String

    @Flag(.verbose) var verbose = false

    func run(in shell: Shell) throws -> Int32 {
        let definition = try SettingDefinition.typed(key)
        let edit = SettingEdit(definition, in: shell)
        guard let typed = TypedSetting(value, for: definition, vocabulary: edit.vocabulary) else {
            throw CommandFailure(
                sentence: "\"\(value)\" is not allowed for \(key), and nothing was changed; it is "
                    + "\(definition.allowed(edit.vocabulary)).", status: .usage)
        }
        try edit.set(to: typed)
        try shell.say("\(key) = \(typed.text)")
        edit.sayWhatBeatsTheFile()
        shell.observe(LoadedSettings(in: shell.environment).settings)
        return ExitStatus.success.rawValue
    }
}
