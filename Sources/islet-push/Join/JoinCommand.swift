import ArgumentParser
import Dispatch
import Foundation
import HostSystem
import Meditation
import PushClient
import Store
import TimerJoin

/// `islet-push join URL`: this machine's Islet follows and steers the sitting that a server keeps.
struct JoinCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "join", abstract: "Follow and steer a server's sitting with this machine's Islet.",
        discussion: """
            While it runs, every islet command and screen on this machine shows the server's sitting, and every action \
            here is done there. Without a connection the screen continues from the last state and shows since when; \
            actions are refused. It reconnects by itself. The settings frequent-pushes and active-hours and the time zone \
            go to the server when they change.

            Ctrl-C leaves: the sitting goes on at the server and is gone here. If the process was killed, run join again \
            to continue, or islet-push leave.

            EXAMPLES
              islet-push join https://timer.example.org --token-file ~/.config/islet/token
              islet-push join http://127.0.0.1:8080 --token "$TOKEN"
            """)

    @Argument(help: "The server: https://, or on this machine http:// (HTTP/1.1) or h2c:// (HTTP/2).")
    var url: String

    // A token may begin with a dash.
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The user's bearer token; others can see it in the list of processes.", valueName: "token"))
    var token: String?

    @Option(help: ArgumentHelp("A file with the token. Without either, ISLET_PUSH_TOKEN is used.", valueName: "file"))
    var tokenFile: String?

    @Option(
        name: .customLong("ca"),
        help: ArgumentHelp("Trust these certificates instead of the system's.", valueName: "file"))
    var authorities: String?

    @Flag(help: "Give a sitting that runs here to the server, if nothing runs there.")
    var pushLocal = false

    @Flag(help: "Print no line for each change.")
    var quiet = false

    func run() async throws {
        guard let endpoint = HTTPEndpoint(url, authoritiesFile: authorities) else {
            throw PushFailure(
                "\(PlainSentence.of(url, limit: 80)) is not a server's URL; give one such as https://host.", .usage)
        }
        guard endpoint.transport == .encrypted || endpoint.isLoopback else {
            throw PushFailure("A token needs TLS on its way to \(endpoint.host); use an https:// URL.", .usage)
        }
        var runner = JoinRunner(
            store: JoinedStore.here, url: url, client: HTTPClient(endpoint), token: try bearerToken(),
            clock: SystemClock.read, wait: SystemClock.wait)
        let isQuiet = quiet
        runner.say = { if !isQuiet { Self.write($0) } }
        Self.write(try await runner.run(pushLocal: pushLocal, until: EndingSignals.stream()))
    }

    /// A line on standard output, at once: who reads it may be a pipe.
    private static func write(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }

    private func bearerToken() throws -> String {
        let text: String?
        if let token {
            text = token
        } else if let tokenFile {
            text = try PushFailure.read(tokenFile, for: "--token-file")
        } else {
            text = ProcessInfo.processInfo.environment["ISLET_PUSH_TOKEN"]
        }
        let token = text?.trimmed ?? ""
        guard !token.isEmpty else {
            throw PushFailure("A token is missing; give --token-file, --token or ISLET_PUSH_TOKEN.", .usage)
        }
        return token
    }
}

/// `islet-push leave`: this machine's Islet keeps its own timer again.
struct LeaveCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "leave", abstract: "Keep the timer on this machine again; a sitting goes on at the server.")

    func run() throws {
        guard let left = try JoinedStore.here.leave() else {
            print(ServerError.notJoined.description)
            throw ExitCode(1)
        }
        print(JoinRunner.farewell(left))
    }
}
