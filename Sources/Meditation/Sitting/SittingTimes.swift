import CivilCalendar
import Foundation

/// The times of a sitting, without its words: all that a clock needs.
///
/// Views that show no words hold this and not the content. Views are copied often, and each copy of a content counts six references:
/// that was a thirtieth of the instructions of a new state.
public struct SittingTimes: SittingTiming, Codable, Hashable, Sendable {
    /// The beginning, moved forward by the pauses that are over.
    public let startedAt: Date
    /// Since when the clock stands; nil while it runs.
    public let pausedAt: Date?
    /// The intended length in seconds; nil when open-ended.
    public let target: TimeInterval?
    /// Whether the person has completed it.
    public let isCompleted: Bool

    /// The times of `sitting`.
    public init(of sitting: some SittingTiming) {
        (startedAt, pausedAt) = (sitting.startedAt, sitting.pausedAt)
        (target, isCompleted) = (sitting.target, sitting.isCompleted)
    }

    /// When the running clock shows the target; nil when open-ended, paused or completed.
    public var targetDate: Date? {
        guard pausedAt == nil, !isCompleted else { return nil }
        return target.map(startedAt.later(by:))
    }
}

extension SittingTiming {
    /// The times alone.
    public var times: SittingTimes { SittingTimes(of: self) }
}
