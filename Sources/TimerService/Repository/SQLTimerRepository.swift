import Foundation

/// A ``TimerRepository`` on an SQL database: the database provides transactions, ``SQLTimers`` the statements.
package protocol SQLTimerRepository: TimerRepository {
    associatedtype Session: SQLSession

    /// The clock that expires stored replies.
    var clock: @Sendable () -> Date { get }

    /// Runs a body in a transaction that may write.
    func write<Value: Sendable>(
        _ body: @escaping @Sendable (SQLTimers<Session>) throws -> Value
    ) async throws -> Value

    /// Runs a body in a transaction that only reads.
    func read<Value: Sendable>(
        _ body: @escaping @Sendable (SQLTimers<Session>) throws -> Value
    ) async throws -> Value

    /// Notifies other servers of a user's change, in its transaction. Default: does nothing, if they notice by themselves.
    func announce(_ userID: String, by timers: SQLTimers<Session>) throws

    /// Notifies all servers, this one too, of a user's removal, in its transaction.
    func announceRemoval(of userID: String, by timers: SQLTimers<Session>) throws
}

extension SQLTimerRepository {
    package func announce(_ userID: String, by timers: SQLTimers<Session>) throws {}

    package func add(_ user: User) async throws { try await write { try $0.add(user) } }
    package func users() async throws -> [User] { try await read { try $0.users() } }
    package func user(tokenHash: String) async throws -> User? { try await read { try $0.user(tokenHash: tokenHash) } }

    package func removeUser(_ id: String) async throws -> Bool {
        try await write { timers in
            guard try timers.removeUser(id) else { return false }
            try announceRemoval(of: id, by: timers)
            return true
        }
    }

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
                if !change.events.isEmpty || !change.pushes.isEmpty { try announce(userID, by: timers) }
            }
            return value
        }
    }

    package func owner(ofActivity id: String) async throws -> String? {
        try await read { try $0.owner(ofActivity: id) }
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

    package func claimPushes(
        by worker: String, with phone: String?, at now: Date, leaseEnd: Date, limit: Int
    ) async throws -> [QueuedPush] {
        // Reading first avoids a write transaction, with its wait for the disk, when nothing is due.
        guard let next = try await nextPush(with: phone), next <= now else { return [] }
        return try await write {
            try $0.claimPushes(by: worker, with: phone, at: now, leaseEnd: leaseEnd, limit: limit)
        }
    }

    package func settle(_ push: QueuedPush, as settlement: PushSettlement, by worker: String) async throws {
        try await write { try $0.settle(push, as: settlement, by: worker) }
    }

    package func nextPush(with phone: String?) async throws -> Date? {
        try await read { try $0.nextPush(with: phone) }
    }

    package func prune(eventsBefore date: Date, at now: Date) async throws {
        try await write { try $0.prune(eventsBefore: date, at: now) }
    }
}
