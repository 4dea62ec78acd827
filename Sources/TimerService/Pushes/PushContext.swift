import Foundation
import PushPriority

/// Input for choosing a push's priority. The choice may also change ``memory``, ``delay`` and ``reason``.
package struct PushContext: Hashable, Sendable {
    package var userID: String
    package var activityID: String
    package var settings: UserSettings
    /// When the event happened.
    package var date: Date
    /// Number of earlier pushes of the activity.
    package var pushCount: Int
    /// Seconds since the activity started.
    package var age: TimeInterval
    /// State of the policy for the user, such as a budget, as any text; `nil` at first. Saved with the event and shared by all
    /// servers.
    package var memory: String?
    /// Seconds for which the push may wait, to be replaced by a newer one; 0, the default, sends it at once. Set by the policy
    /// for pushes of priority 5; used for ``PushedEvent/update`` only.
    package var delay: TimeInterval = 0
    /// The reason for the choice in a few words, for the log. Set by the policy.
    package var reason: String?
}

/// Chooses the `apns-priority` of an event's pushes: 10 or 5. Runs in the event's transaction, and again if the database
/// retries that transaction.
package typealias PushPriorityChoice = @Sendable (PushedEvent, inout PushContext) -> Int
