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
    /// - An open-ended sitting gets a target that many seconds from now; it has none to move earlier, which is an error.
    case extend(by: TimeInterval)

    /// Sets the target in seconds, or nil for open-ended. Not earlier than what is already sat.
    case setTarget(TimeInterval?)

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
