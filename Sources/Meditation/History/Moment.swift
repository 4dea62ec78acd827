import CivilCalendar
import Foundation
import Languages

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

/// Why a text is not a date. Columns count characters from 1 in the text as typed; sentences leave them out, because a command line
/// shows the place with a caret, and a screen shows the text itself.
public enum MomentParseError: Error, Hashable, Sendable, CustomStringConvertible {
    /// There is no text but blanks.
    case empty
    /// A word that is none of those that are known.
    case unknownWord(String, column: Int)
    /// A day on the other side of now: `tomorrow` of what has been, `yesterday` of what is to come.
    case wrongDirection(String, column: Int)
    /// Something else than a date, a time or a word stands there; nil at the end of the text.
    case unexpected(Character?, column: Int)
    /// A date that no calendar has.
    case noSuchDate(String, column: Int)
    /// A time that no clock shows.
    case noSuchTime(String, column: Int)
    /// An instant is needed and only a day was given.
    case timeMissing(column: Int)

    /// Where the trouble is, from 1.
    public var column: Int {
        switch self {
        case .empty: 1
        case .unknownWord(_, let column), .wrongDirection(_, let column), .unexpected(_, let column),
            .noSuchDate(_, let column),
            .noSuchTime(_, let column), .timeMissing(let column):
            column
        }
    }

    /// One sentence to a person who looks back: what is wrong, and what is right.
    public var description: String { description(looking: .back) }

    /// One sentence: what is wrong, and what is right for a date that lies in a direction.
    public func description(looking direction: Moment.Direction) -> String {
        let isAhead = direction == .ahead
        let ahead = localized("give one such as 18:00, tomorrow 10:00, friday 10:00 or 2026-12-24 18:00.")
        switch self {
        case .empty:
            let advice = isAhead ? ahead : localized("give one such as 2026-11-21, yesterday or 7d.")
            return localized("The date is empty; \(advice)")
        case .unknownWord(let word, _):
            let advice =
                isAhead ? ahead : localized("give one such as 2026-11-21, yesterday, monday, this-week or 7d.")
            return localized("\"\(word)\" is not a date; \(advice)")
        case .wrongDirection(let word, _):
            return isAhead
                ? localized("\"\(word)\" is over; \(ahead)")
                : localized(
                    "\"\(word)\" is yet to come; \(localized("give one such as 2026-11-21, yesterday, monday, this-week or 7d."))"
                )
        case .unexpected(let found?, _):
            let advice = isAhead ? ahead : localized("give a date such as 2026-11-21 or 2026-11-21 08:14.")
            return localized("\"\(String(found))\" does not belong there; \(advice)")
        case .unexpected(nil, _):
            let advice = isAhead ? ahead : localized("give one such as 2026-11-21 or 2026-11-21 08:14.")
            return localized("The date ends too early; \(advice)")
        case .noSuchDate(let text, _):
            return localized("The date \(text) does not exist; write year, month and day, as in 2026-11-21.")
        case .noSuchTime(let text, _):
            return localized("The time \(text) does not exist; write hours and minutes, as in 08:14.")
        case .timeMissing:
            return isAhead
                ? localized("A time of day is missing, as in tomorrow 10:00 or 2026-12-24 18:00.")
                : localized("A time of day is missing, as in 2026-11-21 08:14 or yesterday 08:14.")
        }
    }
}
