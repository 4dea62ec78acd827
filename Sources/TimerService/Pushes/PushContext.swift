import Foundation

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
}

/// Chooses the `apns-priority` of an event's pushes: 10 or 5. It is called in the transaction of the event, and again where
/// the database makes the transaction repeat.
package typealias PushPriorityChoice = @Sendable (FollowedEvent, PushContext) -> Int
