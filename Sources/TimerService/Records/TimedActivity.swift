import Foundation
import Meditation

/// A Live Activity that the server knows: the one that shows the current sitting, or one that has ended.
package struct TimedActivity: Codable, Hashable, Sendable {
    /// Its identifier, a UUID: the sitting's.
    package var id: String
    /// Whose it is.
    package var userID: String
    /// Which of the app's timers it shows.
    package var timerType: String
    /// The method's identifier in the app; nil where it gave none.
    package var methodID: String?
    /// The target, in seconds, with which the sitting started; nil when open-ended.
    package var totalDuration: TimeInterval?
    /// When it started.
    package var startedAt: Date
    /// The version of the event that started it.
    package var startVersion: Int
    /// The version of its last event.
    package var version: Int
    /// What it shows now, or last showed.
    package var contentState: MeditationAttributes.ContentState
    /// When the expected end is; nil when there is none to expect.
    package var expectedEnd: Date?
    /// When it ended; nil while it runs.
    package var endedAt: Date?
    /// The `timestamp` of the last push, in seconds since 1970. The next one is later.
    package var lastTimestamp: Int
    /// How many pushes were queued for it, for policies that count.
    package var pushCount: Int
    /// When the server will next ask for a restart, so that the activity outlives eight hours; nil once it has ended.
    package var restartAt: Date?
    /// How many restarts the server has asked for.
    package var restartCount: Int

    /// Seconds of an activity's age at which the server asks for a restart: 6 h 50 min, as in the document.
    package static let restartAge: TimeInterval = 6 * 3600 + 50 * 60

    /// The `timestamp` of a push at `now`, strictly later than every one before it.
    mutating func nextTimestamp(at now: Date) -> Int {
        let seconds = Int(now.timeIntervalSince1970.rounded(.down))
        lastTimestamp = max(seconds, lastTimestamp + 1)
        return lastTimestamp
    }
}
