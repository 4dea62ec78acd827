import Foundation
import Synchronization
import TimerService

/// Everything in one PostgreSQL database, for any number of servers.
///
/// A change locks the user's row, so that a user's changes come one after another while different users do not wait for each
/// other. Each is announced with `NOTIFY` in its own transaction; a listening connection passes that on.
package final class PostgresTimerRepository: SQLTimerRepository {
    private let connections: [PostgresConnection]
    private let next = Mutex(0)
    private let broadcast = ChangeBroadcast()
    private let listener: PostgresListener
    package let clock: @Sendable () -> Date
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
    ///   - wait: Waits some seconds on the calling thread, before a transaction is tried again.
    ///   - step: Called with a name before each write and around the commit; a test stops the transaction by throwing.
    package init(
        url: String, connectionCount: Int = 4, now: @escaping @Sendable () -> Date,
        wait: @escaping @Sendable (TimeInterval) -> Void,
        step: @escaping @Sendable (String) throws -> Void = { _ in }
    ) async throws {
        let library = try PostgresLibrary()
        connections = (0..<max(1, connectionCount)).map { _ in
            PostgresConnection(url: url, library: library, wait: wait)
        }
        clock = now
        self.step = step
        listener = PostgresListener(
            connection: PostgresConnection(url: url, library: library, wait: wait), broadcast: broadcast)
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

    package func write<Value: Sendable>(
        _ body: @escaping @Sendable (SQLTimers<PostgresSession>) throws -> Value
    ) async throws -> Value {
        try await anyConnection.perform { [step] in try $0.transaction(step: step, body) }
    }

    package func read<Value: Sendable>(
        _ body: @escaping @Sendable (SQLTimers<PostgresSession>) throws -> Value
    ) async throws -> Value {
        try await anyConnection.perform { try $0.transaction(isReadOnly: true, body) }
    }

    package func announce(_ userID: String, by timers: SQLTimers<PostgresSession>) throws {
        _ = try timers.session.run("SELECT pg_notify($1, $2)", [.text(Self.channel), .text(userID)])
    }

    package func announceRemoval(of userID: String, by timers: SQLTimers<PostgresSession>) throws {
        try announce(userID, by: timers)
    }

    package func changes() -> AsyncStream<RepositoryChange> { broadcast.stream() }

    package func close() async {
        listener.stop()
        broadcast.finish()
        for connection in connections { try? await connection.perform { $0.disconnect() } }
    }
}
