import ArgumentParser
import Foundation
import HostSystem
import Languages
import LogFormats
import ShellCommands
import SittingScreen
import Studio
import Surroundings

/// `islet export`: the log as a file.
struct ExportCommand: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "export", abstract: "Export the log as CSV, JSON or a calendar.",
        discussion: """
            Without -o, or with -o -, it writes to standard output. islet import reads CSV and JSON files back without \
            loss, so they also serve as backups. In CSV, an apostrophe protects text that a spreadsheet would take for a \
            formula; islet import removes it.

            EXAMPLES
              islet export -o sittings.csv
              islet export --format json --since 2026
              islet export -o sittings.ics       for a calendar
            """)

    @Option(help: "The file format. Default: by the end of the file's name; csv if the name has none.")
    var format: ExportFormat?

    @Option(
        name: [.customShort("o"), .long],
        help: ArgumentHelp("The file. Default: -, standard output.", valueName: "file")
    )
    var output: String?

    @OptionGroup var options: HistoryOptions

    @Flag(.verbose) var verbose = false

    func run(in shell: Shell) throws -> Int32 {
        let format = try format ?? output.map(Self.format(ofFile:)) ?? .csv
        let filter = try options.filter(
            at: shell.clock().wall, calendar: LoadedSettings(in: shell.environment).calendar(in: shell))
        let sittings = try shell.store.log(filter)
        let text = format.text(of: sittings)
        guard let output, output != "-" else {
            // A terminal would act on control characters; a file must have every character.
            try shell.isOutputTerminal
                ? shell.sayLines(text.replacing("\r\n", with: "\n")) : shell.write(text)
            return ExitStatus.success.rawValue
        }
        try OutputFile(path: output).write(Data(text.utf8))
        try shell.say(localized("Exported \(LoggedSittingText.count(sittings.count)) to \(output)."))
        return ExitStatus.success.rawValue
    }

    /// The format that the name of a file asks for. A name without an ending asks for CSV.
    private static func format(ofFile name: String) throws -> ExportFormat {
        if let format = ExportFormat(fileName: name) { return format }
        guard ExportFormat.ending(of: name) != nil else { return .csv }
        throw CommandFailure(
            sentence: localized(
                "\(name) does not end in the name of a format; use .csv, .json or .ics, or --format."),
            status: .usage)
    }
}

extension ExportFormat: ExpressibleByArgument {
    /// `csv`, `json` or `ical`; a calendar's files end in `.ics`, and that is accepted too.
    public init?(argument: String) { self.init(rawValue: argument == "ics" ? "ical" : argument) }
}
