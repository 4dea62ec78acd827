import ActivitySystem
import Foundation

/// A session that is going on: its activity, and what stands between that and the next one.
///
/// Its content is kept apart, in ``SessionContents``, so that reading a date copies no content.
struct LiveSession: Codable, Hashable, Sendable {
    /// What stands between the session and its next activity.
    enum Request: Codable, Hashable, Sendable {
        /// No other activity is wanted.
        case none
        /// One is wanted, but requests cannot succeed until an event tells so.
        case held
        /// A request is due at a date: the end of the transition, or a retry.
        case waiting(until: Date, attempt: Int)
        /// A request is unanswered.
        case inFlight(attempt: Int)
    }

    /// The activity that is showing.
    struct RunningActivity: Codable, Hashable, Sendable {
        let id: String
        let startDate: Date
        let restartDate: Date
        /// When its age was last looked at.
        var checkedAt: Date
        var isNoticed = false
    }

    /// See `SessionLifecycle`.
    static let noticeTime = RestartNotice.time

    let startDate: Date
    var activity: RunningActivity?
    var request = Request.none
    /// Activities that the system ended and that are still on the lock screen.
    var remains: [String] = []
    /// Whether the session has ever had an activity: from then on every request is a restart.
    var wasOnShow = false
    var restarts = 0
    var failures = 0
    /// What the adaptive schedule has learned.
    var adaptive = AdaptiveInterval()
    /// Whether the restart under way was refused at least once.
    var wasRefused = false

    /// When something changes by itself; looks at the age aside.
    var nextChange: Date? {
        switch request {
        case .waiting(let until, _): return until
        case .held, .inFlight: return nil
        case .none:
            guard let activity else { return nil }
            return activity.isNoticed ? activity.restartDate : activity.restartDate - Self.noticeTime
        }
    }

    /// When the activity's age is looked at next; `nil` while a restart is under way.
    func nextCheck(every interval: TimeInterval) -> Date? {
        guard request == .none, let activity else { return nil }
        return activity.checkedAt + interval
    }

    /// What a look at the activity's age brings.
    enum Age { case young, nearRestart(Date), dueForRestart }

    /// Looks at the activity's age; that it is near its restart, once.
    mutating func look(at now: Date, checkingEvery interval: TimeInterval) -> Age {
        guard let activity else { return .young }
        if now >= activity.checkedAt + interval {
            // At least one: what is due must not stay due because two dates were subtracted with a rounding error.
            let checks = max(
                1, (now.timeIntervalSince(activity.checkedAt) / interval).rounded(.down))
            self.activity?.checkedAt += checks * interval
        }
        if now >= activity.restartDate { return .dueForRestart }
        guard !activity.isNoticed, now >= activity.restartDate - Self.noticeTime else { return .young }
        self.activity?.isNoticed = true
        return .nearRestart(activity.restartDate)
    }
}
