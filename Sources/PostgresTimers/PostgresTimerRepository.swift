import Foundation
import Synchronization
import TimerService

/// Everything in one PostgreSQL database, for any number of servers.
///
/// A change locks the user's row, so that a user's changes come one after another while different users do not wait for each
/// other. Each is announced with `NOTIFY` in its own transaction; a listening connection passes that on.
package final class PostgresTimerRepository: TimerRepository {
    private let connections: [PostgresConnection]
    private let next = Mutex(0)
    private let broadcast = ChangeBroadcast()
    private let listener: PostgresListener
    private let clock: @Sendable () -> Date
    private let step: @Sendable (String) throws -> Void

    /// The channel of notifications; their payload is a user's identifier.
    static let channel = "islet_timers"
    /// Any number that all servers agree on: only one of them may make the tables.
    private static let migrationLock = 4_957_313

    /// Connects and makes the tables where there are none.
    ///
    /// - Parameters:
    ///   - url: As libpq takes it: `postgres://user:password@host/database`.
    ///   - connectionCount: Connections besides the one that listens; as many transactions run at the same time.
    ///   - now: The clock by which replies to actions grow old.
    ///   - step: Called with a name before each write and around the commit; a test stops the transaction by throwing.
    package init(
        url: String, connectionCount: Int = 4, now: @escaping @Sendable () -> Date,
        step: @escaping @Sendable (String) throws -> Void = { _ in }
    ) async throws {
        connections = (0..<max(1, connectionCount)).map { _ in PostgresConnection(url: url) }
        clock = now
        self.step = step
        listener = PostgresListener(url: url, broadcast: broadcast)
        try await connections[0].perform { connection in
            try connection.transaction { timers in
                _ = try timers.session.run("SELECT pg_advisory_xact_lock($1)", [.integer(Self.migrationLock)])
                try TimerSchema.migrate(timers.session, place: "The PostgreSQL database")
            }
        }
        listener.start()
    }

    /// The connection whose turn it is.
    var anyConnection: PostgresConnection {
        next.withLock { next in
            next = (next + 1) % connections.count
            return connections[next]
        }
    }

    private func write<Value: Sendable>(
        _ body: @escaping @Sendable (SQLTimers<PostgresSession>) throws -> Value
    ) async throws -> Value {
        try await anyConnection.perform { [step] in try $0.transaction(step: step, body) }
    }

    private func read<Value: Sendable>(
        _ body: @escaping @Sendable (SQLTimers<PostgresSession>) throws -> Value
    ) async throws -> Value {
        try await anyConnection.perform { try $0.transaction(isReadOnly: true, body) }
    }

    package func add(_ user: User) async throws { try await write { try $0.add(user) } }
    package func users() async throws -> [User] { try await read { try $0.users() } }
    package func removeUser(_ id: String) async throws -> Bool { try await write { try $0.removeUser(id) } }
    package func user(tokenHash: String) async throws -> User? { try await read { try $0.user(tokenHash: tokenHash) } }

    package func save(_ settings: UserSettings, of userID: String) async throws {
        try await write { try $0.save(settings, of: userID) }
    }

    package func change<Value: Sendable>(
        userID: String, activityID: String?, clientID: String?,
        decide: @escaping @Sendable (TimerSnapshot) throws -> (TimerChange?, Value)
    ) async throws -> Value {
        try await write { [clock] timers in
            let snapshot = try timers.snapshot(
                userID: userID, activityID: activityID, clientID: clientID, at: clock())
            let (change, value) = try decide(snapshot)
            if let change {
                try timers.save(change, userID: userID)
                if !change.events.isEmpty || !change.pushes.isEmpty {
                    _ = try timers.session.run("SELECT pg_notify($1, $2)", [.text(Self.channel), .text(userID)])
                }
            }
            return value
        }
    }

    package func timer(of userID: String, at now: Date) async throws -> TimerRecord {
        try await read { try $0.timer(of: userID, at: now) }
    }

    package func events(of userID: String, after version: Int, limit: Int) async throws -> [TimerEventRecord]? {
        try await read { try $0.events(of: userID, after: version, limit: limit) }
    }

    package func restartsDue(at now: Date, limit: Int) async throws -> [TimedActivity] {
        try await read { try $0.restartsDue(at: now, limit: limit) }
    }

    package func nextRestart() async throws -> Date? { try await read { try $0.nextRestart() } }

    package func claimPushes(by worker: String, at now: Date, leaseEnd: Date, limit: Int) async throws -> [QueuedPush] {
        try await write { try $0.claimPushes(by: worker, at: now, leaseEnd: leaseEnd, limit: limit) }
    }

    package func settle(_ push: QueuedPush, as settlement: PushSettlement, by worker: String) async throws {
        try await write { try $0.settle(push, as: settlement, by: worker) }
    }

    package func nextPush() async throws -> Date? { try await read { try $0.nextPush() } }

    package func prune(eventsBefore date: Date, at now: Date) async throws {
        try await write { try $0.prune(eventsBefore: date, at: now) }
    }

    package func changes() -> AsyncStream<RepositoryChange> { broadcast.stream() }

    package func close() async {
        listener.stop()
        broadcast.finish()
        for connection in connections { try? await connection.perform { $0.disconnect() } }
    }
}
