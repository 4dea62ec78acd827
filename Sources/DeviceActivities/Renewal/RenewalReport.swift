import ActivityLifecycle
import ActivitySystem
import Foundation

/// Something that happened to a session that is renewed, for hooks and for the log.
package struct RenewalReport: Hashable, Sendable {
    /// What happened.
    package enum Event: Hashable, Sendable {
        /// The session began.
        case started(interval: TimeInterval)
        /// Nobody had looked for a while, and the session was found as it was left.
        case recovered
        /// The activity will be replaced in this many seconds.
        case notice(left: TimeInterval)
        /// The activity was replaced.
        case restarted
        /// A request was refused and will be repeated.
        case refused(ActivityAuthorizationError, RestartRetry)
        /// Every retry was refused: the session is over.
        case gaveUp(ActivityAuthorizationError)
        /// The session is over because its activity was ended.
        case ended
    }

    /// The activity's identifier.
    package let id: String
    /// When it happened.
    package let date: Date
    /// What happened.
    package let event: Event
    /// The age of the activity at that instant, before it was replaced, in seconds.
    package let age: TimeInterval
    /// How long the session had lasted, over all its activities, in seconds.
    package let duration: TimeInterval
    /// How many times the activity had been replaced, this time included.
    package let restarts: Int

    package init(id: String, date: Date, event: Event, age: TimeInterval, duration: TimeInterval, restarts: Int) {
        self.id = id
        self.date = date
        self.event = event
        self.age = age
        self.duration = duration
        self.restarts = restarts
    }
}
