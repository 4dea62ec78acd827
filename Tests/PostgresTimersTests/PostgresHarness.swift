import Foundation
import HTTPTypes
import Synchronization
import Testing
import TimerService

@testable import PostgresTimers

/// A separate database on the tests' PostgreSQL, with one user.
final class PostgresHarness: Sendable {
    let url: String
    let user: User
    let token: String
    let sender = PushRecorder()
    let repository: PostgresTimerRepository

    init(step: @escaping @Sendable (String) throws -> Void = { _ in }) async throws {
        let server = try #require(PostgresServer.url)
        let name = "test_" + UUID().uuidString.replacing("-", with: "").lowercased()
        let connection = PostgresConnection(
            url: server, library: try PostgresLibrary(), wait: { Thread.sleep(forTimeInterval: $0) })
        try await connection.perform { connection in
            try connection.connect()
            try connection.execute("CREATE DATABASE \(name)")
            connection.disconnect()
        }
        // The script's address ends in the name of the database that every PostgreSQL has.
        url = String(server.dropLast("postgres".count)) + name
        repository = try await PostgresTimerRepository(
            url: url, now: { Date() }, wait: { Thread.sleep(forTimeInterval: $0) }, step: step)
        (user, token) = try await UserAccounts.add(name: "ada", to: repository, at: Date())
    }

    /// Another server's repository on the same database.
    func another() async throws -> PostgresTimerRepository {
        try await PostgresTimerRepository(url: url, now: { Date() }, wait: { Thread.sleep(forTimeInterval: $0) })
    }

    /// Lets the database take connections, or closes all and lets it take none.
    func setConnections(allowed: Bool) async throws {
        let connection = PostgresConnection(
            url: try #require(PostgresServer.url), library: try PostgresLibrary(),
            wait: { Thread.sleep(forTimeInterval: $0) })
        let name = try #require(url.split(separator: "/").last)
        try await connection.perform { connection in
            try connection.connect()
            try connection.execute("ALTER DATABASE \(name) ALLOW_CONNECTIONS \(allowed)")
            if !allowed {
                _ = try connection.rows(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1", [.text(String(name))])
            }
            connection.disconnect()
        }
    }

    func service(on repository: any TimerRepository) -> TimerService {
        TimerService(
            repository: repository, sender: sender,
            configuration: TimerServiceConfiguration(
                bundleID: "app.islet", rate: RateLimit.Rate(burst: 1e6, perSecond: 1e6)),
            clock: WallClock(), priority: { _, _ in 10 })
    }

    /// Sends a request; returns the status and the JSON.
    func send(
        _ method: HTTPRequest.Method, _ path: String, _ body: [String: Any], to service: TimerService
    ) async throws -> (status: Int, object: [String: Any]) {
        let data = try JSONSerialization.data(withJSONObject: body)
        var request = HTTPRequest(method: method, scheme: "http", authority: "localhost", path: path)
        request.headerFields[.authorization] = "Bearer \(token)"
        let client = TimerClient(address: "127.0.0.1", isLoopback: true, isEncrypted: false)
        guard
            case .response(let response, let json) = await service.respond(
                to: request, body: data, from: client, at: Date())
        else { return (0, [:]) }
        return (response.status.code, try JSONSerialization.jsonObject(with: json) as? [String: Any] ?? [:])
    }

    func act(
        _ action: String, _ fields: [String: Any] = [:], activity: String? = nil, on service: TimerService
    ) async throws -> (status: Int, object: [String: Any]) {
        var body: [String: Any] = ["userId": user.id, "action": action]
        if let activity { body["activityId"] = activity }
        return try await send(.post, "/v1/actions", body.merging(fields) { $1 }, to: service)
    }

    /// Starts a sitting and registers a token for it.
    func start(on service: TimerService) async throws -> String {
        let started = try await act("start", ["start": ["duration": 600]], on: service)
        let activity = try #require(started.object["activityId"] as? String)
        let token = ["pushToken": "aa", "platform": "ios"]
        #expect(try await send(.put, "/v1/tokens/\(activity)", token, to: service).status == 200)
        return activity
    }

    /// The user's stream at a service.
    func follow(at service: TimerService) async throws -> AsyncStream<Data> {
        var request = HTTPRequest(method: .get, scheme: "http", authority: "localhost", path: "/v1/events")
        request.headerFields[.authorization] = "Bearer \(token)"
        let client = TimerClient(address: "127.0.0.1", isLoopback: true, isEncrypted: false)
        guard case .events(_, let stream) = await service.respond(to: request, body: Data(), from: client, at: Date())
        else { throw CancellationError() }
        return stream
    }
}

/// Replaces APNs.
final class PushRecorder: PushSender {
    private let state = Mutex<[OutgoingPush]>([])

    func send(_ push: OutgoingPush) async -> PushOutcome {
        state.withLock { $0.append(push) }
        return .accepted(uniqueID: nil)
    }

    var pushes: [OutgoingPush] { state.withLock { $0 } }
}

/// Polls until a condition is met; fails after a minute.
func eventually(
    _ comment: Comment, sourceLocation: SourceLocation = #_sourceLocation, _ condition: () async throws -> Bool
) async throws {
    let deadline = ContinuousClock.now + .seconds(60)
    while try await !condition() {
        guard ContinuousClock.now < deadline else {
            Issue.record(comment, sourceLocation: sourceLocation)
            return
        }
        try await Task.sleep(for: .milliseconds(5))
    }
}

/// The machine's clock, because a real database uses real time.
private struct WallClock: TimerServiceClock {
    func now() -> Date { Date() }

    func sleep(until date: Date) async throws {
        try await Task.sleep(for: .seconds(max(0, date.timeIntervalSinceNow)))
    }
}
