import ArgumentParser
import PlainText

/// What `--help` prints of a command, from the same definitions as its manual page.
///
///     Usage: islet extend <duration> ...
///
///     Move the target later, or earlier with a minus.
///
///     Arguments
///       <duration> ...  How much, such as 5m or -90s; a plain
///                       number is minutes.
struct HelpPage {
    /// Lines are at most this long, however wide the terminal is.
    private static let longestLine = 99
    /// On a narrower terminal, lines are as long as on one of this width.
    private static let fewestColumns = 24

    private let name: String
    private let usage: [String]
    private let command: CommandDescription
    private let groups: [(title: String, commands: [CommandDescription])]

    /// The page of the last command of a path, such as `islet`, `log`, `add`.
    init(of path: [any ParsableCommand.Type]) throws {
        var command = try CommandDescription.islet()
        for type in path.dropFirst() {
            guard let inner = command.subcommand(named: type._commandName) else { break }
            command = inner
        }
        self.command = command
        name = path.map { $0._commandName }.joined(separator: " ")
        let type = path.last ?? IsletCommand.self
        usage = IsletCommand.usageString(for: type).split(separator: "\n").map {
            $0.replacing("Usage: ", with: "").replacing("USAGE: ", with: "").replacing(" [--verbose]", with: "")
                .trimmingPrefix { $0 == " " }.description
        }
        let shown = command.shownSubcommands
        let named = type.configuration.groupedSubcommands.map { group in
            let names = group.subcommands.map { $0._commandName }
            return (title: group.name, commands: shown.filter { names.contains($0.commandName) })
        }
        groups = (named.isEmpty ? [(title: "Commands", commands: shown)] : named).filter { !$0.commands.isEmpty }
    }

    /// The lines of the page for a terminal of that width.
    func text(columns: Int) -> String {
        let width = min(max(columns, Self.fewestColumns) - 1, Self.longestLine)
        let prose = Prose(command.discussion ?? "")
        var lines = HelpLines(width: width)
        lines.usage(usage)
        lines.blocks([.paragraph(command.abstract ?? "")] + prose.blocks)
        let column = lines.column(for: groups.flatMap { $0.commands.map(\.commandName) })
        for group in groups {
            lines.title(group.title)
            lines.rows(group.commands.map { ($0.commandName, $0.abstract ?? "") }, column: column)
        }
        if let usual = command.defaultSubcommand {
            lines.blocks([.paragraph("Without a subcommand it runs \(name) \(usual).")])
        }
        let arguments = command.shownArguments
        for (title, kinds) in [("Arguments", [.positional]), ("Options", [.option, .flag])] as [(String, [Kind])] {
            let rows = arguments.filter { kinds.contains($0.argument.kind) }.map { ($0.typed, $0.argument.meaning) }
            guard !rows.isEmpty else { continue }
            lines.title(title)
            lines.rows(rows)
        }
        for part in prose.parts.filter({ $0.title != "EXAMPLES" }) + [prose.part("EXAMPLES")].compactMap(\.self) {
            lines.title(part.title.prefix(1) + part.title.dropFirst().lowercased())
            lines.blocks(part.blocks, indent: 2)
        }
        return lines.text
    }

    private typealias Kind = CommandDescription.Argument.Kind
}

extension CommandDescription.ShownArgument {
    /// It as it is typed: `-o, --output <file>`, `--[no-]haptics`.
    fileprivate var typed: String {
        let value = "<\(argument.valueName ?? "value")>" + (argument.isRepeating ? " ..." : "")
        let names =
            hasInversion
            ? "--[no-]" + (argument.name ?? "").dropFirst(2)
            : (argument.names ?? []).map(\.typed).sorted { $0.count < $1.count }.joined(separator: ", ")
        return switch argument.kind {
        case .positional: value
        case .option: "\(names) \(value)"
        case .flag: names
        }
    }
}
