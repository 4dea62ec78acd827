import ArgumentParser
import Bridge
import CellUI
import CommandHelp
import HostSystem
import PlainText
import ScreenKit
import ShellCommands
import SittingScreen
import Surroundings
import Theming

/// `islet theme list`.
struct ThemeList: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List the themes; * marks the chosen one.",
        discussion: """
            After each name: light or dark, built in or your own, and the level of contrast (WCAG 2.2) that all its text \
            and shapes reach: AA, AAA, low, or - if the terminal decides. Files of yours that cannot be used are listed \
            with the reason. islet theme check prints more.
            """)

    @Option(help: "How to print it.")
    var format = OutputFormat.text

    /// A theme as scripts see it. The keys are a promise: a later Islet only adds to them.
    struct Line: Encodable {
        let name: String
        let displayName: String
        let appearance: String
        let origin: String
        let file: String?
        let chosen: Bool
        let usable: Bool
        let level: ContrastLevel?
    }

    @Flag(.verbose) var verbose = false

    func run(in shell: Shell) throws -> Int32 {
        let loaded = LoadedSettings(in: shell.environment)
        loaded.warn(in: shell)
        let names = loaded.themes.names
        let reviews = try names.map { try ThemeArgument.review($0, among: loaded.themes) }
        for review in reviews { review.errors.prefix(1).map(\.description).forEach(shell.warn) }
        if format == .json {
            try shell.sayWhole(try JSONText.lines(zip(names, reviews).map { line($0, $1, in: loaded) }))
        } else {
            let width = names.map(\.count).max() ?? 0
            for (name, review) in zip(names, reviews) where review.errors.isEmpty {
                let line = line(name, review, in: loaded)
                let text =
                    "\(line.chosen ? "*" : " ") \(name.padded(to: width))  \(line.appearance.padded(to: 5))  "
                    + "\(line.origin.padded(to: 7))  \(Self.level(of: review).padded(to: 3))  \(line.displayName)"
                try shell.say(shell.isOutputTerminal ? WrappedText.cut(text, to: shell.outputColumns()) : text)
            }
        }
        return ExitStatus.success.rawValue
    }

    private func line(_ name: String, _ review: ThemeReview, in loaded: LoadedSettings) -> Line {
        let file = loaded.themes.ownFile(named: name)
        return Line(
            name: name, displayName: review.theme.displayName, appearance: review.theme.appearance.rawValue,
            origin: file == nil ? "program" : "own", file: file?.path,
            chosen: name == ThemeLibrary.name(of: loaded.settings.theme),
            usable: review.errors.isEmpty, level: review.level)
    }

    private static func level(of review: ThemeReview) -> String {
        if let level = review.level { return level.rawValue }
        return review.pairs.contains { !$0.isEnough } ? "low" : "-"
    }
}

/// `islet themes`: the name that `islet theme list` had before.
struct ThemesCommand: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "themes", abstract: "List the themes; the same as islet theme list.", shouldDisplay: false)

    @Flag(.verbose) var verbose = false

    func run(in shell: Shell) throws -> Int32 { try ThemeList.parse([]).run(in: shell) }
}
