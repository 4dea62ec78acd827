import ArgumentParser
import Configuration
import HostSystem
import PlainText
import Presentations
import ShellCommands
import Surroundings
import Theming

/// `islet theme import`.
struct ThemeImport: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "import", abstract: "Make a theme from a colour scheme: base16, Alacritty or iTerm2.",
        discussion: """
            The scheme's background surrounds the pictures and shades the wallpaper, its blue is the accent, its green and \
            yellow are success and warning, and its colours keep their names. Colours without enough contrast (WCAG 2.2, \
            level AA) are made lighter or darker, and listed.

            The format is found from the content: base16 is YAML (also from tinted-theming), Alacritty's is TOML, iTerm2's \
            a property list (.itermcolors). An existing theme is not changed.

            EXAMPLES
              islet theme import gruvbox-dark.yaml
              islet theme import ~/.config/alacritty/alacritty.toml --name mine
              islet theme import Solarized.itermcolors --name solarized
            """)

    @Argument(help: ArgumentHelp("The file; - for standard input.", valueName: "file"), completion: .file())
    var file: String

    @Option(
        help: ArgumentHelp(
            "The theme's name: letters, digits, - and _. Default: the name of the scheme, or else of the file.",
            valueName: "name"))
    var name: String?

    @Option(help: "The file format.")
    var format: SchemeFormat?

    @Flag(.verbose) var verbose = false

    func run(in shell: Shell) throws -> Int32 {
        let bytes = try SmallFile.bytes(at: file)
        guard let format = format ?? SchemeFormat(of: bytes) else {
            throw CommandFailure(
                sentence:
                    "\(file) is not a known colour scheme; known are base16 (base00 to base0F in YAML), "
                    + "Alacritty ([colors] in TOML) and iTerm2 (.itermcolors).", status: .dataError)
        }
        let scheme = try format.scheme(bytes, file: file)
        let name = try name ?? SchemeName.themeName(of: scheme, file: file)
        let new = try NewTheme(named: name, in: SettingsLocation(environment: shell.environment).themes)
        let maker = ThemeMaker(scheme)
        var theme = maker.theme
        (theme.name, theme.displayName) = (
            name, SchemeName.displayName(of: scheme) ?? ThemeReading.displayName(of: name)
        )
        let author = scheme.author.map(SchemeName.line).flatMap { $0.isEmpty ? nil : ", by \($0)" } ?? ""
        let template = ThemeTemplate(
            theme: theme,
            origin:
                "A theme for Islet, made from the colour scheme \(theme.displayName)\(author).\nIn brackets: the "
                + "colour's name in the scheme, and its value there if it had too little contrast.",
            notes: maker.notes)
        try new.write(template.text)
        try shell.sayLines(ThemeAdvice.text(for: new) + changes(maker))
        return ExitStatus.success.rawValue
    }

    private func changes(_ maker: ThemeMaker) -> String {
        guard !maker.lifted.isEmpty else { return "\nAll text of the scheme has enough contrast.\n" }
        let width = maker.lifted.map(\.ink.name.count).max() ?? 0
        return "\nChanged for contrast:\n"
            + maker.lifted.map { ink, was in
                "  \(ink.name.padded(to: width))  \(ThemeColor.text(of: was)) -> \(ThemeColor.text(of: ink.color))\n"
            }.joined()
    }
}

extension SchemeFormat: ExpressibleByArgument {}
