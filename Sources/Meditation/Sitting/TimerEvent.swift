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
}
