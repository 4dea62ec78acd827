import CivilCalendar
import Foundation
import HTTPTypes
import Meditation
import PushClient
import Store
import Testing

@testable import DeviceActivities

/// A real `islet-push serve` on loopback, with one user, and a home's `islet-push join`.
///
/// A class, because the processes end with it.
final class ServedTimer {
    /// One event of the user's timer.
    struct Event: Decodable {
        var version: Int
        var timer: TimerState
        var event: String
    }

    private struct Ready: Decodable { var plain_port: Int }

    /// The server's URL.
    let url: String
    private let home: Home
    private let token: String
    private let server: pid_t
    private var joining: pid_t?

    /// Starts the server and waits until it is ready.
    init(_ home: Home) async throws {
        self.home = home
        let state = home.directory.appending(path: "server").path
        let user = try await CommandResult.of(
            Programs.isletPush, ["user", "add", "anna", "--quiet", "--state", state], environment: home.environment,
            in: home.directory)
        try #require(user.status == 0, "\(user)")
        token = user.output.trimmingCharacters(in: .whitespacesAndNewlines)
        let output = home.directory.appending(path: "server.out").path
        let ports = ["--port", "0", "--plain-port", "0", "--control-port", "0", "--connect-port", "0"]
        server = try SpawnedProcess.spawn(
            Programs.isletPush, ["serve", "--no-screen", "--no-rate-limit", "--state", state] + ports,
            environment: home.environment, output: output,
            errors: home.directory.appending(path: "server.err").path)
        let ready = try await eventually("the server is ready") {
            let line = try? String(contentsOfFile: output, encoding: .utf8).split(separator: "\n").first
            return line.flatMap { try? JSONDecoder().decode(Ready.self, from: Data($0.utf8)) }
        }
        url = "http://127.0.0.1:\(ready.plain_port)"
    }

    deinit {
        for pid in [joining, server].compactMap({ $0 }) {
            kill(pid, SIGKILL)
            waitpid(pid, nil, 0)
        }
    }

    /// Starts `islet-push join`.
    func join() throws {
        joining = try SpawnedProcess.spawn(
            Programs.isletPush, ["join", url, "--token", token], environment: home.environment,
            output: home.directory.appending(path: "join-\(UUID().uuidString).out").path,
            errors: home.directory.appending(path: "join.err").path)
    }

    /// Waits until the joining process has a connection made after `date`.
    func waitForConnection(after date: Date) async throws {
        try await eventually("the joining process connects", instead: { self.joiningErrors }) {
            try self.home.store.joinedServer()?.connectedAt.map { $0 > date } == true ? true : nil
        }
    }

    private var joiningErrors: String {
        (try? String(contentsOf: home.directory.appending(path: "join.err"), encoding: .utf8)) ?? "nothing"
    }

    /// Kills the joining process.
    func killJoining() {
        guard let pid = joining else { return }
        kill(pid, SIGKILL)
        waitpid(pid, nil, 0)
        joining = nil
    }

    /// Runs `islet-push` on the server's state folder.
    func manage(_ words: String...) async throws -> CommandResult {
        try await CommandResult.of(
            Programs.isletPush, words + ["--state", home.directory.appending(path: "server").path],
            environment: home.environment, in: home.directory)
    }

    /// All events of the user's timer up to a version.
    func events(upTo version: Int) async throws -> [Event] {
        guard let endpoint = HTTPEndpoint(url), let lastEventID = HTTPField.Name("last-event-id") else { return [] }
        let client = HTTPClient(endpoint)
        var request = HTTPRequest(
            method: .get, scheme: endpoint.scheme, authority: endpoint.authority, path: "/v1/events")
        request.headerFields = [.authorization: "bearer \(token)", lastEventID: "0"]
        var events: [Event] = []
        var parser = EventStreamParser()
        let (_, pieces) = try await client.stream(request)
        for try await piece in pieces {
            for event in try parser.feed(piece) where event.type == "state" {
                let decoder = JSONDecoder()
                // Instants are whole milliseconds; as seconds since 1970 they are that only nearly.
                decoder.dateDecodingStrategy = .custom {
                    Date(timeIntervalSince1970: try $0.singleValueContainer().decode(Double.self)).wholeMilliseconds
                }
                events.append(try decoder.decode(Event.self, from: Data(event.data.utf8)))
            }
            if let last = events.last, last.version >= version { break }
        }
        await client.close()
        return events
    }
}
