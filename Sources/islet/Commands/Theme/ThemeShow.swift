import ArgumentParser
import CommandHelp
import HostSystem
import PlainText
import Presentations
import ShellCommands
import Studio
import Surroundings
import Theming

/// `islet theme show`.
struct ThemeShow: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "show", abstract: "Print a theme's colours by name, with a sample of each.",
        discussion: """
            After each name comes the value as in a theme file. On a terminal, a sample shows each colour on its \
            background, as far as the terminal has colours.
            """)

    @Argument(
        help: ArgumentHelp("The theme. Default: the chosen one.", valueName: "name"),
        completion: .custom { _, _, _ in SettingCompletions.themes() })
    var name: String?

    @Option(help: "How to print it.")
    var format = OutputFormat.text

    /// A theme as scripts see it. The keys are a promise: a later Islet only adds to them.
    struct Object: Encodable {
        let name: String
        let displayName: String
        let appearance: String
        let file: String?
        let colors: [String: String]
        let wallpaper: [String]
    }

    @Flag(.verbose) var verbose = false

    func run(in shell: Shell) throws -> Int32 {
        let loaded = LoadedSettings(in: shell.environment)
        loaded.warn(in: shell)
        let name = try ThemeArgument.name(
            ThemeLibrary.name(of: name ?? loaded.settings.theme), among: loaded.themes)
        let file = try loaded.themes.theme(named: name)
        file.warnings.map(\.description).forEach(shell.warn)
        if format == .json {
            try shell.sayWhole(try JSONText.lines(object(file.theme, at: loaded.themes.ownFile(named: name)?.path)))
            return ExitStatus.success.rawValue
        }
        let depth = shell.isOutputTerminal ? shell.terminalReport().colors : .none
        try shell.write(ThemeText.text(of: file.theme, colors: depth))
        return ExitStatus.success.rawValue
    }

    private func object(_ theme: Theme, at file: String?) -> Object {
        let colors = ThemeKeys.colors.compactMap { key in key.get(theme).map { (key.name, ThemeColor.text(of: $0)) } }
        return Object(
            name: theme.name, displayName: theme.displayName, appearance: theme.appearance.rawValue, file: file,
            colors: Dictionary(uniqueKeysWithValues: colors), wallpaper: theme.phone.wallpaper.map(ThemeColor.text))
    }
}
