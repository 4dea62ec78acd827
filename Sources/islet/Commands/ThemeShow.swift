import ArgumentParser

/// `islet theme show`.
struct ThemeShow: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "show", abstract: "Print a theme's colours by name, and shown where the terminal can.",
        discussion: """
            What is printed behind each name is what a theme file would say. In a terminal, each colour is shown on its \
            ground, as far as the terminal has colours.
            """)

    @Argument(
        help: ArgumentHelp("The theme; without it, the one that is chosen.", valueName: "name"),
        completion: .custom { _, _, _ in SettingCompletions.themes() })
    var name: String?

    func run(in shell: Shell) throws -> Int32 {
        let loaded = LoadedSettings(in: shell.environment)
        loaded.warn(in: shell)
        let name = name ?? loaded.settings.theme
        guard loaded.themes.names.contains(name) else {
            let names = loaded.themes.names
            let meant = NearMiss.word(for: name, among: names).map { "did you mean \($0)? There are" } ?? "there are"
            throw CommandFailure(
                sentence: "\"\(name)\" is no theme; \(meant) \(names.joined(separator: ", ")).", status: .usage)
        }
        let file = try loaded.themes.theme(named: name)
        file.warnings.map(\.description).forEach(shell.warn)
        let depth = shell.isOutputTerminal ? shell.terminalReport().colors : .none
        try shell.write(ThemeText.text(of: file.theme, colors: depth))
        return ExitStatus.success.rawValue
    }
}
