import Foundation
import Meditation
import PushPriority

/// A user's timer as it is kept: one for each user, whatever ran last in it.
package struct TimerRecord: Codable, Hashable, Sendable {
    /// Whose timer it is.
    package var userID: String
    /// The Live Activity of the sitting that runs or ran last; nil before the first one. It is the sitting's identifier.
    package var activityID: String?
    /// Which of an app's timers runs. Default: `main`.
    package var timerType: String
    /// The timer itself. Only `TimerServer` computes it.
    package var state: TimerState
    /// How many events there were; 0 before the first.
    package var version: Int
    /// When the last event happened.
    package var updatedAt: Date
    /// The method's identifier in the app; nil where it gave none.
    package var methodID: String?
    /// The target, in seconds, with which the sitting started; nil when open-ended.
    package var totalDuration: TimeInterval?
    /// The session as the app sees it, changed in the same transaction.
    package var session: SessionRecord

    /// The name of a timer that the app does not name, as in the document.
    package static let defaultType = "main"

    /// The timer of a user who has never started one.
    package static func idle(userID: String, at date: Date) -> TimerRecord {
        TimerRecord(
            userID: userID, activityID: nil, timerType: defaultType, state: .idle, version: 0, updatedAt: date,
            methodID: nil, totalDuration: nil, session: SessionRecord(state: .idle, isPaused: false, updatedAt: date))
    }
}

/// The app's session record, which follows the timer (`timerSessions/current` in the document).
package struct SessionRecord: Codable, Hashable, Sendable {
    /// What the session is doing.
    package enum State: String, Codable, Hashable, Sendable {
        case running, paused, stopped, completed, idle
    }

    /// What the session is doing.
    package var state: State
    /// Whether it is paused; the same as ``State/paused``, for apps that ask only this.
    package var isPaused: Bool
    /// When it last changed.
    package var updatedAt: Date

    /// The session of a timer after an event.
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

    /// A record with everything given.
    package init(state: State, isPaused: Bool, updatedAt: Date) {
        self.state = state
        self.isPaused = isPaused
        self.updatedAt = updatedAt
    }
}
