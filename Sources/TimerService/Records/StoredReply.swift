import Foundation
import Meditation

/// The reply to an accepted action.
package struct ActionReply: Codable, Hashable, Sendable {
    package var message: String
    /// Whether there was an event; `false` for a harmless repeat.
    package var isChange: Bool
    package var activityID: String
    /// The timer's version after the action.
    package var version: Int
    package var contentState: MeditationAttributes.ContentState?
    package var updatedAt: Date
}

/// The reply to an action with a `clientId`, stored so that the action is performed once even if it is sent twice.
package struct StoredReply: Codable, Hashable, Sendable {
    /// The client's identifier for the action.
    package var clientID: String
    /// Fingerprint of the request, to detect an identifier reused for a different action.
    package var fingerprint: String
    package var reply: ActionReply
    package var at: Date

    /// Seconds for which replies are stored: 24 hours.
    package static let lifetime: TimeInterval = 24 * 3600
}
