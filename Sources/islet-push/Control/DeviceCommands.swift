import ArgumentParser
import Foundation

/// `islet-push stats`: figures for people; Prometheus has them at /metrics of the control port.
struct StatsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "stats", abstract: "Print figures: outcomes, latency by priority, budget, throttling.",
        discussion: "The same for Prometheus is at http://127.0.0.1:CONTROL-PORT/metrics.")

    @OptionGroup
    var options: ControlOptions

    func run() async throws {
        let statistics = try await options.client().send(.get, "/stats")
        ControlOutput.object(statistics, format: options.format) { StatisticsText($0).lines }
        guard options.format == .text else { return }
        let table = try await options.client().send(.get, ControlHandler.table)
        print("\nSince this server started\n\n" + String(decoding: table, as: UTF8.self), terminator: "")
    }
}

/// `islet-push clock`: the device's clock.
struct ClockCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "clock", abstract: "Move the emulated device's clock forward.", subcommands: [ClockAdvance.self])
}

/// `islet-push clock advance DURATION`.
struct ClockAdvance: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "advance", abstract: "Move the clock forward, and print what fell due by then.")

    @Argument(help: "How far, such as 8h or 90m.")
    var duration: String

    @OptionGroup
    var options: ControlOptions

    func run() async throws {
        let body = try await options.client().send(.post, "/clock", ["advance": .text(duration)])
        try ControlOutput.records(in: body, format: options.format, none: "Nothing fell due.")
    }
}

/// `islet-push device`: the emulated device.
struct DeviceCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "device", abstract: "Show and change the emulated device.",
        subcommands: [
            DeviceShow.self, DeviceSet.self, DeviceWake.self, DeviceRotate.self, DeviceActivities.self,
            DeviceTokens.self,
        ], defaultSubcommand: DeviceShow.self)
}

/// `islet-push device show`.
struct DeviceShow: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "show", abstract: "Show clock, switches and counts.")

    @OptionGroup
    var options: ControlOptions

    func run() async throws {
        ControlOutput.object(try await options.client().send(.get, "/status"), format: options.format)
    }
}

/// `islet-push device activities`.
struct DeviceActivities: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "activities", abstract: "List the device's activities, and what waits for them.")

    @OptionGroup
    var options: ControlOptions

    func run() async throws {
        ControlOutput.object(try await options.client().send(.get, "/activities"), format: options.format)
    }
}

/// `islet-push device tokens`.
struct DeviceTokens: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tokens", abstract: "List the device's push tokens, push-to-start tokens included.")

    @OptionGroup
    var options: ControlOptions

    func run() async throws {
        ControlOutput.object(try await options.client().send(.get, "/tokens"), format: options.format)
    }
}

/// A switch of the device.
enum SwitchPosition: String, CaseIterable, ExpressibleByArgument {
    case on, off

    /// The value for the control API.
    var value: ControlValue { .flag(self == .on) }
}

/// `islet-push device set`.
struct DeviceSet: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "set", abstract: "Switch network, Low Power Mode, frequent updates or Live Activities on or off.")

    @Option(help: ArgumentHelp("Whether the device is reachable.", valueName: "on|off"))
    var online: SwitchPosition?

    @Option(help: ArgumentHelp("Low Power Mode.", valueName: "on|off"))
    var lowPower: SwitchPosition?

    @Option(help: ArgumentHelp("Frequent updates.", valueName: "on|off"))
    var frequentPushes: SwitchPosition?

    @Option(help: ArgumentHelp("Live Activities as a whole.", valueName: "on|off"))
    var activities: SwitchPosition?

    @OptionGroup
    var options: ControlOptions

    func run() async throws {
        let pairs: [(String, SwitchPosition?)] = [
            ("online", online), ("lowPower", lowPower), ("frequentPushes", frequentPushes),
            ("activitiesEnabled", activities),
        ]
        let body = Dictionary(
            uniqueKeysWithValues: pairs.compactMap { name, position in position.map { (name, $0.value) } })
        guard !body.isEmpty else {
            throw PushFailure("Name a switch: --online, --low-power, --frequent-pushes or --activities.", .usage)
        }
        let answer = try await options.client().send(.post, "/device", body)
        let switched = pairs.compactMap { name, position in
            position.map { "\(ControlText.label(of: name)) \($0.rawValue)" }
        }
        try ControlOutput.records(
            in: answer, format: options.format, none: "Now: \(switched.joined(separator: ", ")).")
    }
}

/// `islet-push device wake`.
struct DeviceWake: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "wake", abstract: "Give pushes of priority 5 their opportunity now.")

    @OptionGroup
    var options: ControlOptions

    func run() async throws {
        let body = try await options.client().send(.post, "/wake")
        try ControlOutput.records(in: body, format: options.format, none: "Nothing was waiting.")
    }
}

/// `islet-push device rotate`.
struct DeviceRotate: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rotate", abstract: "Replace the tokens of all activities, or of one; the old ones get 410.")

    @Argument(help: "The activity; without it, all.")
    var activity: String?

    @OptionGroup
    var options: ControlOptions

    func run() async throws {
        let body = try await options.client().send(
            .post, "/tokens/rotate", activity.map { ["activity": .text($0)] } ?? [:])
        try ControlOutput.records(in: body, format: options.format, none: "The device has no tokens.")
    }
}
