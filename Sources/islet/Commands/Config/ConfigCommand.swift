import ArgumentParser
import Configuration
import Foundation
import HostSystem

/// `islet config`: where the settings are, what they say, and changing them.
struct ConfigCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "config", abstract: "Show the settings, or change them.",
        discussion: """
            Settings are in a file, which islet config path names. A flag of a command beats the environment variable, the \
            variable beats the file, and where nobody chose, the default holds. A running screen follows changes at once.

            EXAMPLES
              islet config                      what holds
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
