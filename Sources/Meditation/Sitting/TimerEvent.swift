/// What a change of a timer is called in a push to the Live Activity.
public enum TimerEvent: String, Codable, Hashable, Sendable {
    /// A sitting started.
    case start
    /// The clock was stopped.
    case pause
    /// The clock goes on.
    case resume
    /// The target moved.
    case update
    /// The sitting was completed.
    case complete
    /// The sitting was cancelled.
    case stop

    /// How urgent its push is.
    public var pushPriority: PushPriority {
        switch self {
        case .start, .complete, .stop: .critical
        case .pause, .resume: .important
        case .update: .regular
        }
    }
}

/// How urgent a push is. What is sent with priority 10 counts against an hourly budget, priority 5 does not.
///
/// Source: [Determine the update
/// frequency](https://developer.apple.com/documentation/activitykit/starting-and-updating-live-activities-with-activitykit-push-notifications).
public enum PushPriority: String, Codable, Hashable, Sendable {
    /// Always priority 10.
    case critical
    /// Priority 10 while the budget lasts; whoever delivers it knows the budget and decides.
    case important
    /// Always priority 5.
    case regular
}
