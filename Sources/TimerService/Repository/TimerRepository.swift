import Foundation

/// Where users, timers, events and pushes are kept. Every server on it sees one truth.
///
/// There is one way to change a timer, ``change(userID:activityID:clientID:decide:)``: it loads, asks for a decision and saves all
/// that was decided in one transaction, which nobody else can interleave with. What was saved survives a killed process; of
/// what was not saved, nothing is left.
package protocol TimerRepository: Sendable {
    // Users

    /// Adds a user. Throws ``RepositoryError/nameTaken(_:)`` where there is one of that name.
    func add(_ user: User) async throws
    /// All users by name.
    func users() async throws -> [User]
    /// Removes a user with all that is the user's; false where there is none.
    func removeUser(_ id: String) async throws -> Bool
    /// The user whose bearer token has this hash.
    func user(tokenHash: String) async throws -> User?
    /// Replaces a user's settings.
    func save(_ settings: UserSettings, of userID: String) async throws

    // Timers

    /// One transaction on a user's timer. `decide` may be called again when the database asks for it, so it must be a function
    /// of what it is given; when it throws, nothing is saved.
    ///
    /// - Parameters:
    ///   - activityID: The activity that an action is about, if it names one.
    ///   - clientID: The client's identifier of an action, if it has one.
    func change<Value: Sendable>(
        userID: String, activityID: String?, clientID: String?,
        decide: @escaping @Sendable (TimerSnapshot) throws -> (TimerChange?, Value)
    ) async throws -> Value
    /// Whose activity it is; nil for one that is not known.
    func owner(ofActivity id: String) async throws -> String?
    /// A user's timer; idle where none was ever started.
    func timer(of userID: String, at now: Date) async throws -> TimerRecord
    /// The events after a version, oldest first, at most `limit`; nil where some of them are no longer kept.
    func events(of userID: String, after version: Int, limit: Int) async throws -> [TimerEventRecord]?
    /// The activities whose restart is due.
    func restartsDue(at now: Date, limit: Int) async throws -> [TimedActivity]
    /// When the next restart is due; nil when none is scheduled.
    func nextRestart() async throws -> Date?

    // Pushes

    /// Claims pushes that are due, the oldest for each token only, so that a device receives them in order. The claim lasts
    /// until `leaseEnd`; when its owner has died by then, the push is due again.
    func claimPushes(by worker: String, at now: Date, leaseEnd: Date, limit: Int) async throws -> [QueuedPush]
    /// Reports what became of a claimed push. Does nothing where the claim has passed to another worker.
    func settle(_ push: QueuedPush, as settlement: PushSettlement, by worker: String) async throws
    /// When the next push is due or the next claim ends; nil when the outbox is empty.
    func nextPush() async throws -> Date?

    // Upkeep

    /// Forgets events and ended activities from before `date`, and replies older than ``StoredReply/lifetime`` at `now`.
    func prune(eventsBefore date: Date, at now: Date) async throws
    /// News of changes that any server has made. The stream ends when the repository is closed.
    func changes() -> AsyncStream<RepositoryChange>
    /// Closes connections and ends the streams.
    func close() async
}

/// What a decision about a user's timer can see.
package struct TimerSnapshot: Sendable {
    package var user: User
    package var timer: TimerRecord
    /// The activity of the current or last sitting.
    package var current: TimedActivity?
    /// The activity that the action names, where it exists; it may be another user's.
    package var named: TimedActivity?
    /// The user's tokens, for every activity and for starting one.
    package var tokens: [TokenRecord]
    /// What the choice of priorities remembers of the user.
    package var memory: String?
    /// The reply that an action with this client's identifier was given before.
    package var reply: StoredReply?
}

/// What a decision saves. All of it, or nothing.
package struct TimerChange: Sendable {
    package var timer: TimerRecord?
    /// Saved with the timer.
    package var memory: String?
    package var activities: [TimedActivity] = []
    package var events: [TimerEventRecord] = []
    package var pushes: [QueuedPush] = []
    package var reply: StoredReply?
    package var savedTokens: [TokenRecord] = []
    package var removedTokens: [TokenRecord] = []

    package init() {}
}

/// What became of a push.
package enum PushSettlement: Hashable, Sendable {
    /// APNs has it, or will never take it: the push leaves the outbox. With the end of an activity its token goes too.
    case done
    /// It is tried again at the date.
    case again(Date)
    /// The token is no longer valid: it is removed, and so is everything queued for it.
    case tokenGone
}

/// What changed in the repository.
package enum RepositoryChange: Hashable, Sendable {
    /// A user's timer has a new event, or the outbox has a push of the user's.
    case user(String)
    /// Anything may have changed: news may have been missed.
    case anything
}

/// Why the repository cannot do what it was asked for.
package enum RepositoryError: Error, Hashable, Sendable, CustomStringConvertible {
    /// There is a user of this name.
    case nameTaken(String)
    /// The user was removed.
    case unknownUser(String)
    /// A row holds what this version does not write.
    case unreadable(table: String, reason: String)
    /// The database cannot be reached or opened.
    case unavailable(String)
    /// The database was made by a later version.
    case newerVersion(String)
    /// The connection was lost while a change was being committed, and the database does not say whether it was.
    case outcomeUnknown
    /// Any other refusal by the database.
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
