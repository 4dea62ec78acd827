import Foundation
import Meditation

/// The answer to an accepted action.
package struct ActionReply: Codable, Hashable, Sendable {
    package var message: String
    /// Whether there was an event; false for a harmless repeat.
    package var isChange: Bool
    package var activityID: String
    /// The timer's version after the action.
    package var version: Int
    package var contentState: MeditationAttributes.ContentState?
    package var updatedAt: Date
}

/// The reply to an action with a client's identifier, kept so that the same action sent twice is performed once.
package struct StoredReply: Codable, Hashable, Sendable {
    /// The client's identifier of the action.
    package var clientID: String
    /// What was asked for, so that an identifier that is used for something else is noticed.
    package var fingerprint: String
    package var reply: ActionReply
    package var at: Date

    /// Seconds for which replies are kept: 24 hours.
    package static let lifetime: TimeInterval = 24 * 3600
}
