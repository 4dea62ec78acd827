import ArgumentParser
import CommandHelp
import TestWorld
import Testing

@testable import islet

struct HelpPageTests {
    private let world = TestShell()

    /// Every command with its parent commands, `islet` first.
    private static let paths: [[any ParsableCommand.Type]] = {
        func below(_ path: [any ParsableCommand.Type]) -> [[any ParsableCommand.Type]] {
            let configuration = path[path.count - 1].configuration
            let inner = configuration.subcommands + configuration.groupedSubcommands.flatMap(\.subcommands)
            return [path] + inner.flatMap { below(path + [$0]) }
        }
        return below([IsletCommand.self])
    }()

    /// The page of each of them.
    private static let pages = Result {
        let program = try CommandDescription.program(IsletCommand.self)
        return paths.map { (path: $0, page: HelpPage(of: $0, in: program)) }
    }

    @Test("The help of islet has all commands and fits a terminal of 80 columns and 60 rows") func helpOfIslet() {
        world.run("--help")
        let lines = world.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        #expect(lines.count <= 60)
        #expect(lines.allSatisfy { $0.count < 80 })
        for group in IsletCommand.groups {
            #expect(lines.contains { $0 == group.name })
            for command in group.subcommands where command.configuration.shouldDisplay {
                #expect(lines.contains { $0.hasPrefix("  \(command._commandName) ") })
            }
        }
        #expect(
            world.output.split(whereSeparator: \.isWhitespace).joined(separator: " ").contains(
                "`man islet-settings` the settings"))
    }

    @Test("Every line fits, and wrapped text stays in its column", arguments: [40, 60, 80, 132])
    func linesFit(columns: Int) throws {
        for (path, page) in try Self.pages.get() {
            let text = page.text(columns: columns)
            let name = path.map { $0._commandName }.joined(separator: " ")
            #expect(text.hasPrefix("Usage: \(name)"))
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            var title: Substring?
            for (index, line) in lines.enumerated().dropFirst().dropLast() where !line.isEmpty {
                if lines[index - 1].isEmpty { title = lines[index + 1].hasPrefix("  ") ? line : title }
                if lines[index - 1].isEmpty, !line.hasPrefix("  "), title != line { title = nil }
                // An example is not wrapped, because someone may copy it; a long word has its own line.
                let isFixed = title == "Examples" || !line.drop { $0 == " " }.contains(" ")
                #expect(isFixed || line.count < columns, "\(name): \(line)")
                #expect(title == nil || title == line || line.hasPrefix("  "), "\(name): \(line)")
                let hasGap = line.contains(#/[a-z,;] {6,}[a-z]+ [a-z]+ [a-z]+ {4,}/#)
                #expect(title == "Examples" || !hasGap, "\(name): \(line)")
            }
        }
    }

    @Test func usageComesFirstAndWrapsUnderItsArguments() throws {
        let page = try HelpPage(of: [IsletCommand.self, CountdownCommand.self, CountdownAdd.self])
        #expect(
            page.text(columns: 60).hasPrefix(
                """
                Usage: islet countdown add <title>
                                   (<duration> | --until <date>)
                                   [--subtitle <text>] [--color <color>]
                                   [--alert <text>]

                Start a countdown.

                """))
    }

    @Test("Every command has -v among its options, and no synopsis shows it")
    func verbose() throws {
        for (path, page) in try Self.pages.get() where path.last?.configuration.subcommands.isEmpty == true {
            let text = page.text(columns: 80)
            #expect(text.contains("\n  -v, --verbose "), "\(path)")
            #expect(!text.contains("[--verbose]"), "\(path)")
        }
    }

    @Test func argumentsAreInTwoColumns() throws {
        world.run("sit", "--help")
        #expect(world.output.contains("\n  <duration> ...  The target, such as 20m, 1h 30m, 20:00 or open;"))
        #expect(world.output.contains("\n  --[no-]haptics         "))
        #expect(!world.output.contains("--no-haptics  "))
    }

    @Test("A group lists its commands and names the default one", arguments: [["log", "--help"], ["help", "log"]])
    func group(arguments: [String]) {
        world.runAll(arguments)
        #expect(world.output.contains("\nCommands\n"))
        #expect(world.output.contains("\n  undo    "))
        #expect(world.output.contains("\nWithout a subcommand it runs islet log list.\n"))
    }
}
