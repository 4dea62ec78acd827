import Foundation
import PushPriority

/// A push that was decided and has not been accepted by APNs: a row of the outbox, written in the transaction of its event.
package struct QueuedPush: Codable, Hashable, Sendable {
    /// The `apns-id`. It stays the same in every attempt, so that a push sent twice is delivered once.
    package var id: UUID
    /// The activity, or the one that is to be started.
    package var activityID: String
    /// Whose it is.
    package var userID: String
    /// The device's token.
    package var token: String
    /// The event that it reports.
    package var event: PushedEvent
    /// The event's version.
    package var version: Int
    /// The `apns-priority`: 10 or 5.
    package var priority: Int
    /// The payload's `timestamp`, in seconds since 1970.
    package var timestamp: Int
    /// The payload, JSON.
    package var payload: Data
    /// When APNs may forget it.
    package var expiration: Date
    /// When its event happened.
    package var createdAt: Date
    /// Seconds after ``createdAt`` for which it waits for a newer push to the same token, which replaces it; 0 for none.
    package var delay: TimeInterval = 0
    /// Why it has its priority, in a few words for the log.
    package var reason: String?
    /// Attempts so far, this one included once it was claimed. Kept by the repository.
    package var attempts = 0
}
