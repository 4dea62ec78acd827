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
            The last 50 entries of the log that are about activities: sessions that started, renewals, refusals with their \
            attempts, sessions that were recovered. With the variable ISLET_LOG=debug each check of an activity's age is \
            logged too. islet doctor --log prints the whole log.
            """)

    @Option(help: ArgumentHelp("How many lines.", valueName: "count"))
    var lines = 50

    @Flag(.verbose) var verbose = false

    func run(in shell: Shell) throws -> Int32 {
        _ = try ActivityDesk(in: shell).catchUp(at: shell.clock())
        let lines = ActivityLog.lines(max(1, lines), in: shell)
        guard !lines.isEmpty else {
            shell.complain("Nothing is logged yet; activities that are started with --renew are.\n")
            return ExitStatus.success.rawValue
        }
        for line in lines { try shell.say(line) }
        return ExitStatus.success.rawValue
    }
}
