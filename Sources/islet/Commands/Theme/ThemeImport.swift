import ArgumentParser
import Configuration
import HostSystem
import PlainText
import Presentations
import Surroundings
import Theming

/// `islet theme import`.
struct ThemeImport: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "import", abstract: "Make a theme of a colour scheme: base16, Alacritty or iTerm2.",
        discussion: """
            The scheme's background surrounds the pictures and shades the wallpaper, its blue is the accent, its green and yellow \
            are for success and warning, and its colours keep their names. Colours that could not be read on what is behind \
            them (WCAG 2.2, level AA) are made lighter or darker, and named.

            The kind of file is told by what is in it: base16 is YAML (also that of tinted-theming), Alacritty's is TOML, \
            iTerm2's a property list (.itermcolors). A theme that is there is left as it is.

            EXAMPLES
              islet theme import gruvbox-dark.yaml
              islet theme import ~/.config/alacritty/alacritty.toml --name mine
              islet theme import Solarized.itermcolors --name solarized
            """)

    @Argument(help: ArgumentHelp("The file; - for standard input.", valueName: "file"), completion: .file())
    var file: String

    @Option(
        help: ArgumentHelp(
            "The theme's name: letters, digits, - and _. Without it, what the scheme or else the file is called.",
            valueName: "name"))
    var name: String?

    @Option(help: "The kind of file.")
    var format: SchemeFormat?

    @Flag(.verbose) var verbose = false

    func run(in shell: Shell) throws -> Int32 {
        let bytes = try SmallFile.bytes(at: file)
        guard let format = format ?? SchemeFormat(of: bytes) else {
            throw CommandFailure(
                sentence:
                    "\(file) is none of the colour schemes that are read; they are base16 (base00 to base0F in YAML), "
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
                "A theme for Islet, made of the colour scheme \(theme.displayName)\(author).\nIn brackets: what a colour is in the scheme, and what it was there where it could not be read.",
            notes: maker.notes)
        try new.write(template.text)
        try shell.sayLines(ThemeAdvice.text(for: new) + changes(maker))
        return ExitStatus.success.rawValue
    }

    private func changes(_ maker: ThemeMaker) -> String {
        guard !maker.lifted.isEmpty else { return "\nEvery text of the scheme is readable as it is.\n" }
        let width = maker.lifted.map(\.ink.name.count).max() ?? 0
        return "\nChanged to be readable:\n"
            + maker.lifted.map { ink, was in
                "  \(ink.name.padded(to: width))  \(ThemeColor.text(of: was)) -> \(ThemeColor.text(of: ink.color))\n"
            }.joined()
    }
}

extension SchemeFormat: ExpressibleByArgument {}
