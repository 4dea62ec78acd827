import ArgumentParser
import Foundation
import Presentations
import Testing
import Themes

@testable import islet

/// A part of the documentation that comes from the program: what it draws, and what its own lists say.
struct GeneratedPart: Sendable, CustomTestStringConvertible {
    /// The file that it is in, from the package's root.
    let file: String
    /// The name in the comments around it, `<!-- name -->` and `<!-- /name -->`.
    let name: String
    /// The Markdown between them, ended by a newline.
    let text: @Sendable () throws -> String

    var testDescription: String { name }

    private static let readme = "README.md"
    private static let reference = "docs/REFERENCE.md"
    private static let statusLines = "docs/STATUS-LINES.md"

    /// All parts, in their order.
    static let all = [
        GeneratedPart(file: readme, name: "screen") { "```text\n" + (try DocumentedScreen.text()) + "```\n" },
        GeneratedPart(file: readme, name: "keys") {
            MarkdownTable(["key", "what it does"], HelpPicture.keys.map { ["`\($0.key)`", $0.meaning] }).text
        },
        GeneratedPart(file: readme, name: "commands") {
            let screen = ["`islet`", "Open the screen: the sitting that runs, or a panel to start one."]
            let commands = IsletCommand.configuration.groupedSubcommands.flatMap(\.subcommands).flatMap(leaves)
            return MarkdownTable(
                ["command", "what it does"],
                [screen] + commands.map { ["`\(usage(of: $0))`", $0.configuration.abstract] }
            ).text
        },
        GeneratedPart(file: reference, name: "settings") {
            MarkdownTable(
                ["key", "default", "variable", "meaning"],
                SettingDefinition.all.map {
                    ["`\($0.key)`", "`\($0.text(.defaults))`", "`\($0.environmentName)`", $0.meaning]
                }
            ).text
        },
        GeneratedPart(file: reference, name: "environment") {
            let settings = Set(SettingDefinition.all.map(\.environmentName))
            return MarkdownTable(
                ["variable", "meaning"],
                EnvironmentVariable.all.filter { !settings.contains($0.name) }.map { ["`\($0.name)`", $0.meaning] }
            ).text
        },
        GeneratedPart(file: readme, name: "themes") {
            let themes = ThemeLibrary(directory: nil)
            let names = try Themes.names.map { "`\($0)` (\(try themes.theme(named: $0).theme.appearance.rawValue))" }
            return names.joined(separator: ", ") + "\n"
        },
        GeneratedPart(file: reference, name: "exit statuses") {
            MarkdownTable(["status", "meaning"], ExitStatus.allCases.map { ["\($0.rawValue)", $0.meaning] }).text
        },
        GeneratedPart(file: statusLines, name: "formats") {
            MarkdownTable(["format", "what it prints"], StatusFormat.all.map { ["`\($0.name)`", $0.meaning] }).text
        },
        GeneratedPart(file: statusLines, name: "fields") {
            MarkdownTable(["field", "what it shows"], StatusField.all.map { ["`{\($0.name)}`", $0.meaning] }).text
        },
    ]

    /// The commands that do something, rather than hold others.
    private static func leaves(of command: any ParsableCommand.Type) -> [any ParsableCommand.Type] {
        let inner = command.configuration.subcommands
        return inner.isEmpty ? [command] : inner.flatMap(leaves)
    }

    private static func usage(of command: any ParsableCommand.Type) -> String {
        IsletCommand.usageString(for: command).split(whereSeparator: \.isWhitespace).joined(separator: " ")
            .replacing("Usage: ", with: "").replacing("USAGE: ", with: "")
    }
}
