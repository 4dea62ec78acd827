import ArgumentParser
import DeviceActivities
import Foundation
import HostSystem
import Languages
import Meditation
import PlainText
import ShellCommands
import Store
import Surroundings

/// `islet countdown add`.
struct CountdownAdd: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Start a countdown.",
        usage: """
            islet countdown add <title> (<duration> | --until <date>) [--subtitle <text>] [--color <color>] [--alert <text>]
            """,
        discussion: """
            A plain number is minutes; also 90s, 1h30m, 20:00. After --until, a time of day or a weekday means the next one.

            EXAMPLES
              islet countdown add Tea 3m --alert "Take the leaves out."
              islet countdown add "Sourdough" 1h 30m --color "#C76542"
              islet countdown add Launch --until 2026-12-24T18:00
              islet countdown add "Last train" --until 23:41
              islet countdown add Market --until "saturday 08:00"
            """)

    @Argument(help: ArgumentHelp("The title, and the time it takes.", valueName: "title-and-duration"))
    var words: [String]

    @Option(
        help: ArgumentHelp(
            "When it ends, instead of DURATION: 18:00, \"tomorrow 10:00\", \"friday 10:00\" or 2026-12-24T18:00.",
            valueName: "date"))
    var until: String?

    @Option(parsing: .unconditional, help: ArgumentHelp("A second line.", valueName: "text"))
    var subtitle: String?

    @Option(help: ArgumentHelp("Its colour, #RRGGBB. Default: the theme's.", valueName: "color"))
    var color: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "What to do at the end. The bell announces it; until then the card and the open island show it.",
            valueName: "text"))
    var alert: String?

    @Flag(.verbose) var verbose = false

    func run(in shell: Shell) throws -> Int32 {
        let reading = shell.clock()
        let title = try CountdownText.checked(words[0], limit: CountdownText.longestTitle, name: "title")
        guard !title.isEmpty else {
            throw CommandFailure(
                sentence: localized("The title is empty; write what the countdown is for."), status: .usage)
        }
        let endDate = try end(after: reading.wall, zone: shell.timeZone())
        let subtitle = try optional(subtitle, name: "subtitle (--subtitle)")
        let alert = try optional(alert, name: "alert (--alert)")
        let color = try self.color.map(CountdownText.color)
        let added = try ActivityRepository(in: shell).change(at: reading) { activities in
            guard activities.countdowns.count < CountdownText.mostCountdowns else {
                throw CommandFailure(
                    sentence: localized(
                        "There are already \(String(CountdownText.mostCountdowns)) countdowns, the most allowed; remove one first."
                    ),
                    status: .unavailable)
            }
            let countdown = StoredCountdown(
                id: ActivityIdentifier.new(besides: activities.countdowns.map(\.id)), title: title, subtitle: subtitle,
                endDate: endDate, color: color, alertMessage: alert, created: reading.wall)
            activities.countdowns.append(countdown)
            return countdown
        }
        shell.attendToCountdowns(at: reading)
        let time = WallClockText.time(endDate, seenAt: reading.wall, in: shell.timeZone(), withSeconds: true)
        let left = CountdownText.left(until: endDate, at: reading.wall)
        try shell.tell(localized("\(added.title): \(left), until \(time)."))
        return ExitStatus.success.rawValue
    }

    private func end(after now: Date, zone: TimeZone) throws -> Date {
        if let until {
            guard words.count == 1 else {
                throw CommandFailure(
                    sentence: localized(
                        "A duration and --until exclude each other; give only one, and put words that belong together in quotes."
                    ), status: .usage)
            }
            let end = try MomentArgument.instant(
                until, at: now, calendar: HistoryCalendar(timeZone: zone), looking: .ahead)
            guard end > now else {
                throw CommandFailure(
                    sentence: localized("\(until) is in the past (--until); give a later date."), status: .usage)
            }
            guard end < now + CountdownText.longest else {
                throw CommandFailure(
                    sentence: localized(
                        "\(until) is more than a hundred years away (--until); give an earlier date."),
                    status: .usage)
            }
            return end
        }
        guard words.count > 1 else {
            throw CommandFailure(
                sentence: localized(
                    "The duration is missing; add one, as in `islet countdown add Tea 3m`, or use --until."),
                status: .usage)
        }
        return now + (try DurationArgument.seconds(Array(words.dropFirst())))
    }

    private func optional(_ text: String?, name: String) throws -> String? {
        guard let text else { return nil }
        let checked = try CountdownText.checked(text, limit: CountdownText.longestText, name: name)
        return checked.isEmpty ? nil : checked
    }
}
