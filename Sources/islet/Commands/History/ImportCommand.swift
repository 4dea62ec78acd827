import ArgumentParser
import Foundation
import HostSystem
import Languages
import LogFormats
import Meditation
import ShellCommands
import SittingScreen
import Surroundings

/// `islet import`: sittings from an Islet export or another app.
struct ImportCommand: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "import", abstract: "Import sittings from an Islet export or another app.",
        discussion: """
            islet                 CSV or JSON from islet export
            insight-timer         the CSV file of insighttimer.com
            apple-health          export.xml of Apple Health, from its zip archive; of any size
            meditation-assistant  its CSV file; times are UTC, or local with --local (before its version 1.5.6)

            The whole file is read before anything is written, and islet log undo takes the whole import back. Sittings \
            already in the log are skipped: those with the same second of start and the same length; for Meditation \
            Assistant the same minute of start; for Apple Health any that overlap. Lines that cannot be read are listed, \
            and nothing is imported until you agree.

            EXAMPLES
              islet import insight_timer.csv --dry-run
              islet import apple_health_export/export.xml
              islet import meditation.csv --from meditation-assistant --time-zone Europe/Berlin
            """)

    @Argument(help: ArgumentHelp("The file, or - for standard input.", valueName: "file"), completion: .file())
    var file: String

    @Option(help: ArgumentHelp("The file's source. Default: found from its content.", valueName: "app"))
    var from: ImportFormat?

    @Flag(name: .customLong("dry-run"), help: "Print what would be imported, and change nothing.")
    var isTrial = false

    @Flag(name: .customLong("skip-unreadable"), help: "Skip lines that cannot be read, and import the rest.")
    var skipsUnreadable = false

    @Option(
        name: .customLong("time-zone"),
        help: ArgumentHelp(
            "The time zone of times without one, such as Europe/Berlin. Default: yours.", valueName: "zone"))
    var zoneName: String?

    @Flag(help: "Whether times without a time zone are UTC or local.")
    var zone: FileTimeZone?

    @Flag(.verbose) var verbose = false

    func run(in shell: Shell) throws -> Int32 {
        let now = shell.clock().wall
        let context = try context(at: now, in: shell)
        var source = try ImportSource(path: file)
        let beginning = try source.beginning(ImportFormat.telling)
        let told = ImportFormat(beginningWith: beginning)
        guard let format = from ?? told else {
            let isArchive = beginning.starts(with: "PK".utf8)
            throw CommandFailure(
                sentence: isArchive
                    ? localized("\(file) is a zip archive; unpack it and give the file export.xml that is in it.")
                    : localized(
                        "\(file) has no format that Islet recognizes; name its source with --from (\(ImportFormat.allCases.map(\.rawValue).joined(separator: Language.current.comma)))."
                    ),
                status: .dataError)
        }
        let found = try read(&source, as: format, context: context, in: shell)
        // The header may be cut off: use the format that can still be read.
        guard format == told || !found.sittings.isEmpty else {
            throw CommandFailure(
                sentence: localized(
                    "\(file) is not a file of \(format.rawValue), which would begin with \(format.beginning);")
                    + Language.current.gap
                    + (told.map { localized("it looks like a file of \($0.rawValue).") }
                        ?? localized("check which file it is.")),
                status: .dataError)
        }
        let report = ImportReport(found: found, place: beginning.starts(with: "[".utf8) ? .entry : .line)
        report.problems.forEach { shell.complain("islet: \(file): \($0)\n") }
        guard found.problems.isEmpty || skipsUnreadable || isTrial || mayGoOn(found, in: shell) else {
            throw CommandFailure(
                sentence: localized(
                    "Nothing was imported; correct what is named above, or add --skip-unreadable to import the rest."),
                status: .dataError)
        }
        let new = try shell.store.importSittings(found.sittings, rule: format.duplicateRule, isTrial: isTrial)
        try shell.tell(report.sentence(new: new, isTrial: isTrial, in: shell.timeZone()))
        return (found.problems.isEmpty || skipsUnreadable || !isTrial ? ExitStatus.success : .dataError).rawValue
    }

    private func context(at now: Date, in shell: Shell) throws -> ImportContext {
        guard zoneName == nil || zone == nil else {
            throw CommandFailure(
                sentence: localized("--time-zone excludes --utc and --local; give only one of them."), status: .usage)
        }
        var chosen: TimeZone?
        if let zoneName {
            guard let named = TimeZone(identifier: zoneName) else {
                throw CommandFailure(
                    sentence: localized(
                        "\"\(zoneName)\" is not a time zone (--time-zone); give one such as Europe/Berlin."),
                    status: .usage)
            }
            chosen = named
        } else if let zone {
            chosen = zone == .utc ? .gmt : shell.timeZone()
        }
        return ImportContext(
            now: now, timeZone: chosen ?? shell.timeZone(), assistantTimeZone: chosen ?? .gmt)
    }

    private func read(
        _ source: inout ImportSource, as format: ImportFormat, context: ImportContext, in shell: Shell
    ) throws -> ImportedFile {
        guard format.isStreamed else {
            var bytes: [UInt8] = []
            while let piece = try source.next() { bytes += piece }
            return format.read(bytes, context: context)
        }
        var scanner = AppleHealthScanner(context: context)
        var progress = ImportProgress(total: source.size, shell: shell)
        while let piece = try source.next() {
            scanner.feed(piece)
            progress.show(done: source.done, found: scanner.count)
        }
        progress.clear()
        return scanner.finish()
    }

    /// Asks where there is someone to ask.
    private func mayGoOn(_ found: ImportedFile, in shell: Shell) -> Bool {
        guard shell.isInputTerminal, shell.isOutputTerminal, file != "-", !found.sittings.isEmpty else { return false }
        shell.complain(
            localized("Import the other \(count: found.sittings.count) sittings? [y/N]") + " ")
        let answer = shell.readLine()
        if answer == nil { shell.complain("\n") }
        return shell.isYes(answer)
    }
}

/// The time zone of times that name none.
enum FileTimeZone: String, EnumerableFlag {
    case utc
    case local

    static func help(for value: FileTimeZone) -> ArgumentHelp? {
        switch value {
        case .utc: "Times without a time zone are read as UTC."
        case .local: "Times without a time zone are read as local."
        }
    }
}

extension ImportFormat: ExpressibleByArgument {}
