import ArgumentParser

/// `islet themes`: the themes to choose from.
struct ThemesCommand: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "themes", abstract: "List the themes; the chosen one has a star.",
        discussion: "Themes of your own are files NAME.toml in the folder themes beside the settings file.")

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
