import Foundation

/// What a person can do to a timer, from a key, a click or a command line. ``TimerServer`` performs it.
public enum TimerAction: Hashable, Sendable {
    /// Starts a sitting. An error while another one runs.
    case start(StartRequest)

    /// Stops the clock; in the preparation, makes the preparation wait. Harmless when paused.
    case pause

    /// Lets the clock go on. Harmless when it runs.
    case resume

    /// Moves the target by seconds, later or (negative) earlier.
    ///
    /// - Later always works, also past the target; the new target may then still lie behind.
    /// - Earlier stops at what is already sat: a target in the past would claim that the bell has rung. That is an error.
    /// - In a sitting with stages the current stage gets longer or shorter, and the target with it.
    /// - An open-ended sitting gets a target that many seconds from now; it has none to move earlier, which is an error.
    case extend(by: TimeInterval)

    /// Sets the target in seconds, or nil for open-ended. Not earlier than what is already sat.
    case setTarget(TimeInterval?)

    /// Ends the current stage, and begins the next one. An error without stages and in the last one.
    case skip

    /// Ends the sitting and logs it. `endedAt` is now by default; an instant in the past, after the beginning, serves
    /// someone who comes back to a sitting that was left running. A sitting that lasted less than `shortestLogged` seconds is
    /// completed without being logged; 0, the default, logs all.
    case complete(message: String? = nil, endedAt: Date? = nil, shortestLogged: TimeInterval = 0)

    /// Ends the sitting and forgets it.
    case cancel

    /// The same action; a completion logs nothing shorter than that many seconds.
    public func logging(from shortest: TimeInterval) -> TimerAction {
        guard case .complete(let message, let end, _) = self else { return self }
        return .complete(message: message, endedAt: end, shortestLogged: shortest)
    }
}

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

/// What came of an action.
public struct TimerReply: Hashable, Sendable {
    /// The state after the action.
    public let state: TimerState

    /// What happened; nil when a harmless repeat changed nothing.
    public let event: TimerEvent?

    /// What the log has to keep, in the same transaction as the state; nil for all actions but a completion.
    public internal(set) var logEntry: CompletedSitting?

    /// One sentence for the person, such as `Paused at 03:12.`
    public let sentence: String

    /// The sitting that ran before the action, if one did.
    public internal(set) var previous: Sitting?

    /// A reply with everything given, for one that came from a timer's server.
    package init(
        state: TimerState, event: TimerEvent?, logEntry: CompletedSitting? = nil, sentence: String,
        previous: Sitting? = nil
    ) {
        (self.state, self.event, self.logEntry) = (state, event, logEntry)
        (self.sentence, self.previous) = (sentence, previous)
    }

    /// The reply with remarks on what the log has to keep.
    public func noting(_ remarks: SittingRemarks) -> TimerReply {
        var reply = self
        reply.logEntry?.note = remarks.note
        reply.logEntry?.mood = remarks.mood
        return reply
    }

    /// The running sitting after the action, if there is one.
    public var sitting: Sitting? { state.sitting }
}
