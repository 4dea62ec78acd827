import ArgumentParser
import Configuration
import Foundation
import FrameSnapshots
import HostSystem
import ShellCommands
import Studio
import Surroundings

/// `islet snapshot report`.
struct SnapshotReportCommand: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "report", abstract: "Write an HTML page with old, new and marked pictures.",
        discussion: """
            The page is one file without scripts, for CI to keep. On CI, set ISLET_SNAPSHOT_ARTIFACTS so that tests leave \
            their pictures in a folder, and report on that.

            EXAMPLES
              islet snapshot report Tests -o report.html
              islet snapshot report "$ISLET_SNAPSHOT_ARTIFACTS" -o - > report.html
            """)

    @Option(name: .shortAndLong, help: ArgumentHelp("The page; - is standard output.", valueName: "file"))
    var output = "snapshot-report.html"

    @OptionGroup var paths: SnapshotPaths

    @Flag(.verbose) var verbose = false

    func run(in shell: Shell) throws -> Int32 {
        let pictures = try paths.pending().map { picture in
            SnapshotReport.Entry(name: SnapshotPaths.shown(picture.reference), change: try picture.change())
        }
        let page = SnapshotReport(entries: pictures)
        if output == "-" {
            try shell.write(page.html)
        } else {
            let file = URL(fileURLWithPath: output)
            try page.write(to: file)
            try shell.say("\(output): \(SnapshotPaths.count(pictures.count))")
        }
        return ExitStatus.success.rawValue
    }
}
