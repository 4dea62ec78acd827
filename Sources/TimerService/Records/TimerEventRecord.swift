import Foundation
import Meditation
import PushPriority

/// One event of a user's timer. Its version is its identifier: the first is 1, and none is missing.
package struct TimerEventRecord: Codable, Hashable, Sendable {
    /// Counts the user's events.
    package var version: Int
    /// What happened.
    package var event: PushedEvent
    /// The `apns-priority` of its pushes: 10 or 5.
    package var priority: Int
    /// The timer after it.
    package var timer: TimerRecord
    /// One sentence for people.
    package var message: String
    /// What the log keeps; nil unless a sitting was completed.
    package var logEntry: CompletedSitting?
    /// When it happened.
    package var at: Date

    /// How many events of a user are kept. A follower that missed more receives a snapshot.
    package static let mostKept = 200
}
