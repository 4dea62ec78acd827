import ActivitySystem
import Foundation

/// How old an activity may get before it is replaced: always less than the eight hours after which the system ends it.
///
/// | schedule | an activity is replaced |
/// |---|---|
/// | ``standard`` | after 7 hours |
/// | ``fixed(_:)`` | always after the same time |
/// | ``progressive`` | after 30 minutes in the session's first hour, 2 hours until its fourth is over, then 7 hours |
/// | ``adaptive`` | after 7 hours at first; 15 minutes later, up to 7 hours 30, after each restart that succeeded at once; a quarter sooner, down to 30 minutes, after each that was refused at least once |
public struct RestartSchedule: Codable, Hashable, Sendable {
    private enum Kind: Codable, Hashable { case fixed(TimeInterval), progressive, adaptive }
    private let kind: Kind

    /// Every seven hours: an hour before the system would end the activity.
    public static let standard = RestartSchedule(kind: .fixed(7 * 3600))

    /// By the session's age when the activity begins: 30 minutes in its first hour, 2 hours until its fourth is over, then
    /// 7 hours. An activity's interval never changes, so its restart can be announced.
    public static let progressive = RestartSchedule(kind: .progressive)

    /// By how the session's earlier restarts went; see ``AdaptiveInterval``. The same history always gives the same interval.
    public static let adaptive = RestartSchedule(kind: .adaptive)

    /// Always after the same time. Throws if that is not over 0 s and under 8 h.
    public static func fixed(_ seconds: TimeInterval) throws(RestartScheduleError) -> RestartSchedule {
        guard seconds > 0, seconds < SystemState.longestActive else { throw .intervalNotAllowed(seconds) }
        return RestartSchedule(kind: .fixed(seconds))
    }

    /// How old an activity gets that begins when its session is `age` seconds old; ``adaptive`` has learned nothing yet.
    public func interval(atSessionAge age: TimeInterval) -> TimeInterval {
        interval(atSessionAge: age, adaptive: AdaptiveInterval())
    }

    /// The same where ``adaptive`` has learned something from the session; other schedules ignore that.
    public func interval(atSessionAge age: TimeInterval, adaptive: AdaptiveInterval) -> TimeInterval {
        switch kind {
        case .fixed(let seconds): seconds
        case .progressive: age < 3600 ? 1800 : age < 4 * 3600 ? 2 * 3600 : 7 * 3600
        case .adaptive: adaptive.seconds
        }
    }

    /// The longest interval that the schedule ever gives, in seconds.
    public var longestInterval: TimeInterval {
        switch kind {
        case .fixed(let seconds): seconds
        case .progressive: 7 * 3600
        case .adaptive: AdaptiveInterval.longest
        }
    }

    /// The seconds of a fixed schedule; `nil` for one whose intervals differ.
    public var fixedInterval: TimeInterval? { if case .fixed(let seconds) = kind { seconds } else { nil } }
}

/// What the adaptive schedule has learned from a session.
///
/// It starts at 7 hours. A restart that is granted at once lengthens it by 15 minutes, up to 7 hours 30; one that was refused
/// at least once shortens it by a quarter, down to 30 minutes, which leaves more time for retries before the system ends the
/// activity.
public struct AdaptiveInterval: Codable, Hashable, Sendable {
    /// The longest interval, in seconds: 7 hours 30 minutes.
    public static let longest: TimeInterval = 7.5 * 3600
    /// The shortest interval, in seconds: 30 minutes.
    public static let shortest: TimeInterval = 1800

    /// The interval of the next activity, in seconds. Default: 7 hours.
    public private(set) var seconds: TimeInterval = 7 * 3600

    /// Nothing learned yet.
    public init() {}

    /// Takes a finished restart into account.
    public mutating func learn(wasRefused: Bool) {
        seconds = wasRefused ? max(Self.shortest, seconds * 0.75) : min(Self.longest, seconds + 900)
    }
}

/// Why a schedule cannot be made.
public enum RestartScheduleError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The interval in seconds is not over 0 s and under 8 h, or not a number.
    case intervalNotAllowed(TimeInterval)

    /// One sentence: what is wrong and what is allowed.
    public var description: String {
        switch self {
        case .intervalNotAllowed(let seconds):
            "A restart interval of \(seconds.formatted(.number.grouping(.never))) s is not allowed; it must be over 0 s "
                + "and under \(Int(SystemState.longestActive)) s (8 h), when the system ends the activity."
        }
    }
}
