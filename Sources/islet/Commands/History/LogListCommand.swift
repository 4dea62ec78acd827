import ArgumentParser
import CommandHelp
import Foundation
import HostSystem
import Languages
import LogFormats
import Meditation
import PlainText
import ShellCommands
import SittingScreen
import Surroundings

/// `islet log list`, which is also `islet log`: the sittings, newest last.
struct LogListCommand: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List the sittings, newest last.",
        discussion: """
            Cancelled sittings are not in the log. Times of day are local; in JSON they are ISO 8601 in UTC. On a \
            terminal, lines are fitted to its width: text is cut or columns left out. The word "list" is optional.

            EXAMPLES
              islet log
              islet log --limit 7
              islet log --since 2026-11 --method Metta
              islet log --format json
            """)

    @Option(help: "How to print it.")
    var format = OutputFormat.text

    @Option(help: ArgumentHelp("Show only this many of the newest.", valueName: "number"))
    var limit: Int?

    @Flag(help: "Show the IDs that edit and remove take.")
    var ids = false

    @OptionGroup var options: HistoryOptions

    @Flag(.verbose) var verbose = false

    func run(in shell: Shell) throws -> Int32 {
        if let limit, limit < 1 {
            throw CommandFailure(
                sentence: localized("\(String(limit)) is too small a limit (--limit); give 1 or more."),
                status: .usage)
        }
        var filter = try options.filter(
            at: shell.clock().wall, calendar: LoadedSettings(in: shell.environment).calendar(in: shell))
        filter.limit = limit
        let sittings = try shell.store.log(filter)
        switch format {
        case .text:
            if sittings.isEmpty {
                let isAll = filter == SittingFilter(limit: limit)
                shell.complain(
                    isAll
                        ? localized("No sitting has been completed yet; start one with `islet sit 20m`.") + "\n"
                        : localized("No sitting in the log matches.") + "\n")
            } else {
                let idLength = ids ? try shell.store.identifierLength() : nil
                let table = LogTable(
                    timeZone: shell.timeZone(), idLength: idLength,
                    lineWidth: shell.isOutputTerminal ? shell.outputColumns() : nil)
                try shell.sayLines(table.text(of: sittings))
            }
        case .json: try shell.write(TerminalSafeJSON.text(Data(SittingJSON.text(of: sittings, isExact: false).utf8)))
        }
        return ExitStatus.success.rawValue
    }
}
