import Foundation
import PushPriority

/// What the choice of a push's priority may depend on.
package struct PushContext: Hashable, Sendable {
    package var userID: String
    package var activityID: String
    package var settings: UserSettings
    /// When the event happens.
    package var date: Date
    /// How many pushes the activity had before.
    package var pushCount: Int
    /// Seconds since the activity started.
    package var age: TimeInterval
    /// What the choice remembers of the user, such as a budget, in any text; nil at first. What it leaves here is saved with the
    /// event, so that all servers know it.
    package var memory: String?
    /// Seconds for which the push may wait for a newer one, which then replaces it; 0, the default, sends it at once. The choice
    /// may set it for a push with priority 5.
    package var delay: TimeInterval = 0
    /// Why the choice is what it is, in a few words for the log; the choice sets it.
    package var reason: String?
}

/// Chooses the `apns-priority` of an event's pushes: 10 or 5. It is called in the transaction of the event, and again where
/// the database makes the transaction repeat.
package typealias PushPriorityChoice = @Sendable (PushedEvent, inout PushContext) -> Int
