import ArgumentParser
import DeviceActivities
import Foundation
import HostSystem
import Surroundings

/// `islet activity log`.
struct ActivityLogCommand: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "log", abstract: "Print what happened to renewed activities.",
        discussion: """
            Prints the last 50 entries about activities in the log: sessions started and recovered, renewals, and refusals with \
            their attempts. With ISLET_LOG=debug each check of an activity's age is logged too. islet doctor --log prints the \
            whole log.
            """)

    @Option(help: ArgumentHelp("The number of lines.", valueName: "count"))
    var lines = 50

    @Flag(.verbose) var verbose = false

    func run(in shell: Shell) throws -> Int32 {
        _ = try ActivityDesk(in: shell).catchUp(at: shell.clock())
        let lines = ActivityLog.lines(max(1, lines), in: shell)
        guard !lines.isEmpty else {
            shell.complain("Nothing is logged yet; only activities started with --renew are logged.\n")
            return ExitStatus.success.rawValue
        }
        for line in lines { try shell.say(line) }
        return ExitStatus.success.rawValue
    }
}
