import ArgumentParser
import CellUI
import Foundation
import HostSystem
import PlainText
import Surroundings
import Theming

/// `islet theme check`.
struct ThemeCheck: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Check themes: what is not allowed, contrast, fewer colours, colour blindness.",
        discussion: """
            Values that are not allowed are named with file, line and column. For every pair of colours that is drawn, the \
            contrast of WCAG 2.2 is told with the level it reaches (AA: 4.5:1 for text, 3:1 for shapes; AAA: 7:1 for text), and \
            what it is in 256 colours. Then, what becomes of each colour in 256, 16 and none, which become the same there, and \
            what people with protanopia, deuteranopia or tritanopia do not tell apart.

            What must change gives exit status 1: contrast below AA, keys that are not known, and colours that nothing but \
            colour tells apart, such as progress and its track, where some eyes do not. Colours whose meaning a word or a shape \
            tells as well are remarks, and so is what Live Activities may draw in colours with names; with --strict these count \
            too. A file that cannot be used gives 65.

            EXAMPLES
              islet theme check                 all themes of your own
              islet theme check moss
              islet theme check ./forest.toml --brief
              islet theme check --strict --format json
            """)

    @Argument(
        help: ArgumentHelp(
            "Names of themes or files, which have a / or .toml in them; without any, all of your own.",
            valueName: "name|file"),
        completion: .custom { _, _, _ in SettingCompletions.themes() })
    var themes: [String] = []

    @Flag(help: "Only what was found, without the tables.")
    var brief = false

    @Flag(help: "Remarks count as what must change.")
    var strict = false

    @Option(help: "How to print it.")
    var format = ThemeFormat.text

    @Flag(.verbose) var verbose = false

    func run(in shell: Shell) throws -> Int32 {
        let loaded = LoadedSettings(in: shell.environment)
        loaded.warn(in: shell)
        let names = themes.isEmpty ? loaded.themes.ownNames : themes
        // Whatever is not there is told before anything is printed.
        let reviews = try names.map { try ThemeArgument.review($0, among: loaded.themes) }
        if format == .json {
            try shell.say(try JSONText.lines(reviews.map(ThemeReviewObject.init)))
        } else if reviews.isEmpty {
            shell.complain(
                "There is no theme of your own; `islet theme new NAME` makes one, and "
                    + "`islet theme check \(loaded.settings.theme)` checks the chosen one.\n")
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
