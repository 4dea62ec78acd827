import ArgumentParser
import Foundation
import HostSystem
import PushServer

/// `islet-push serve`: the gateway, the emulated device and the timer's server.
struct ServeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve", abstract: "Answer pushes as APNs does, and own the timers of Islet's users.",
        discussion: """
            The first line on standard output is JSON with the ports; then comes a line for everything that happens. \
            SIGTERM finishes the requests under way, then exits.

            A backend reaches it with HTTPS_PROXY=http://127.0.0.1:CONNECT-PORT and the CA file that the first line names, or \
            directly with https://localhost:PORT in place of https://api.sandbox.push.apple.com.
            """)

    @OptionGroup
    var options: ServeOptions

    func run() async throws {
        let running = try await RunningServer.start(options, environment: ProcessInfo.processInfo.environment)
        ProgramCode.release()
        for await _ in EndingSignals.stream() { break }
        await running.stop()
    }
}
