import ArgumentParser
import CommandHelp
import DeviceActivities
import Foundation
import HostSystem
import Meditation
import PlainText
import Presentations
import ShellCommands
import Store
import Surroundings

/// `islet activity start`.
struct ActivityStart: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "start", abstract: "Start an activity and print its identifier.",
        discussion: """
            JSON is the content; islet activity --help lists its fields. An identifier already in use is refused, unless \
            its activity has ended: then the new one replaces it.

            EXAMPLES
              islet activity start '{"title": "Building"}' --id build
              jq -n '{title: "Backup", progress: 0.5}' | islet activity start -
              islet activity start '{"title": "Chat"}' --starts-in 9m --alert "Now."
              islet activity start '{"title": "Server up"}' --id up --renew
              islet activity start '{"title": "Tea", "endDate": 1795249020}'
            """)

    @Argument(help: ArgumentHelp("The content; - reads it from standard input.", valueName: "json"))
    var json: String

    @Option(
        help: ArgumentHelp("The app it belongs to. Two apps share the island as two minimal views.", valueName: "name"))
    var app = "script"

    @Option(help: ArgumentHelp("Its identifier. Default: a short generated name.", valueName: "id"))
    var id: String?

    @Option(
        help: ArgumentHelp(
            "Its type: \(ActivityFields.all.map(\.type).joined(separator: ", ")).", valueName: "type"),
        completion: .list(ActivityFields.all.map(\.type)))
    var type = ActivityFields.all[0].type

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Its attributes, which never change, as JSON; rarely needed.", valueName: "json"))
    var attributes: String?

    @OptionGroup var options: ActivityContentOptions

    @Option(help: ArgumentHelp("Start after this time; needs --alert.", valueName: "duration"))
    var startsIn: String?

    @OptionGroup var renewal: ActivityRenewalOptions

    @Option(help: "How to print it.")
    var format = OutputFormat.text

    @Flag(.verbose) var verbose = false

    func run(in shell: Shell) throws -> Int32 {
        let renewal = try renewal.options()
        let reading = shell.clock()
        let loaded = LoadedSettings(in: shell.environment)
        let dates = ActivityDates(calendar: loaded.calendar(in: shell), now: reading.wall)
        let fields = try ActivityFields.named(type)
        let start = try startsIn.map { reading.wall + (try DurationArgument.seconds([$0])) }
        var request = ActivityRequest(
            id: try id.map { name throws(CommandFailure) in try ActivityIdentifier.checked(name, option: "--id") }
                ?? "",
            app: try checkedApp(), attributesType: fields.type, attributes: Data(),
            content: try options.content(
                fields.content(try ActivityJSON.value(json, in: shell), dates: dates), startingAt: start, dates: dates))
        request.alert = try options.configuration()
        guard start == nil || request.alert != nil else {
            throw CommandFailure(
                sentence: "A scheduled start must alert, as on a phone: add --alert.", status: .usage)
        }
        request.start = start
        let attributes = try self.attributes.map { try ActivityJSON.value($0, in: shell) }
        guard loaded.settings.liveActivities else { throw Self.refusal(.denied) }
        let (started, activities) = try ActivityRepository(in: shell).changeReporting(at: reading) {
            activities, reports in
            if request.id.isEmpty { request.id = ActivityIdentifier.new(besides: activities.system.activities) }
            request.attributes =
                try attributes.map { try fields.attributes($0, dates: dates) }
                ?? fields.usualAttributes(id: request.id, at: reading.wall)
            try Self.perform(request, as: fields, on: &activities.system, at: reading.wall)
            if let renewal {
                reports += Renewals.begin(request, options: renewal, in: &activities, at: reading.wall)
            }
            return (request.id, activities)
        }
        shell.attendToActivities(at: reading)
        try shell.tell(
            format == .text
                ? started
                : try JSONText.lines(
                    ActivityObject(started, in: activities.system, activities.sessions, at: reading.wall)),
            isWhole: format != .text)
        return ExitStatus.success.rawValue
    }

    private static func perform(
        _ request: ActivityRequest, as fields: ActivityFields, on system: inout SystemState, at now: Date
    ) throws {
        if system.state(of: request.id) == .ended {
            try ActivityReference(request.id, in: system).end(dismissalPolicy: .immediate, on: &system, at: now)
        }
        guard system.state(of: request.id) == nil else {
            throw CommandFailure(
                sentence: "An activity named \"\(request.id)\" already exists; update it, end it, or choose another "
                    + "--id.",
                status: .unavailable)
        }
        do {
            try fields.request(request, on: &system, at: now)
        } catch let error as ActivityAuthorizationError {
            throw refusal(error)
        }
    }

    private static func refusal(_ error: ActivityAuthorizationError) -> CommandFailure {
        let status: ExitStatus = error == .attributesTooLarge ? .dataError : .unavailable
        guard error == .denied else { return CommandFailure(sentence: error.description, status: status) }
        return CommandFailure(
            sentence: "Live Activities are switched off; `islet config set live-activities true` switches them on.",
            status: status)
    }

    private func checkedApp() throws -> String {
        let app = try ActivityIdentifier.checked(self.app, option: "--app")
        guard app != ActivityRepository.sittingApp else {
            throw CommandFailure(
                sentence: "\"\(app)\" is the sitting's app (--app); choose another name.", status: .usage)
        }
        guard app != CountdownSchedule.app else {
            throw CommandFailure(
                sentence: "\"\(app)\" is the countdowns' app (--app); choose another name, or use `islet countdown "
                    + "add`.",
                status: .usage)
        }
        return app
    }
}
