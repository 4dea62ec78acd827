import CivilCalendar
import Foundation

/// A pause that is over.
public struct Pause: Codable, Hashable, Sendable {
    /// When the clock was stopped.
    public let start: Date

    /// When it went on; never before `start`.
    public let end: Date

    /// A pause from `start` to `end`. An `end` before `start` (a clock set back) makes a pause of no length.
    public init(start: Date, end: Date) {
        self.start = start
        self.end = max(start, end)
    }

    /// Its length in seconds, never negative.
    public var duration: TimeInterval { end.seconds(since: start) }

    /// The same pause `seconds` later.
    func moved(by seconds: TimeInterval) -> Pause {
        Pause(start: start.later(by: seconds), end: end.later(by: seconds))
    }
}
