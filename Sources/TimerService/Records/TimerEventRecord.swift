import Foundation
import Meditation
import PushPriority

/// An event of a user's timer. Versions count from 1 without gaps and identify events.
package struct TimerEventRecord: Codable, Hashable, Sendable {
    /// The event's number among the user's events.
    package var version: Int
    /// What happened.
    package var event: PushedEvent
    /// The `apns-priority` of its pushes: 10 or 5.
    package var priority: Int
    /// The timer after the event.
    package var timer: TimerRecord
    /// One sentence for the user.
    package var message: String
    /// The log entry; `nil` unless a sitting was completed.
    package var logEntry: CompletedSitting?
    /// When it happened.
    package var at: Date

    /// Number of events stored for a user. A follower that missed more receives a snapshot.
    package static let mostKept = 200
}
