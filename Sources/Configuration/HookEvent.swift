import Meditation

/// An event that can run a hook. The raw value is its key in the settings file's `hooks` table.
package enum HookEvent: String, CaseIterable, Hashable, Sendable {
    /// A sitting was started; its preparation, if any, begins.
    case start
    /// The sitting was paused.
    case pause
    /// The sitting was resumed.
    case resume
    /// An interval bell is due.
    case interval
    /// Another stage begins.
    case stage
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

    /// Whether it concerns a Live Activity rather than a sitting.
    package var isOfActivity: Bool { self == .restart || self == .restartFailed }

    /// The hook event of a timer event; `nil` if there is none.
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

    /// The hook event of a bell; `nil` if there is none. Those of preparation, start and end have none, because user actions
    /// already run hooks, and countdowns have no hooks.
    package init?(_ event: BellEvent) {
        switch event {
        case .interval: self = .interval
        case .stage: self = .stage
        case .target: self = .target
        case .prepare, .start, .end, .countdown: return nil
        }
    }

    /// When it runs, as a clause.
    package var meaning: String {
        switch self {
        case .start: "a sitting was started"
        case .pause: "it was paused"
        case .resume: "it was resumed"
        case .interval: "a bell within it is due"
        case .stage: "another of its stages begins"
        case .target: "the target is reached"
        case .complete: "it was completed"
        case .cancel: "it was cancelled"
        case .restart: "a Live Activity was renewed"
        case .restartFailed: "the renewal of a Live Activity was refused"
        }
    }
}
