import Meditation

/// What a hook is run for. The raw value is its key in the settings file's table `hooks`.
package enum HookEvent: String, CaseIterable, Hashable, Sendable {
    /// A sitting was started; its preparation, if it has one, begins.
    case start
    /// The clock was stopped.
    case pause
    /// The clock goes on.
    case resume
    /// A bell within the sitting is due.
    case interval
    /// The target is reached.
    case target
    /// The sitting was completed and logged.
    case complete
    /// The sitting was cancelled and is not logged.
    case cancel
    /// A Live Activity was replaced before its eight hours were over.
    case restart
    /// A request to replace one was refused.
    case restartFailed = "restart-failed"

    /// Whether it is about a Live Activity and not about a sitting.
    package var isOfActivity: Bool { self == .restart || self == .restartFailed }

    /// The hook of a change; nil for one that has none.
    package init?(_ event: TimerEvent?) {
        switch event {
        case .start: self = .start
        case .pause: self = .pause
        case .resume: self = .resume
        case .complete: self = .complete
        case .stop: self = .cancel
        case .update, nil: return nil
        }
    }

    /// The hook of a moment; nil for one that has none: the beginning and the end are changes that a person makes.
    package init?(_ event: BellEvent) {
        switch event {
        case .interval: self = .interval
        case .target: self = .target
        case .prepare, .start, .end: return nil
        }
    }

    /// When it is run, as a clause.
    package var meaning: String {
        switch self {
        case .start: "a sitting was started"
        case .pause: "it was paused"
        case .resume: "it was resumed"
        case .interval: "a bell within it is due"
        case .target: "the target is reached"
        case .complete: "it was completed"
        case .cancel: "it was cancelled"
        case .restart: "a Live Activity was renewed"
        case .restartFailed: "the renewal of a Live Activity was refused"
        }
    }
}
