import ArgumentParser
import Configuration
import HostSystem
import PlainText
import Surroundings

/// `islet config show`.
struct ConfigShow: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "show", abstract: "Print the settings in effect, from defaults, file and environment.",
        discussion: "The output is a valid settings file.")

    @Flag(help: "Add to each where it comes from: default, file and line, or variable.")
    var origin = false

    @Flag(.verbose) var verbose = false

    func run(in shell: Shell) throws -> Int32 {
        let loaded = LoadedSettings(in: shell.environment)
        loaded.warn(in: shell)
        try shell.sayLines(origin ? text(of: loaded, in: shell) : SettingsText.text(of: loaded.settings))
        return ExitStatus.success.rawValue
    }

    private func text(of loaded: LoadedSettings, in shell: Shell) -> String {
        let origins = SettingOrigin.all(
            at: SettingsLocation(environment: shell.environment), environment: shell.environment,
            vocabulary: LoadedSettings.vocabulary(loaded.themes))
        let rows = SettingDefinition.all.map { definition in
            (
                entry: "\(definition.key) = \(definition.text(loaded.settings))",
                origin: origins[definition.key, default: .standard].text
            )
        }
        let width = rows.map(\.entry.count).max() ?? 0
        return rows.map { "\($0.entry.padded(to: width))  # \($0.origin)\n" }.joined()
    }
}
