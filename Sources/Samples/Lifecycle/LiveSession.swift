import Foundation

/// A session that is going on.
struct LiveSession<Content: SessionContent>: Hashable, Sendable {
    /// What stands between the session and its next activity.
    enum Request: Hashable, Sendable {
        /// No other activity is wanted.
        case none
        /// One is wanted, but requests cannot succeed until an event tells so.
        case held
        /// One is asked for at an instant: the end of the transition, or a retry.
        case waiting(until: Date, attempt: Int)
        /// One is asked for, with this content.
        case inFlight(Content, attempt: Int)
    }

    /// The activity on show.
    struct RunningActivity: Hashable, Sendable {
        let id: String
        let startDate: Date
        let restartDate: Date
        /// What it shows.
        var content: Content
        /// When its age was last looked at.
        var checkedAt: Date
        var isNoticed = false
    }

    let startDate: Date
    /// As the app gave it.
    var content: Content
    /// As it is shown: short enough.
    var shown: Content
    var activity: RunningActivity?
    var request = Request.none
    /// Activities that the system ended and that are still on the lock screen.
    var remains: [String] = []
    /// Whether the session has been on show: from then on every request is a restart.
    var wasOnShow = false
    var restarts = 0
    var failures = 0
}
