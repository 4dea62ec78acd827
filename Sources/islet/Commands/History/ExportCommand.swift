import ArgumentParser
import Foundation
import HostSystem
import LogFormats
import SittingScreen
import Studio
import Surroundings

/// `islet export`: the log as a file.
struct ExportCommand: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "export", abstract: "Write the log as CSV, JSON or a calendar.",
        discussion: """
            Without -o, or with -o -, it is written on standard output. A CSV or JSON file can be read again with islet import, and gives exactly \
            the same sittings; it is also a backup. In CSV, texts that a spreadsheet would compute have an apostrophe before \
            them, which islet import takes away.

            EXAMPLES
              islet export -o sittings.csv
              islet export --format json --since 2026
              islet export -o sittings.ics       for a calendar
            """)

    @Option(help: "The kind of file; by default what the name of the file says, or else csv.")
    var format: ExportFormat?

    @Option(
        name: [.customShort("o"), .long],
        help: ArgumentHelp("The file; - is standard output, as without it.", valueName: "file")
    )
    var output: String?

    @OptionGroup var options: HistoryOptions

    @Flag(.verbose) var verbose = false

    func run(in shell: Shell) throws -> Int32 {
        let filter = try options.filter(
            at: shell.clock().wall, calendar: LoadedSettings(in: shell.environment).calendar(in: shell))
        let sittings = try shell.store.log(filter)
        let text = (format ?? output.flatMap(ExportFormat.init(fileName:)) ?? .csv).text(of: sittings)
        guard let output, output != "-" else {
            // A terminal would act on control characters; a file must have every character.
            try shell.isOutputTerminal
                ? shell.sayLines(text.replacing("\r\n", with: "\n")) : shell.write(text)
            return ExitStatus.success.rawValue
        }
        try OutputFile(path: output).write(Data(text.utf8))
        try shell.say("Exported \(SittingText.count(sittings.count)) to \(output).")
        return ExitStatus.success.rawValue
    }
}

extension ExportFormat: ExpressibleByArgument {}
