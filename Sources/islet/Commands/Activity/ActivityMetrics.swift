import ActivityLifecycle
import ArgumentParser
import CommandHelp
import DeviceActivities
import HostSystem
import PlainText
import ScreenKit
import ShellCommands
import Store
import Surroundings

/// `islet activity metrics`.
struct ActivityMetrics: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "metrics", abstract: "Print figures of all renewals so far.",
        discussion: """
            The counts cover all sessions on this computer, including the sitting's; durations cover the last \
            \(SessionMetrics.longestHistory) finished sessions.

            As JSON: restart_attempts, restart_successes, success_rate, retries, exhausted, sessions, sessions_running, \
            average_session_seconds, longest_session_seconds, longest_without_failure_seconds, restarts_per_session, \
            failures by reason, and retrying: id, attempt and attempts of each pending retry.
            """)

    @Option(help: "How to print it.")
    var format = OutputFormat.text

    @Flag(.verbose) var verbose = false

    func run(in shell: Shell) throws -> Int32 {
        let reading = shell.clock()
        let activities = try ActivityRepository(in: shell).catchUp(at: reading)
        let metrics = try shell.store.sessionMetrics()
        switch format {
        case .json: try shell.sayWhole(JSONText.lines(RenewalFigures(metrics, activities.sessions)))
        case .text:
            let table = AlignedTable(titles: ["METRIC", "VALUE"], numbers: [1])
            try shell.sayLines(table.text(of: RenewalFigures(metrics, activities.sessions).rows))
        }
        return ExitStatus.success.rawValue
    }
}
