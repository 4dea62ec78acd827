import Foundation
import Meditation

/// What happened to a timer, as followers see it: the actions' events and the server's own.
package enum FollowedEvent: String, Codable, Hashable, Sendable, CaseIterable {
    case start, pause, resume, update, complete, stop
    /// The activity is nearly seven hours old: the app is to replace it, or iOS will end it at eight.
    case restartNeeded = "restart-needed"

    /// The event of an action.
    package init(_ event: TimerEvent) {
        switch event {
        case .start: self = .start
        case .pause: self = .pause
        case .resume: self = .resume
        case .update: self = .update
        case .complete: self = .complete
        case .stop: self = .stop
        }
    }

    /// Whether it ends the activity.
    package var isEnd: Bool { self == .complete || self == .stop }
}

/// One event of a user's timer. Its version is its identifier: the first is 1, and none is missing.
package struct TimerEventRecord: Codable, Hashable, Sendable {
    /// Counts the user's events.
    package var version: Int
    /// What happened.
    package var event: FollowedEvent
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
