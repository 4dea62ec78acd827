import ArgumentParser
import Foundation

/// `islet-push fault`: failures on demand.
struct FaultCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fault", abstract: "Make pushes fail on demand, to test a backend.",
        subcommands: [FaultList.self, FaultAdd.self, FaultClear.self], defaultSubcommand: FaultList.self)
}

/// `islet-push fault list`.
struct FaultList: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "List the faults still to happen.")

    @OptionGroup
    var folder: StateFolderOption

    func run() async throws {
        ControlOutput.object(try await ControlClient(folder.folder).send(.get, "/faults"), format: .text)
    }
}

/// `islet-push fault clear`.
struct FaultClear: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "clear", abstract: "Remove all faults.")

    @OptionGroup
    var folder: StateFolderOption

    func run() async throws {
        _ = try await ControlClient(folder.folder).send(.post, "/faults/clear")
        print("No faults.")
    }
}

/// `islet-push fault add`.
struct FaultAdd: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Add a fault: a reason, a delay, no answer, GOAWAY, or a closed connection.",
        discussion: """
            EXAMPLES
              islet-push fault add --reason TooManyRequests --count 3
              islet-push fault add --delay 2s --percentage 10
              islet-push fault add --goaway Shutdown
            """)

    @Option(help: ArgumentHelp("Refuse with one of Apple's reasons.", valueName: "reason"))
    var reason: String?

    @Option(help: ArgumentHelp("Answer after a while, such as 2s.", valueName: "duration"))
    var delay: String?

    @Flag(help: "Do not answer.")
    var drop = false

    @Option(help: ArgumentHelp("Send GOAWAY with this reason.", valueName: "reason"))
    var goaway: String?

    @Flag(help: "Close the connection after the answer.")
    var close = false

    @Option(help: ArgumentHelp("The number of requests that fail. Default: all.", valueName: "n"))
    var count: Int?

    @Option(help: ArgumentHelp("Every nth request fails.", valueName: "n"))
    var every: Int?

    @Option(help: ArgumentHelp("The share of requests that fail.", valueName: "percent"))
    var percentage: Double?

    @Option(help: ArgumentHelp("Only pushes to tokens that begin with these digits.", valueName: "digits"))
    var token: String?

    @OptionGroup
    var folder: StateFolderOption

    func run() async throws {
        var body: [String: ControlValue] = [:]
        body["reason"] = reason.map(ControlValue.text)
        body["delay"] = delay.map(ControlValue.text)
        if drop { body["drop"] = .flag(true) }
        body["goaway"] = goaway.map(ControlValue.text)
        if close { body["close"] = .flag(true) }
        body["count"] = count.map(ControlValue.count)
        body["every"] = every.map(ControlValue.count)
        body["percentage"] = percentage.map(ControlValue.number)
        body["token"] = token.map(ControlValue.text)
        ControlOutput.object(try await ControlClient(folder.folder).send(.post, "/faults", body), format: .text)
    }
}
