import ArgumentParser
import PushServer

/// The program: a local APNs for Live Activities, and the timer's server.
@main
struct IsletPush: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "islet-push", abstract: "A local APNs for Live Activities, and the timer's server.",
        subcommands: [JoinCommand.self, LeaveCommand.self])
}
