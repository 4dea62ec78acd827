import ArgumentParser
import Configuration
import Foundation
import HostSystem
import Languages
import Meditation
import ShellCommands
import SittingScreen
import Surroundings

/// `islet aim`: the time to sit each week.
struct AimCommand: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "aim", abstract: "Set the time to sit each week, or show how much of it was sat.",
        discussion: """
            AIM is a number of minutes, a duration such as 2h30m, or none. It is the setting weekly-aim. The start panel and \
            islet stats show it as a ring; nothing happens if a week ends without it. A week begins on first-weekday, at day-start.

            EXAMPLES
              islet aim 150
              islet aim
              islet aim none
            """)

    @Argument(
        help: ArgumentHelp("Minutes a week, a duration, or none.", valueName: "aim"),
        completion: .list(["none", "60", "90", "120", "150", "3h"]))
    var words: [String] = []

    @Flag(.verbose) var verbose = false

    func run(in shell: Shell) throws -> Int32 {
        if !words.isEmpty { try set(to: words.joined(separator: " "), in: shell) }
        let loaded = LoadedSettings(in: shell.environment)
        loaded.warn(in: shell)
        let now = shell.clock().wall
        let calendar = loaded.calendar(in: shell)
        guard loaded.settings.review || loaded.settings.weeklyAim == nil else {
            let aim = CalendarText.length((loaded.settings.weeklyAim ?? .zero) / .seconds(1))
            try shell.say(localized("Weekly aim: \(aim). What was sat of it is not shown (review = false)."))
            return ExitStatus.success.rawValue
        }
        let rules = PracticeRules(weeklyAim: loaded.settings.weeklyAim.map { $0 / .seconds(1) })
        let week = SittingFilter(since: WeeklyAim.week(of: now, calendar: calendar).start)
        guard let aim = WeeklyAim(try shell.store.entries(week), rules: rules, calendar: calendar, at: now) else {
            try shell.say(
                words.isEmpty
                    ? localized("No weekly aim; set one with `islet aim 150`.") : localized("No weekly aim."))
            return ExitStatus.success.rawValue
        }
        try shell.say(ReviewText.sentence(of: aim))
        return ExitStatus.success.rawValue
    }

    private func set(to typed: String, in shell: Shell) throws {
        let definition = try SettingDefinition.typed(SettingDefinition.weeklyAimKey)
        _ = try SettingEdit(definition, in: shell).set(to: typed)
        shell.warn(ofPrecedenceOver: definition)
    }
}
