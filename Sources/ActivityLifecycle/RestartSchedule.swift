import ActivitySystem
import Foundation

/// How old an activity may get before it is replaced: always less than the eight hours after which the system ends it.
public struct RestartSchedule: Hashable, Sendable {
    private enum Kind: Hashable { case fixed(TimeInterval), progressive }
    private let kind: Kind

    /// Every seven hours: an hour before the system would end the activity.
    public static let standard = RestartSchedule(kind: .fixed(7 * 3600))

    /// By the session's age when the activity begins: 30 minutes in its first hour, 2 hours until its fourth is over, then
    /// 7 hours. An activity's interval does not change any more, so that its restart can be told in advance.
    public static let progressive = RestartSchedule(kind: .progressive)

    /// Always after the same time. Throws if that is not over 0 s and under 8 h.
    public static func fixed(_ seconds: TimeInterval) throws(RestartScheduleError) -> RestartSchedule {
        guard seconds > 0, seconds < SystemState.longestActive else { throw .intervalNotAllowed(seconds) }
        return RestartSchedule(kind: .fixed(seconds))
    }

    /// How old an activity gets that begins when its session is so many seconds old.
    public func interval(atSessionAge age: TimeInterval) -> TimeInterval {
        switch kind {
        case .fixed(let seconds): seconds
        case .progressive: age < 3600 ? 1800 : age < 4 * 3600 ? 2 * 3600 : 7 * 3600
        }
    }
}

/// Why there is no such schedule.
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
