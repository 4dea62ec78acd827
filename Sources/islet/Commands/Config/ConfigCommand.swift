import ArgumentParser
import Configuration
import Foundation
import HostFiles
import HostSystem
import Languages
import PlainText
import ShellCommands
import Surroundings
import Theming

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
        throw CommandFailure(sentence: localized("Unknown setting \"\(key)\"; \(advice(on: key))"), status: .usage)
    }
}

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
        try shell.sayWhole(TypedSetting.text(of: definition, in: loaded.settings))
        return ExitStatus.success.rawValue
    }
}

/// `islet config init`.
struct ConfigInit: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "init", abstract: "Write a settings file with every setting explained and commented out.",
        discussion: "An existing file is not changed.")

    @Flag(.verbose) var verbose = false

    func run(in shell: Shell) throws -> Int32 {
        let location = SettingsLocation(environment: shell.environment)
        let themes = ThemeLibrary(directory: location.themes)
        let text = SettingsTemplate.text(LoadedSettings.vocabulary(themes))
        do {
            // XDG: what is created on the way is its owner's alone.
            try FileManager.default.createDirectory(
                at: location.file.deletingLastPathComponent(), withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700])
            try WholeFile.create(location.file.path, Array(text.utf8), mode: 0o666)
        } catch {
            let path = location.file.path
            throw CommandFailure(
                sentence: (error as? FileError)?.code == EEXIST
                    ? localized("\(path) already exists and was not changed; edit it, or move it away first.")
                    : localized("\(path) cannot be created; check the directory and its permissions."),
                status: .cannotCreate)
        }
        try shell.sayWhole(location.file.path)
        return ExitStatus.success.rawValue
    }
}

/// `islet config path`.
struct ConfigPath: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "path", abstract: "Print the path of the settings file.")

    @Flag(.verbose) var verbose = false

    func run(in shell: Shell) throws -> Int32 {
        try shell.sayWhole(SettingsLocation(environment: shell.environment).file.path)
        return ExitStatus.success.rawValue
    }
}

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
        let definitions = SettingDefinition.all + SettingDefinition.ofSavedSittings(in: loaded.settings)
        let rows = definitions.map { definition in
            (
                entry: "\(definition.key) = \(definition.text(loaded.settings))",
                origin: origins[definition.key, default: .standard].text
            )
        }
        let width = rows.map(\.entry.count).max() ?? 0
        return rows.map { "\($0.entry.padded(to: width))  # \($0.origin)\n" }.joined()
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
