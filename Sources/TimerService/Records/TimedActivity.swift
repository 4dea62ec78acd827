import Foundation
import Meditation

/// A Live Activity: that of the current sitting, or one that has ended.
package struct TimedActivity: Codable, Hashable, Sendable {
    /// A UUID, equal to the sitting's identifier.
    package var id: String
    /// The owner of the activity.
    package var userID: String
    /// The app's timer that it shows.
    package var timerType: String
    /// The app's identifier of the method; `nil` if it gave none.
    package var methodID: String?
    /// The target at the start of the sitting, in seconds; `nil` if open-ended.
    package var totalDuration: TimeInterval?
    /// When it started.
    package var startedAt: Date
    /// The version of the event that started it.
    package var startVersion: Int
    /// The version of its last event.
    package var version: Int
    /// The current or last content state.
    package var contentState: MeditationAttributes.ContentState
    /// The expected end; `nil` if there is none or it has passed.
    package var expectedEnd: Date?
    /// When it ended; nil while it runs.
    package var endedAt: Date?
    /// The `timestamp` of the last push, in seconds since 1970. The next one must be later.
    package var lastTimestamp: Int
    /// Number of pushes queued for it, for priority policies.
    package var pushCount: Int
    /// When the next restart request is due, because the system ends an activity after eight hours; `nil` once it has ended.
    package var restartAt: Date?
    /// Number of restart requests so far.
    package var restartCount: Int

    /// Age in seconds at which the server requests a restart: 6 h 50 min, as documented.
    package static let restartAge: TimeInterval = 6 * 3600 + 50 * 60

    /// Returns the `timestamp` for a push at `now`, strictly later than all earlier ones, and records it.
    mutating func nextTimestamp(at now: Date) -> Int {
        let seconds = Int(now.timeIntervalSince1970.rounded(.down))
        lastTimestamp = max(seconds, lastTimestamp + 1)
        return lastTimestamp
    }
}
