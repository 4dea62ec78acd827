import ArgumentParser
import CellUI
import CommandHelp
import Foundation
import HostSystem
import PlainText
import ShellCommands
import Surroundings
import Theming

/// `islet theme check`.
struct ThemeCheck: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Check themes: invalid values, contrast, fewer colours, colour blindness.",
        discussion: """
            Prints invalid values with file, line and column. For every pair of colours in use, prints the contrast by \
            WCAG 2.2 with the level it reaches (AA: 4.5:1 for text, 3:1 for shapes; AAA: 7:1 for text), also in 256 \
            colours. Then it lists what each colour becomes in 256, 16 and no colours, which become the same there, and \
            which look alike to people with protanopia, deuteranopia or tritanopia.

            The exit status is 1 if something must change: contrast below AA, or in 256 colours so little that it can hardly \
            be seen (3:1 for text, 1.5:1 for shapes), unknown keys, or colours such as progress and its track that only \
            their colour distinguishes and that look alike to some people. Colours whose meaning a word or shape also \
            carries are remarks, as is what misses AA in 256 colours alone and what Live Activities may draw in named \
            colours; with --strict remarks count too. A file that cannot be used gives 65.

            EXAMPLES
              islet theme check                 all themes of your own
              islet theme check moss
              islet theme check ./forest.toml --brief
              islet theme check --strict --format json
            """)

    @Argument(
        help: ArgumentHelp(
            "Names of themes, or files (with a / or .toml in the name). Default: all of your own.",
            valueName: "name|file"),
        completion: .custom { _, _, _ in SettingCompletions.themes() })
    var themes: [String] = []

    @Flag(help: "Print only the findings, without the tables.")
    var brief = false

    @Flag(help: "Count remarks as findings.")
    var strict = false

    @Option(help: "How to print it.")
    var format = OutputFormat.text

    @Flag(.verbose) var verbose = false

    func run(in shell: Shell) throws -> Int32 {
        let loaded = LoadedSettings(in: shell.environment)
        loaded.warn(in: shell)
        let names = themes.isEmpty ? loaded.themes.ownNames : themes
        // Missing themes are reported before anything is printed.
        let reviews = try names.map { try ThemeArgument.review($0, among: loaded.themes) }
        if format == .json {
            try shell.sayWhole(try JSONText.lines(reviews.map(ThemeReviewObject.init)))
        } else if reviews.isEmpty {
            shell.complain(
                "You have no themes of your own; `islet theme new NAME` makes one, and "
                    + "`islet theme check \(ThemeLibrary.name(of: loaded.settings.theme))` checks the chosen one.\n")
        } else {
            let depth = shell.isOutputTerminal ? shell.terminalReport().colors : .none
            let texts = reviews.map { ThemeReviewText($0, colors: depth).text(isBrief: brief) }
            try shell.write(texts.joined(separator: "\n"))
        }
        return status(of: reviews).rawValue
    }

    private func status(of reviews: [ThemeReview]) -> ExitStatus {
        if reviews.contains(where: { !$0.errors.isEmpty }) { return .dataError }
        return reviews.contains { !$0.isClean || strict && !$0.remarks.isEmpty } ? .negative : .success
    }
}
