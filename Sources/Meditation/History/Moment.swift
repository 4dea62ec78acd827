import CivilCalendar
import Foundation

/// A date as people type it: an instant, or a stretch of days.
///
/// | text | meaning |
/// |---|---|
/// | `2026-11-21`, `2026-11`, `2026` | a day, a month, a year |
/// | `2026-11-21 08:14`, `2026-11-21T08:14:30`, `08:14` | an instant by the clock on the wall; a time alone is today's |
/// | `2026-11-21T08:14:30Z`, `2026-11-21 08:14+01:00` | an instant by its offset from UTC |
/// | `today`, `yesterday`, `monday` … `sunday` | a day; a weekday is the last one, today included |
/// | `this-week`, `last-month`, … | a week, a month, a year |
/// | `7d`, `2w`, `6mo`, `1y` | the day that many days, weeks, months, years ago |
/// | `3h`, `90min`, `now` | the instant that long ago |
///
/// A day may be followed by a time: `yesterday 08:14`. Upper and lower case are alike. For what is to come the same words look
/// ahead, see ``Direction``.
public enum Moment: Hashable, Sendable {
    /// Where a date lies that does not say it.
    public enum Direction: Hashable, Sendable {
        /// In the past: `monday` is the last one, `3h` three hours ago. For what happened.
        case back
        /// Ahead: `18:00` and `monday 18:00` are the next ones, `3h` is in three hours, and there is a `tomorrow`; of words
        /// that name what was, `yesterday` and `last-week`, there is none. For countdowns and ends.
        case ahead
    }

    /// An instant.
    case instant(Date)
    /// Days from the first to the last.
    case days(ClosedRange<CivilDay>)

    /// What `text` means to a person at `now` who looks in a direction, by default back.
    public static func parse(
        _ text: String, at now: Date, calendar: HistoryCalendar, looking direction: Direction = .back
    ) throws(MomentParseError) -> Moment {
        var scanner = MomentScanner(text, now: now, calendar: calendar, direction: direction)
        return try scanner.moment()
    }

    /// The instant that `text` means; a day without a time of day is an error.
    public static func parseInstant(
        _ text: String, at now: Date, calendar: HistoryCalendar, looking direction: Direction = .back
    ) throws(MomentParseError) -> Date {
        guard case .instant(let date) = try parse(text, at: now, calendar: calendar, looking: direction) else {
            throw .timeMissing(column: text.count + 1)
        }
        return date
    }

    /// The first instant that it includes.
    public func start(in calendar: HistoryCalendar) -> Date {
        switch self {
        case .instant(let date): date
        case .days(let days): calendar.start(of: days.lowerBound)
        }
    }

    /// The first instant after it: of days, the beginning of the next one; of an instant, itself.
    public func end(in calendar: HistoryCalendar) -> Date {
        switch self {
        case .instant(let date): date
        case .days(let days): calendar.start(of: days.upperBound.advanced(by: 1))
        }
    }
}
