import ArgumentParser
import CommandHelp
import DeviceActivities
import Foundation
import HostSystem
import LiveActivities
import PlainText
import Presentations
import ScreenKit
import ShellCommands
import Store
import Surroundings

/// `islet activity list`.
struct ActivityList: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List all activities, including the sitting's.",
        discussion: """
            LEFT is the time to the next change that happens by itself: the start of a scheduled activity, the end of a \
            running one after eight hours or its renewal, and the moment an ended one leaves the lock screen.
            """)

    @Option(help: "How to print it.")
    var format = OutputFormat.text

    @Flag(.verbose) var verbose = false

    func run(in shell: Shell) throws -> Int32 {
        let reading = shell.clock()
        let loaded = LoadedSettings(in: shell.environment)
        let (system, sessions) = try ActivityRepository(in: shell).everything(
            at: reading, isAuthorized: loaded.settings.liveActivities, isRenewed: loaded.settings.renew)
        shell.attendToCountdowns(at: reading)
        if format == .json {
            try shell.sayWhole(
                JSONText.lines(system.activities.map { ActivityObject($0, in: system, sessions, at: reading.wall) }))
            return ExitStatus.success.rawValue
        }
        if !loaded.settings.liveActivities { shell.complain(ActivityWords.switchedOff) }
        guard !system.activities.isEmpty else {
            shell.complain("No activities; start one with `islet activity start '{\"title\": \"Backup\"}'`.\n")
            return ExitStatus.success.rawValue
        }
        let table = AlignedTable(
            titles: ["ID", "APP", "STATE", "AGE", "ISLAND", "LEFT", "SHOWS"], numbers: [3, 5],
            lineWidth: shell.isOutputTerminal ? shell.outputColumns() : nil)
        let shown = system.activitiesOnShow(at: reading.wall)
        // The phone's order; activities that are not visible yet come last.
        let order = shown.map(\.id) + system.activities.filter { id in !shown.contains { $0.id == id } }
        try shell.sayLines(
            table.text(of: order.map { id in line(of: id, in: system, sessions, shown, at: reading.wall) }))
        return ExitStatus.success.rawValue
    }

    private func line(
        of id: String, in system: SystemState, _ sessions: [StoredSession], _ shown: [ShownActivity], at now: Date
    ) -> [String] {
        let format = TimeRemainingFormat()
        let age = system.startDate(of: id).map { start in
            now > start ? format.format(max(1, now.timeIntervalSince(start))) : "0s"
        }
        let renewal = sessions.first { $0.id == id }?.lifecycle.restartDate
        let left = (renewal ?? system.nextStage(of: id)).map { format.format(max(1, $0.timeIntervalSince(now))) }
        let activity = shown.first { $0.id == id }
        return [
            id, system.app(of: id) ?? "-", system.state(of: id)?.rawValue ?? "-", age ?? "-",
            Self.words(for: activity?.island), left ?? "-",
            activity.flatMap(ActivityWidgets.summary)?.title ?? Self.title(of: id, in: system),
        ]
    }

    private static func words(for island: IslandPresentation?) -> String {
        switch island {
        case .compact: "compact"
        case .minimalAttached: "minimal, attached"
        case .minimalDetached: "minimal, detached"
        case .expanded: "expanded"
        case nil: "-"
        }
    }

    private static func title(of id: String, in system: SystemState) -> String {
        guard let start = system.nextStage(of: id),
            let activity = system.activitiesOnShow(at: start).first(where: { $0.id == id })
        else { return "-" }
        return ActivityWidgets.summary(of: activity)?.title ?? "-"
    }
}
