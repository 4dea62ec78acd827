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
package struct HelpPage {
    /// Lines are at most this long, however wide the terminal is.
    private static let longestLine = 99
    /// On a narrower terminal, lines are as long as on one of this width.
    private static let fewestColumns = 24

    private let name: String
    private let usage: [String]
    private let command: CommandDescription
    private let groups: [(title: String, commands: [CommandDescription])]

    /// The page of the last command of a path from the program, such as `islet`, `log`, `add`.
    package init(of path: [any ParsableCommand.Type]) throws {
        guard let root = path.first else { preconditionFailure("A path begins with the program") }
        self.init(of: path, in: try CommandDescription.program(root))
    }

    /// The page of a command of a program that was described before: describing it takes longer than all pages together.
    package init(of path: [any ParsableCommand.Type], in program: CommandDescription) {
        guard let root = path.first, let type = path.last else { preconditionFailure("A path begins with the program") }
        var command = program
        for type in path.dropFirst() {
            guard let inner = command.subcommand(named: type._commandName) else { break }
            command = inner
        }
        self.command = command
        name = path.map { $0._commandName }.joined(separator: " ")
        usage = root.usageString(for: type).split(separator: "\n").map {
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
    package func text(columns: Int) -> String {
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
        for section in Self.sections(of: arguments) {
            lines.title(section.title)
            lines.rows(section.arguments.map { ($0.typed, $0.argument.meaning) })
        }
        for part in prose.parts.filter({ $0.title != "EXAMPLES" }) + [prose.part("EXAMPLES")].compactMap(\.self) {
            lines.title(part.title.prefix(1) + part.title.dropFirst().lowercased())
            lines.blocks(part.blocks, indent: 2)
        }
        return lines.text
    }

    /// Arguments, the groups of options that have a title, and the other options.
    private static func sections(
        of arguments: [CommandDescription.ShownArgument]
    ) -> [(title: String, arguments: [CommandDescription.ShownArgument])] {
        let isPositional = { (shown: CommandDescription.ShownArgument) in shown.argument.kind == .positional }
        let options = arguments.filter { !isPositional($0) }
        var titles: [String?] = []
        for option in options
        where option.argument.sectionTitle != nil && !titles.contains(option.argument.sectionTitle) {
            titles.append(option.argument.sectionTitle)
        }
        let groups = (titles + [nil]).map { title in
            (title ?? "Options", options.filter { $0.argument.sectionTitle == title })
        }
        return ([("Arguments", arguments.filter(isPositional))] + groups).filter { !$0.1.isEmpty }
    }
}

/// Which help a command line asks for.
extension HelpPage {
    /// Whether it asks for help: `islet help log`, `islet log --help`.
    package static func isAsked(for words: [String]) -> Bool {
        words.first == "help" || words.prefix { $0 != "--" }.contains(where: ["-h", "--help"].contains)
    }

    /// The program and the commands that are named: `islet`, `log`, `add` for `log add --help` and for `help log add`.
    package static func path(
        of words: [String], from root: any ParsableCommand.Type
    ) -> [any ParsableCommand.Type] {
        var path: [any ParsableCommand.Type] = [root]
        for word in words.first == "help" ? words.dropFirst() : words[...] {
            let known = path[path.count - 1].configuration.subcommands
            guard let command = known.first(where: { $0._commandName == word }) else { break }
            path.append(command)
        }
        return path
    }
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
