import ArgumentParser
import Configuration
import HostSystem
import Languages
import ShellCommands
import Surroundings

/// `islet config unset`.
struct ConfigUnset: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "unset", abstract: "Remove a setting from the settings file, which restores its default.",
        discussion: "The rest of the file, with its comments, stays as it is.")

    @Argument(
        help: ArgumentHelp("The setting, such as theme or strokes.target.", valueName: "key"),
        completion: .list(SettingDefinition.all.map(\.key)))
    var key: String

    @Flag(.verbose) var verbose = false

    func run(in shell: Shell) throws -> Int32 {
        let definition = try SettingDefinition.typed(key)
        let edit = SettingEdit(definition, in: shell)
        let wasThere = try edit.unset()
        let loaded = LoadedSettings(in: shell.environment)
        try shell.say(
            wasThere
                ? "\(key) = \(definition.text(loaded.settings))"
                : localized("\(key) is not in \(edit.file.url.path); it is \(definition.text(loaded.settings))."))
        shell.warn(ofPrecedenceOver: definition)
        shell.observe(loaded.settings)
        return ExitStatus.success.rawValue
    }
}

extension Shell {
    /// Warns if an environment variable takes precedence over the file's value.
    func warn(ofPrecedenceOver definition: SettingDefinition) {
        guard let value = environment[definition.environmentName], !value.isEmpty else { return }
        let loaded = LoadedSettings(in: environment)
        warn(
            localized(
                "\(definition.environmentName) is set and takes precedence over the file: here \(definition.key) is \(definition.text(loaded.settings)). Unset the variable to use the file's value."
            ))
    }
}
