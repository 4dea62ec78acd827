import ArgumentParser
import Configuration
import Foundation
import HostSystem
import Surroundings

/// `islet config`: where the settings are, what they say, and changing them.
struct ConfigCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "config", abstract: "Show or change settings.",
        discussion: """
            Settings are in a file; islet config path prints its name. A command's flag takes precedence over the \
            environment variable, the variable over the file, and the file over the default. Running screens pick up \
            changes at once.

            EXAMPLES
              islet config                      the settings in effect
              islet config set theme moss
              islet config get strokes.target
              islet config unset theme
              islet config init                 a file with every setting explained
            """,
        subcommands: [
            ConfigShow.self, ConfigGet.self, ConfigSet.self, ConfigUnset.self, ConfigPath.self, ConfigInit.self,
        ], defaultSubcommand: ConfigShow.self)
}

extension SettingDefinition {
    /// The definition of a key that was typed. Throws a ``CommandFailure`` that names the key that was meant, and what lists all of them.
    static func typed(_ key: String) throws -> SettingDefinition {
        if let definition = named(key) { return definition }
        throw CommandFailure(sentence: "Unknown setting \"\(key)\"; \(advice(on: key))", status: .usage)
    }
}

extension SettingEdit {
    /// An edit of the user's settings file.
    init(_ definition: SettingDefinition, in shell: Shell) {
        let loaded = LoadedSettings(in: shell.environment)
        self.init(
            definition, in: SettingsFile(url: loaded.file), vocabulary: LoadedSettings.vocabulary(loaded.themes))
    }
}

extension Shell {
    /// Warns if an environment variable takes precedence over the file's value.
    func warn(ofPrecedenceOver definition: SettingDefinition) {
        guard let value = environment[definition.environmentName], !value.isEmpty else { return }
        let loaded = LoadedSettings(in: environment)
        warn(
            "\(definition.environmentName) is set and takes precedence over the file: here \(definition.key) is "
                + "\(definition.text(loaded.settings)). Unset the variable to use the file's value.")
    }
}
