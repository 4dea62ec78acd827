import Foundation

/// Stores users, timers, events and pushes. All servers that share it see the same state.
///
/// A timer is changed only by ``change(userID:activityID:clientID:decide:)``, which loads the state, lets its caller decide and
/// saves the result in one isolated transaction. Saved changes survive a killed process; unsaved ones leave no trace.
package protocol TimerRepository: Sendable {
    // Users

    /// Adds a user. Throws ``RepositoryError/nameTaken(_:)`` if the name is in use.
    func add(_ user: User) async throws
    /// Returns all users, sorted by name.
    func users() async throws -> [User]
    /// Removes a user with all their data. Returns `false` if there is no such user.
    func removeUser(_ id: String) async throws -> Bool
    /// The user whose bearer token has this hash; `nil` if there is none.
    func user(tokenHash: String) async throws -> User?
    /// Replaces a user's settings.
    func save(_ settings: UserSettings, of userID: String) async throws

    // Timers

    /// Runs one transaction on a user's timer. The database may retry it, so `decide` must depend on its argument only. If it
    /// throws, nothing is saved.
    ///
    /// - Parameters:
    ///   - activityID: The activity that the action names, if any.
    ///   - clientID: The client's identifier for the action, if any.
    func change<Value: Sendable>(
        userID: String, activityID: String?, clientID: String?,
        decide: @escaping @Sendable (TimerSnapshot) throws -> (TimerChange?, Value)
    ) async throws -> Value
    /// The user who owns an activity; `nil` if the activity is unknown.
    func owner(ofActivity id: String) async throws -> String?
    /// A user's timer; idle if none was ever started.
    func timer(of userID: String, at now: Date) async throws -> TimerRecord
    /// Up to `limit` events after a version, oldest first; `nil` if some were pruned or the version was never issued. Throws
    /// ``RepositoryError/unknownUser(_:)`` if the user was removed.
    func events(of userID: String, after version: Int, limit: Int) async throws -> [TimerEventRecord]?
    /// Up to `limit` activities whose restart request is due.
    func restartsDue(at now: Date, limit: Int) async throws -> [TimedActivity]
    /// When the next restart request is due; `nil` if none is scheduled.
    func nextRestart() async throws -> Date?

    // Pushes

    /// Claims up to `limit` due pushes, only the oldest for each token, so that devices receive them in order. A claim expires
    /// at `leaseEnd`; if the push has not been settled by then, it is due again. A push for another server's emulated phone is
    /// due half a minute later here, by when that server must be down.
    ///
    /// - Parameter phone: The emulated phone of this server; `nil` if it has none.
    func claimPushes(
        by worker: String, with phone: String?, at now: Date, leaseEnd: Date, limit: Int
    ) async throws -> [QueuedPush]
    /// Reports the result of a claimed push. Does nothing if another worker has claimed it since.
    func settle(_ push: QueuedPush, as settlement: PushSettlement, by worker: String) async throws
    /// When the next push is due here or the next claim expires; `nil` if the outbox is empty.
    func nextPush(with phone: String?) async throws -> Date?

    // Upkeep

    /// Deletes events and ended activities older than `date`, and replies older than ``StoredReply/lifetime`` at `now`.
    func prune(eventsBefore date: Date, at now: Date) async throws
    /// A stream of changes made by any server. It ends when the repository is closed.
    func changes() -> AsyncStream<RepositoryChange>
    /// Closes connections and ends all streams.
    func close() async
}

/// The input of a decision about a user's timer.
package struct TimerSnapshot: Sendable {
    package var user: User
    package var timer: TimerRecord
    /// The activity of the current or last sitting.
    package var current: TimedActivity?
    /// The activity that the action names, if it exists; it may belong to another user.
    package var named: TimedActivity?
    /// The user's tokens, for all activities and for push-to-start.
    package var tokens: [TokenRecord]
    /// The state of the priority policy for the user.
    package var memory: String?
    /// The stored reply to an earlier action with this `clientId`.
    package var reply: StoredReply?
}

/// The result of a decision, saved as a whole or not at all.
package struct TimerChange: Sendable {
    package var timer: TimerRecord?
    /// The state of the priority policy, saved with the timer.
    package var memory: String?
    package var activities: [TimedActivity] = []
    package var events: [TimerEventRecord] = []
    package var pushes: [QueuedPush] = []
    package var reply: StoredReply?
    package var savedTokens: [TokenRecord] = []
    package var removedTokens: [TokenRecord] = []

    package init() {}
}

/// The result of sending a push.
package enum PushSettlement: Hashable, Sendable {
    /// APNs accepted the push or will never accept it: it leaves the outbox. After an activity's end its token is removed too.
    case done
    /// The push is retried at the date.
    case again(Date)
    /// The token is no longer valid: it is removed with all pushes queued for it.
    case tokenGone
}

/// A notification that the repository has changed.
package enum RepositoryChange: Hashable, Sendable {
    /// A user's timer has a new event, the outbox has a new push for the user, or the user was removed.
    case user(String)
    /// Notifications may have been lost: anything may have changed.
    case anything
    /// The database cannot be reached, so that no more changes are reported until ``anything``; why, in one sentence.
    case unavailable(String)
}

/// Why a repository operation failed.
package enum RepositoryError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A user with this name exists.
    case nameTaken(String)
    /// There is no such user; the user may have been removed.
    case unknownUser(String)
    /// A row has a format that this version does not write.
    case unreadable(table: String, reason: String)
    /// The database cannot be opened or reached.
    case unavailable(String)
    /// The database was created by a later version.
    case newerVersion(String)
    /// The connection was lost during a commit, so it is unknown whether the change was saved.
    case outcomeUnknown
    /// Any other error of the database.
    case database(String)

    /// One sentence: what is wrong and what to do.
    package var description: String {
        switch self {
        case .nameTaken(let name): "A user named \"\(name)\" exists; choose another name or remove that user first."
        case .unknownUser(let id): "No user with the identifier \(id); `islet-push user list` shows all."
        case .unreadable(let table, let reason):
            "A row of the table \"\(table)\" cannot be read (\(reason)); restore the database from a backup."
        case .unavailable(let reason): "The database is not available: \(reason)."
        case .newerVersion(let place): "\(place) was made by a later version of islet-push; update this one."
        case .outcomeUnknown:
            "The database connection was lost during a commit; repeat the action with the same clientId."
        case .database(let reason): "The database refused: \(reason)."
        }
    }
}
