import Foundation
import Meditation
import PushPriority

/// A user's stored timer. Each user has exactly one.
package struct TimerRecord: Codable, Hashable, Sendable {
    /// The owner of the timer.
    package var userID: String
    /// The Live Activity of the current or last sitting, with the sitting's identifier; `nil` before the first one.
    package var activityID: String?
    /// The app's timer that runs. Default: `main`.
    package var timerType: String
    /// The timer's state, computed by `TimerServer` only.
    package var state: TimerState
    /// Number of events; 0 before the first.
    package var version: Int
    /// When the last event happened.
    package var updatedAt: Date
    /// The app's identifier of the method; `nil` if it gave none.
    package var methodID: String?
    /// The target at the start of the sitting, in seconds; `nil` if open-ended.
    package var totalDuration: TimeInterval?
    /// The session as the app sees it, saved in the same transaction.
    package var session: SessionRecord

    /// The default timer type, as documented.
    package static let defaultType = "main"

    /// The timer of a user who has never started a sitting.
    package static func idle(userID: String, at date: Date) -> TimerRecord {
        TimerRecord(
            userID: userID, activityID: nil, timerType: defaultType, state: .idle, version: 0, updatedAt: date,
            methodID: nil, totalDuration: nil, session: SessionRecord(state: .idle, isPaused: false, updatedAt: date))
    }
}

/// The app's session record (`timerSessions/current` in the documentation), which follows the timer.
package struct SessionRecord: Codable, Hashable, Sendable {
    /// The state of a session.
    package enum State: String, Codable, Hashable, Sendable {
        case running, paused, stopped, completed, idle
    }

    /// The state of the session.
    package var state: State
    /// Whether the session is paused, for apps that need only this.
    package var isPaused: Bool
    /// When it last changed.
    package var updatedAt: Date

    /// Creates the session record of a timer after an event.
    package init(of state: TimerState, after event: PushedEvent, at date: Date) {
        let isPaused = state.sitting?.pausedAt != nil
        switch (event, state) {
        case (.stop, _): self.state = .stopped
        case (_, .idle): self.state = .idle
        case (_, .completed): self.state = .completed
        case (_, .running): self.state = isPaused ? .paused : .running
        }
        self.isPaused = isPaused
        self.updatedAt = date
    }

    /// Creates a session record from its fields.
    package init(state: State, isPaused: Bool, updatedAt: Date) {
        self.state = state
        self.isPaused = isPaused
        self.updatedAt = updatedAt
    }
}

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
