import ActivitySystem
import Foundation

extension SessionLifecycle {
    /// Something that is to be done for a session.
    public enum Effect: Hashable, Sendable {
        /// Ask the system for an activity with this content; `sessionStart` is for the attributes. To be answered.
        case request(Content, sessionStart: Date)
        /// Bring new content to an activity.
        case update(id: String, Content)
        /// End an activity; immediately: it leaves the lock screen, too.
        case end(id: String, immediately: Bool)
        /// Send the activity's push tokens to the server: they differ from those of the activity before.
        case registerTokens(id: String)
        /// Tell the person that the activity will soon be replaced.
        case notice(RestartNotice)
        /// The last request was refused; the next follows by itself at the retry's date.
        case retry(RestartRetry, after: ActivityAuthorizationError)
        /// The session is over, because requests were refused as often as they are retried: this is the last refusal.
        case gaveUp(ActivityAuthorizationError)
        /// The event changed nothing, and why.
        case rejected(SessionRejection)
    }
}

/// A request that will be repeated: `attempt` of `of`, at `date`.
public struct RestartRetry: Codable, Hashable, Sendable {
    /// Counted from 1.
    public let attempt: Int
    /// The largest number of attempts: 3.
    public let of: Int
    /// When the request is repeated.
    public let date: Date

    /// A retry.
    public init(attempt: Int, of: Int, date: Date) { (self.attempt, self.of, self.date) = (attempt, of, date) }
}

/// Why an event changed nothing.
public enum SessionRejection: Error, Hashable, Sendable, CustomStringConvertible {
    /// No session runs.
    case noSession
    /// Attributes and content together are larger than the system allows even when shortened; sizes in bytes.
    case contentTooLarge(size: Int, limit: Int)
    /// The content cannot be written as JSON, and the encoder's reason.
    case contentNotEncodable(reason: String)
    /// A server's request is not newer than the last one; the instant at which it was made.
    case outdated(Date)

    /// One sentence: what is wrong and what to do.
    public var description: String {
        switch self {
        case .noSession: "No session is running; start one first."
        case .contentTooLarge(let size, let limit):
            "Attributes and content take \(size) bytes, even when shortened, and at most \(limit) are allowed; send "
                + "less."
        case .contentNotEncodable(let reason): "The content cannot be written as JSON (\(reason)); send other values."
        case .outdated: "The server’s request is older than one already handled; nothing to do."
        }
    }
}
