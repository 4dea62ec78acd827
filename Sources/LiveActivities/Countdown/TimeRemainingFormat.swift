import Foundation

/// Writes seconds that remain in hours, minutes and seconds: `33h 5m`, `2m 13s`, `47s`, and `Ended` where nothing remains.
///
/// It says what is left of an interval, for a list or a log. ``RemainingFormat`` says it until an instant, for a clock that
/// runs, and differs in three ways, each of which is right in its place: it counts a second that has begun (this one only
/// full seconds), has days (this one any number of hours), and stands at `0s` after the end (this one says `Ended`).
public struct TimeRemainingFormat: FormatStyle, Hashable, Sendable {
    /// The format.
    public init() {}

    /// The words for this many seconds.
    public func format(_ seconds: TimeInterval) -> String {
        guard seconds > 0 else { return "Ended" }
        let total = Int(min(seconds, 1e12))
        let (hours, minutes) = (total / 3600, total % 3600 / 60)
        if hours > 0 { return "\(hours)h \(minutes)m" }
        return minutes > 0 ? "\(minutes)m \(total % 60)s" : "\(total)s"
    }
}
