import Meditation

/// What happened to a timer, as its followers and the pushes to its Live Activity report it.
package enum PushedEvent: String, Codable, Hashable, Sendable, CaseIterable {
    /// A session starts.
    case start
    /// The clock stops.
    case pause
    /// The clock goes on.
    case resume
    /// Something else changed, such as the target.
    case update
    /// Nothing changed but the time.
    case progress
    /// The session was completed.
    case complete
    /// The session was stopped.
    case stop
    /// The activity is nearly seven hours old: the app is to replace it, or the system will end it at eight. Not one of
    /// Apple's events: it is for the app.
    case restartNeeded = "restart-needed"

    /// Whether it ends the activity.
    package var isEnd: Bool { self == .complete || self == .stop }

    /// How urgent its push is.
    package var urgency: PushUrgency {
        switch self {
        case .start, .complete, .stop: .critical
        case .pause, .resume: .important
        // A request for a restart may be a few seconds late.
        case .update, .progress, .restartNeeded: .regular
        }
    }

    /// The event of a change of a timer.
    package init(_ event: TimerEvent) {
        self =
            switch event {
            case .start: .start
            case .pause: .pause
            case .resume: .resume
            case .update: .update
            case .complete: .complete
            case .stop: .stop
            }
    }
}

/// How much a push matters to the person who waits for it.
package enum PushUrgency: String, Codable, Hashable, Sendable, CaseIterable {
    /// A session starts or ends: always at once.
    case critical
    /// A person pauses or resumes: at once while the budget lasts.
    case important
    /// Progress, and what else may be a few seconds late.
    case regular
}
