import Foundation

/// What a sitting is doing at one instant.
public enum SittingPhase: Hashable, Sendable {
    /// The preparation runs; the sitting begins at the date.
    case preparing(until: Date)
    /// The clock runs, and the target, if there is one, lies ahead.
    case sitting
    /// The clock stands, in the preparation, before the target or after it.
    case paused
    /// The target is reached and the clock goes on; `overtime` seconds since, zero at the target itself.
    case targetReached(overtime: TimeInterval)
    /// The person has completed the sitting. Only a content state says this: a ``Sitting`` is always running.
    case ended
}
