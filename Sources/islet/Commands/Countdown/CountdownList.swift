import ArgumentParser
import CommandHelp
import DeviceActivities
import Foundation
import HostSystem
import Languages
import PlainText
import ScreenKit
import ShellCommands
import Store
import Surroundings

/// `islet countdown list`.
struct CountdownList: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List countdowns, soonest first; * marks the one on screen.")

    @Option(help: "How to print it.")
    var format = OutputFormat.text

    @Flag(.verbose) var verbose = false

    func run(in shell: Shell) throws -> Int32 {
        let reading = shell.clock()
        let activities = try ActivityRepository(in: shell).standing(at: reading.wall)
        let isShowing = LoadedSettings(in: shell.environment).settings.liveActivities
        shell.attendToCountdowns(at: reading)
        let countdowns = activities.countdownsByEnd
        if format == .json {
            let objects = countdowns.map {
                CountdownObject($0, isShown: isShowing && activities.isShown($0), at: reading.wall)
            }
            try shell.sayWhole(JSONText.lines(objects))
            return ExitStatus.success.rawValue
        }
        guard !countdowns.isEmpty else {
            shell.complain(localized("No countdowns; start one with `islet countdown add Tea 3m`.") + "\n")
            return ExitStatus.success.rawValue
        }
        let zone = shell.timeZone()
        let table = AlignedTable(
            titles: ["", "ID", localized("LEFT"), localized("ENDS"), localized("TITLE")], numbers: [2],
            lineWidth: shell.isOutputTerminal ? shell.outputColumns() : nil)
        let rows = countdowns.map { countdown in
            [
                isShowing && activities.isShown(countdown) ? "*" : "", countdown.id,
                countdown.endDate > reading.wall
                    ? CountdownText.left(of: countdown, at: reading.wall) : localized("over"),
                countdown.pausedAt == nil
                    ? WallClockText.time(countdown.endDate, seenAt: reading.wall, in: zone) : localized("paused"),
                countdown.title + (countdown.subtitle.map { " · \($0)" } ?? ""),
            ]
        }
        try shell.sayLines(table.text(of: rows))
        return ExitStatus.success.rawValue
    }
}
