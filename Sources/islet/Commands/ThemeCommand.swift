import ArgumentParser

/// `islet theme`: the themes to choose from, and what they look like.
struct ThemeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "theme", abstract: "List the themes, or show one.",
        discussion: """
            Themes of your own are files NAME.toml in the folder themes beside the settings file. Choose one with \
            islet config set theme NAME.
            """,
        subcommands: [ThemeList.self, ThemeShow.self], defaultSubcommand: ThemeList.self)
}

/// `islet theme list`.
struct ThemeList: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List the themes; the chosen one has a star.")

    func run(in shell: Shell) throws -> Int32 {
        let loaded = LoadedSettings(in: shell.environment)
        loaded.warn(in: shell)
        let names = loaded.themes.names
        let width = names.map(\.count).max() ?? 0
        for name in names {
            do {
                let theme = try loaded.themes.theme(named: name).theme
                let mark = name == loaded.settings.theme ? "*" : " "
                let appearance = theme.appearance.rawValue.padded(to: 5)
                try shell.say("\(mark) \(name.padded(to: width))  \(appearance)  \(theme.displayName)")
            } catch let error as FileDiagnostic {
                shell.warn(error.description)
            }
        }
        return ExitStatus.success.rawValue
    }
}

/// `islet themes`: the name that `islet theme list` had before.
struct ThemesCommand: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "themes", abstract: "List the themes; the same as islet theme list.", shouldDisplay: false)

    func run(in shell: Shell) throws -> Int32 { try ThemeList().run(in: shell) }
}
