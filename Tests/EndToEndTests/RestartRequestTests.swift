import Foundation
import HTTPTypes
import HostSystem
import Meditation
import Store
import Synchronization
import Testing

@testable import DeviceActivities
@testable import TimerJoin
@testable import TimerService
@testable import islet

/// The path of a server's restart request: the real service, the follower's rules, the store, the sitting's session.
struct RestartRequestTests {
    /// A clock that a test moves; nothing waits on it.
    private final class MovedClock: TimerServiceClock {
        private let date = Mutex(Date(timeIntervalSince1970: 1_795_248_840))
        func now() -> Date { date.withLock { $0 } }
        func advance(by seconds: TimeInterval) { date.withLock { $0 += seconds } }
        func sleep(until date: Date) async throws { try await Task.sleep(for: .seconds(3600)) }
    }

    private struct NoSender: PushSender {
        func send(_ push: OutgoingPush) async -> PushOutcome { .accepted(uniqueID: nil) }
    }

    private let home: Home
    private let clock = MovedClock()
    private let service: TimerService
    private let user: User
    private let token: String

    init() async throws {
        home = try Home()
        let clock = clock
        let repository = try SQLiteTimerRepository(
            directory: home.directory.appending(path: "server").path, now: { clock.now() })
        (user, token) = try await UserAccounts.add(name: "anna", to: repository, at: clock.now())
        service = TimerService(
            repository: repository, sender: NoSender(),
            configuration: TimerServiceConfiguration(bundleID: "islet"), clock: clock, priority: { _, _ in 10 })
    }

    private var reading: ClockReading {
        ClockReading(
            wall: clock.now(), bootID: "boot", sinceBoot: clock.now().timeIntervalSince1970 - 1_795_000_000, asleep: 0)
    }

    private func answer(_ method: HTTPRequest.Method, _ path: String, _ body: String = "", after version: Int? = nil)
        async -> TimerReplyOverHTTP
    {
        var request = HTTPRequest(method: method, scheme: "http", authority: "localhost", path: path)
        request.headerFields[.authorization] = "bearer \(token)"
        if let version, let name = HTTPField.Name("last-event-id") { request.headerFields[name] = "\(version)" }
        let client = TimerClient(address: "127.0.0.1", isLoopback: true, isEncrypted: false)
        return await service.respond(to: request, body: Data(body.utf8), from: client, at: clock.now())
    }

    /// A new connection of the joined machine, up to the first event that satisfies `isLast`; returns all events.
    private func follow(after version: Int?, until isLast: (String) -> Bool) async throws -> [Data] {
        guard case .events(_, let stream) = await answer(.get, "/v1/events", after: version) else { return [] }
        var pieces: [Data] = []
        for await piece in stream {
            pieces.append(piece)
            if isLast(String(decoding: piece, as: UTF8.self)) { break }
        }
        return pieces
    }

    /// Handles the events of a connection as the joining process does.
    private func mirror(_ pieces: [Data], after version: Int?) throws {
        var follower = TimerFollower(host: "timer.example.org", after: version)
        _ = follower.handle(.tick, at: reading, jitter: 0)
        _ = follower.handle(.answered(status: 200, retryAfter: nil), at: reading, jitter: 0)
        for piece in pieces {
            for case .mirror(let change, _) in follower.handle(.bytes(piece), at: reading, jitter: 0) {
                try home.store.mirror(change, at: reading)
            }
        }
    }

    private func restarts() throws -> Int? {
        try ActivityRepository(store: home.store).catchUp(at: reading).session(of: ActivityIdentifier.sitting)?
            .lifecycle
            .restarts
    }

    @Test("The service's restart request after 6 h 50 min, even delivered twice, renews the activity once")
    func deliveredTwice() async throws {
        try home.store.join("https://timer.example.org", at: clock.now())
        _ = await answer(.post, "/v1/actions", #"{"action":"start","userId":"anna"}"#)
        try mirror(try await follow(after: nil) { $0.contains("snapshot") }, after: nil)
        let sitting = try #require(try home.store.running())
        let version = try #require(try home.store.joinedServer()?.version)
        #expect(try restarts() == nil)

        clock.advance(by: TimedActivity.restartAge)
        try await service.requestDueRestarts()
        let delivered = try await follow(after: version) { $0.contains("restart-needed") }
        clock.advance(by: 1)
        try mirror(delivered, after: version)
        #expect(try restarts() == 1)
        #expect(try home.store.activities().session(of: "sitting")?.lifecycle.activityStart == clock.now())

        clock.advance(by: 30)
        // On a connection that resumes after an older event, and again as if the store had lost its version.
        try mirror(delivered, after: version)
        #expect(try restarts() == 1)
        let snapshot = try #require(try home.store.joinedServer()?.version)
        let asked = MirroredChange(
            version: snapshot + 1, state: .running(sitting),
            restartRequested: clock.now() - 31)
        try home.store.mirror(asked, at: reading)
        #expect(try restarts() == 1)
        #expect(try home.store.sessionMetrics().restartSuccesses == 1)
    }
}
