import ArgumentParser
import DeviceActivities
import Foundation
import HostSystem
import Presentations
import ShellCommands
import Surroundings

/// `islet activity update`.
struct ActivityUpdate: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "update", abstract: "Change what an activity shows.",
        discussion: """
            JSON has the fields to change. All others stay as they are; null removes a field. Nothing is printed.

            If the content has a stale date, the update moves it on: the new content lasts as long from now as the old \
            content was to last from its own update or start. --stale-after or --stale sets another time, --stale none \
            removes it.

            Islet does not draw the text of --alert: a phone shows it only on the Apple Watch. What must be read belongs \
            in the content, above all in message.

            EXAMPLES
              islet activity update build '{"progress": 0.6}'
              islet activity update build '{"message": "2 warnings"}' --alert Warnings
              islet activity update build '{"message": null}'
            """)

    @Argument(
        help: ArgumentHelp("Which one.", valueName: "id"),
        completion: .custom { _, _, _ in ActivityCompletions.identifiers() })
    var id: String

    @Argument(help: ArgumentHelp("The fields to change, as JSON; - reads it from standard input.", valueName: "json"))
    var json: String

    @OptionGroup var options: ActivityContentOptions

    @Flag(.verbose) var verbose = false

    func run(in shell: Shell) throws -> Int32 {
        let reading = shell.clock()
        let loaded = LoadedSettings(in: shell.environment)
        let dates = ActivityDates(calendar: loaded.calendar(in: shell), now: reading.wall)
        let changes = try ActivityJSON.value(json, in: shell)
        let alert = try options.configuration()
        try ActivityRepository(in: shell).change(at: reading) { activities in
            let activity = try ActivityReference(id, in: activities.system)
            try activity.checkIsOwn()
            guard activities.system.isLive(id) else {
                throw CommandFailure(
                    sentence: "\(id) has ended and cannot be updated; start another one.", status: .unavailable)
            }
            let content = try options.content(
                activity.content(changedBy: changes, dates: dates), after: activity, dates: dates)
            try activity.update(content, alertConfiguration: alert, on: &activities.system, at: reading.wall)
        }
        return ExitStatus.success.rawValue
    }
}
