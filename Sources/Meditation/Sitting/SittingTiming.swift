import CivilCalendar
import Foundation

/// The arithmetic that a running sitting and a content state share. Every answer is a pure function of the timestamps and `now`.
///
///     preparation     sitting          pause      sitting
///     |----------|--------------------|.......|-------------> now
///                begins            pausedAt
///
/// `startedAt` is the beginning moved forward by all pauses that are over, so that `elapsed = now - startedAt`.
/// While paused, `pausedAt` stands for `now`: the clock stands, and a preparation waits.
public protocol SittingTiming {
    /// The beginning, moved forward by the pauses that are over. In the future while the sitting prepares.
    var startedAt: Date { get }

    /// Since when the clock stands; nil while it runs.
    var pausedAt: Date? { get }

    /// The intended length in seconds; nil when open-ended.
    var target: TimeInterval? { get }

    /// Whether the person has completed it.
    var isCompleted: Bool { get }
}

extension SittingTiming {
    /// Seconds sat: no preparation, no pauses, never negative.
    public func elapsed(at now: Date) -> TimeInterval {
        max(0, clock(at: now).seconds(since: startedAt))
    }

    /// How much of the target is done, from 0 to 1; nil when open-ended.
    public func progress(at now: Date) -> Double? {
        target.map { $0 > 0 ? min(1, elapsed(at: now) / $0) : 1 }
    }

    /// How many of `total` equal parts of the target are done; nil when open-ended.
    ///
    /// The n-th is done from the first whole millisecond that is not before `startedAt + n * (target / total)`.
    public func parts(of total: Int, at now: Date) -> Int? {
        guard let target else { return nil }
        guard target > 0 else { return total }
        return min(max(0, ClockTick(from: startedAt, every: target, in: total).count(at: clock(at: now))), total)
    }

    /// Seconds up to the target, never negative; nil when open-ended.
    public func remaining(at now: Date) -> TimeInterval? {
        target.map { max(0, $0 - elapsed(at: now)) }
    }

    /// Seconds past the target; nil while the target lies ahead and when open-ended.
    public func overtime(at now: Date) -> TimeInterval? {
        guard let target else { return nil }
        let overtime = elapsed(at: now) - target
        return overtime >= 0 ? overtime : nil
    }

    /// Seconds of preparation left, never negative; it does not fall while paused.
    public func preparationLeft(at now: Date) -> TimeInterval {
        max(0, startedAt.seconds(since: clock(at: now)))
    }

    /// What the sitting is doing.
    public func phase(at now: Date) -> SittingPhase {
        if isCompleted { return .ended }
        if pausedAt != nil { return .paused }
        if now < startedAt { return .preparing(until: startedAt) }
        if let overtime = overtime(at: now) { return .targetReached(overtime: overtime) }
        return .sitting
    }

    private func clock(at now: Date) -> Date { pausedAt ?? now }
}

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

    /// Whether the clock runs.
    public var isRunning: Bool {
        switch self {
        case .sitting, .targetReached: true
        case .preparing, .paused, .ended: false
        }
    }
}

/// Lets all that moves in the picture move together, with the seconds of the sitting or, where none runs, of another activity.
///
/// Two progress bars and a percentage would each change at instants of their own, several times a second in a short
/// sitting. Changing with the next second, they cost no wake-up of their own and the eye is left in peace.
package enum TickSchedule {
    /// The first full second of the sitting's clock that is not before `date`.
    package static func beat(notBefore date: Date, of sitting: Sitting) -> Date {
        beat(notBefore: date, from: sitting.startedAt)
    }

    /// The first instant a whole number of seconds before or after `origin` that is not before `date`.
    package static func beat(notBefore date: Date, from origin: Date) -> Date {
        ClockTick(from: origin).first(notBefore: date)
    }
}
