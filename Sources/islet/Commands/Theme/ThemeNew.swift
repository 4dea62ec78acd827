import ArgumentParser
import Configuration
import HostSystem
import Presentations
import ShellCommands
import Surroundings
import Theming

/// `islet theme new`.
struct ThemeNew: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "new", abstract: "Create a theme file with every key, to edit.",
        discussion: """
            The file starts with the colours of another theme, with a comment on each. An existing file is not changed. A \
            theme with the name of a built-in one replaces it.

            EXAMPLES
              islet theme new forest
              islet theme new forest --based-on moss
              islet theme new beach --appearance light
            """)

    @Argument(help: ArgumentHelp("The theme's name: letters, digits, - and _.", valueName: "name"))
    var name: String

    @Option(
        help: ArgumentHelp(
            "The theme to start from. Default: midnight, or daylight for a light one.", valueName: "theme"),
        completion: .custom { _, _, _ in SettingCompletions.themes() })
    var basedOn: String?

    @Option(help: "Light on dark, or dark on light.")
    var appearance: Theme.Appearance?

    @Flag(.verbose) var verbose = false

    func run(in shell: Shell) throws -> Int32 {
        let loaded = LoadedSettings(in: shell.environment)
        loaded.warn(in: shell)
        let location = SettingsLocation(environment: shell.environment)
        let new = try NewTheme(named: name, in: location.themes)
        let baseName = basedOn ?? (appearance == .light ? "daylight" : "midnight")
        var theme = try loaded.themes.theme(named: try ThemeArgument.name(baseName, among: loaded.themes)).theme
        if let appearance, appearance != theme.appearance {
            throw CommandFailure(
                sentence: "\(baseName) is \(theme.appearance.rawValue); leave out --appearance, or choose a "
                    + "\(appearance.rawValue) theme to start from: \(try names(of: appearance, in: loaded.themes)).",
                status: .usage)
        }
        (theme.name, theme.displayName) = (name, ThemeReading.displayName(of: name))
        let template = ThemeTemplate(
            theme: theme, origin: "A theme for Islet; its colours are those of \(baseName) so far.")
        try new.write(template.text)
        try shell.sayLines(ThemeAdvice.text(for: new))
        return ExitStatus.success.rawValue
    }

    private func names(of appearance: Theme.Appearance, in themes: ThemeLibrary) throws -> String {
        themes.names.filter { (try? themes.theme(named: $0).theme.appearance) == appearance }.joined(separator: ", ")
    }
}

extension Theme.Appearance: ExpressibleByArgument {}
