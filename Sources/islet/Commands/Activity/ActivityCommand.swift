import ArgumentParser
import DeviceActivities
import Foundation
import HostSystem
import ShellCommands
import Surroundings

/// `islet activity`: Live Activities for scripts.
struct ActivityCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "activity", abstract: "Show what a script does as a Live Activity.",
        discussion: """
            An activity outlives the command that started it: it stays until you end it, eight hours at most (with --renew \
            as long as you like), and every screen shows it beside the sitting. A phone's rules apply: 4 KB of content, \
            five activities an app, stale content, and up to four more hours on the lock screen after the end.

            CONTENT
              title      what is happening; the only required field
              subtitle   a second line
              symbol     an SF Symbol's name, such as hammer.fill
              status     a word or two, such as 3 of 8
              progress   the part done, 0 to 1
              startDate  a clock counts up from here
              endDate    a clock counts down to it; with startDate a bar fills
              color      #RRGGBB
              message    what must be read now

            Other types (--type) have fields of their own; those in brackets are optional:

              CountdownAttributes       title, endDate, [subtitle], [color], [alertMessage], [pausedAt]
              AmbientReadingAttributes  capturedCount, isListening, lastTranscript, [bookTitle]

            A date is a number of seconds since 1970, or text such as 2026-12-24T18:00:00Z; without an offset it is local \
            time. Give - instead of JSON to read it from standard input.

            EXAMPLES
              id=$(islet activity start '{"title": "Backup", "progress": 0}')
              islet activity update $id '{"progress": 0.6, "status": "3 of 5"}'
              islet activity end $id '{"status": "done"}' --dismiss-after 1m
              islet activity list
            """,
        subcommands: [
            ActivityStart.self, ActivityUpdate.self, ActivityEnd.self, ActivityList.self, ActivityShow.self,
            ActivityRestart.self, ActivityMetrics.self, ActivityLogCommand.self,
        ],
        defaultSubcommand: ActivityList.self)
}

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
        _ = try ActivityRepository(in: shell).catchUp(at: shell.clock())
        let lines = ActivityLog.lines(max(1, lines), in: shell)
        guard !lines.isEmpty else {
            shell.complain("Nothing is logged yet; only activities started with --renew are logged.\n")
            return ExitStatus.success.rawValue
        }
        for line in lines { try shell.say(line) }
        return ExitStatus.success.rawValue
    }
}
