import ArgumentParser
import Foundation
import Meditation
import Presentations
import Testing
import Themes

@testable import Attendance
@testable import Configuration
@testable import HostSystem
@testable import ScreenKit
@testable import SittingScreen
@testable import StatusLines
@testable import Studio
@testable import Surroundings
@testable import Theming
@testable import islet

/// A part of the documentation that is generated from the program: its pictures and its lists.
struct GeneratedPart: Sendable, CustomTestStringConvertible {
    /// The file, relative to the package's root.
    let file: String
    /// The name in the comments around it, `<!-- name -->` and `<!-- /name -->`.
    let name: String
    /// The Markdown between them, ending with a newline.
    let text: @Sendable () throws -> String

    var testDescription: String { name }

    private static let readme = "README.md"
    private static let guide = "docs/GUIDE.md"
    private static let reference = "docs/REFERENCE.md"
    private static let statusLines = "docs/STATUS-LINES.md"
    private static let snapshots = "docs/SNAPSHOTS.md"

    /// All parts, in order.
    static let all = [
        GeneratedPart(file: readme, name: "screen") { "```text\n" + (try DocumentedScreen.text()) + "```\n" },
        GeneratedPart(file: guide, name: "keys") {
            table(of: ScreenKeys.sitting(isPaused: false, hasFaces: true, hasNextStage: true).map)
        },
        GeneratedPart(file: guide, name: "panel keys") {
            let panel = StartPanel(SittingPlan(target: nil, methodName: ""))
            return table(of: ScreenKeys.start(panel, overOthers: true).map)
        },
        GeneratedPart(file: guide, name: "settings keys") {
            let panel = SettingsPanel(vocabulary: LoadedSettings.vocabulary(ThemeLibrary(directory: nil)))
            return table(of: ScreenKeys.settings(panel).map)
        },
        GeneratedPart(file: guide, name: "question keys") {
            table(of: ScreenKeys.asking(.end(isPreparing: false)).map)
        },
        GeneratedPart(file: guide, name: "card keys") {
            table(of: ScreenKeys.completion(DocumentedHistory.card()).map)
        },
        GeneratedPart(file: guide, name: "history keys") {
            table(of: ScreenKeys.history(DocumentedHistory.panel()).map)
        },
        GeneratedPart(file: guide, name: "sitting keys") {
            table(of: ScreenKeys.history(DocumentedHistory.panel(after: [.open])).map)
        },
        GeneratedPart(file: guide, name: "plain keys") {
            table(of: PlainKeys.map(.sitting(isPaused: false, hasNextStage: true)))
        },
        GeneratedPart(file: guide, name: "countdown keys") {
            table(of: CountdownKeys.map(isScrollable: true, canPause: true, canResume: true))
        },
        GeneratedPart(file: guide, name: "commands") {
            let screen = ["`islet`", "Open the screen: the sitting that runs, or a panel to start one."]
            return MarkdownTable(
                ["command", "what it does"],
                [screen] + commands.map { ["`\(call(of: $0))`", $0.configuration.abstract] }
            ).text
        },
        GeneratedPart(file: guide, name: "activities") { try DocumentedActivities.text() },
        GeneratedPart(file: reference, name: "commands") {
            MarkdownTable(
                ["command", "what it does"],
                commands.flatMap(leaves).map { ["`\(usage(of: $0))`", $0.configuration.abstract] }
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
        GeneratedPart(file: reference, name: "saved sittings") {
            MarkdownTable(
                ["key", "example", "meaning", "values"],
                SavedSittingField.all.map { ["`\($0.key)`", "`\($0.example)`", $0.meaning, $0.allowed] }
            ).text
        },
        GeneratedPart(file: reference, name: "environment") {
            let settings = Set(SettingDefinition.all.map(\.environmentName))
            return MarkdownTable(
                ["variable", "meaning"],
                EnvironmentVariable.all.filter { !settings.contains($0.name) }.map { ["`\($0.name)`", $0.meaning] }
            ).text
        },
        GeneratedPart(file: reference, name: "files") {
            MarkdownTable(
                ["what", "where", "usually"], IsletFile.all.map { [$0.meaning, "`\($0.path)`", "`\($0.usualPath)`"] }
            ).text
        },
        GeneratedPart(file: guide, name: "themes") {
            let themes = ThemeLibrary(directory: nil)
            let names = try Themes.names.map { "`\($0)` (\(try themes.theme(named: $0).theme.appearance.rawValue))" }
            return names.joined(separator: ", ") + "\n"
        },
        GeneratedPart(file: reference, name: "exit statuses") {
            MarkdownTable(["status", "meaning"], ExitStatus.allCases.map { ["\($0.rawValue)", $0.meaning] }).text
        },
        GeneratedPart(file: snapshots, name: "file") {
            let sample = "Examples/SnapshotSample/Tests/TeaTests/__Snapshots__/TeaViewTests/after-30-s.frame"
            let url = DocumentedFile.named(sample, mode: .verify).url
            return "```text\n" + (try String(contentsOf: url, encoding: .utf8)) + "```\n"
        },
        GeneratedPart(file: snapshots, name: "review") { "```text\n" + (try DocumentedReview.text()) + "```\n" },
        GeneratedPart(file: snapshots, name: "keys") {
            table(of: ReviewKeys.map(isDone: false, isMatrix: true))
        },
        GeneratedPart(file: "docs/STUDIO.md", name: "keys") { table(of: PreviewKeys.map(.presentations)) },
        GeneratedPart(file: "docs/SIMULATION.md", name: "keys") {
            table(of: WatchKeys.map(isPlaying: true, hasApps: true))
        },
        GeneratedPart(file: statusLines, name: "formats") {
            MarkdownTable(["format", "what it prints"], StatusFormat.all.map { ["`\($0.name)`", $0.meaning] }).text
        },
        GeneratedPart(file: statusLines, name: "fields") {
            MarkdownTable(["field", "what it shows"], StatusField.all.map { ["`{\($0.name)}`", $0.meaning] }).text
        },
    ]

    private static func table<Action>(of map: KeyMap<Action>) -> String {
        MarkdownTable(["key", "what it does"], map.helpLines.map { ["`\($0.key)`", $0.meaning] }).text
    }

    private static var commands: [any ParsableCommand.Type] {
        IsletCommand.configuration.groupedSubcommands.flatMap(\.subcommands).filter { $0.configuration.shouldDisplay }
    }

    /// A command as it is typed, without its options: `islet sit [<duration> ...]`, `islet log list|add|edit`.
    private static func call(of command: any ParsableCommand.Type) -> String {
        let inner = command.configuration.subcommands.filter { $0.configuration.shouldDisplay }
        guard inner.isEmpty else {
            return "islet \(command._commandName) " + inner.map { $0._commandName }.joined(separator: "|")
        }
        return usage(of: command).replacing(#/ \[(--|<options>)(\[[^\]]*\]|[^\[\]])*\]/#, with: "")
    }

    /// The commands that do something, rather than contain others.
    private static func leaves(of command: any ParsableCommand.Type) -> [any ParsableCommand.Type] {
        let inner = command.configuration.subcommands
        return inner.isEmpty ? [command] : inner.flatMap(leaves)
    }

    private static func usage(of command: any ParsableCommand.Type) -> String {
        IsletCommand.usageString(for: command).split(whereSeparator: \.isWhitespace).joined(separator: " ")
            .replacing("Usage: ", with: "").replacing("USAGE: ", with: "").replacing(" [--verbose]", with: "")
    }
}
