import Foundation
import PushPriority

/// A push waiting in the outbox, written in the transaction of its event.
package struct QueuedPush: Codable, Hashable, Sendable {
    /// The `apns-id`, the same for every attempt, so that a push sent twice is delivered once.
    package var id: UUID
    /// The activity that is started, updated or ended.
    package var activityID: String
    /// The owner of the activity.
    package var userID: String
    /// The device's token.
    package var token: String
    /// The emulated phone that it is for, by its `deviceId`: the server with that phone sends it, another one only if that server
    /// does not. `nil`: any server sends it.
    package var phone: String?
    /// The event that caused the push.
    package var event: PushedEvent
    /// The event's version.
    package var version: Int
    /// The `apns-priority`: 10 or 5.
    package var priority: Int
    /// The payload's `timestamp`, in seconds since 1970.
    package var timestamp: Int
    /// The JSON payload.
    package var payload: Data
    /// When the push expires (`apns-expiration`).
    package var expiration: Date
    /// When the event happened.
    package var createdAt: Date
    /// Seconds after ``createdAt`` for which the push waits, to be replaced by a newer one to the same token; 0 sends it at
    /// once.
    package var delay: TimeInterval = 0
    /// The reason for the priority in a few words, for the log.
    package var reason: String?
    /// Number of attempts, including the current one. Set by the repository when the push is claimed.
    package var attempts = 0
}
