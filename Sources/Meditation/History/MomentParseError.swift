/// Why a text is not a date. Columns count characters from 1 in the text as typed.
public enum MomentParseError: Error, Hashable, Sendable, CustomStringConvertible {
    /// There is no text but blanks.
    case empty
    /// A word that is none of those that are known.
    case unknownWord(String, column: Int)
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
        case .unknownWord(_, let column), .unexpected(_, let column), .noSuchDate(_, let column),
            .noSuchTime(_, let column), .timeMissing(let column):
            column
        }
    }

    /// One sentence to a person who looks back: what is wrong, where, and what is right.
    public var description: String { description(looking: .back) }

    /// One sentence: what is wrong, where, and what is right for a date that lies in a direction.
    public func description(looking direction: Moment.Direction) -> String {
        let isAhead = direction == .ahead
        let ahead = "give one such as 18:00, tomorrow 10:00, friday 10:00 or 2026-12-24 18:00."
        return switch self {
        case .empty:
            "The date is empty; " + (isAhead ? ahead : "give one such as 2026-11-21, yesterday or 7d.")
        case .unknownWord(let word, let column):
            "\"\(word)\" is not a date (column \(column)); "
                + (isAhead ? ahead : "give one such as 2026-11-21, yesterday, monday, this-week or 7d.")
        case .unexpected(let found?, let column):
            "\"\(found)\" does not belong there (column \(column)); "
                + (isAhead ? ahead : "give a date such as 2026-11-21 or 2026-11-21 08:14.")
        case .unexpected(nil, let column):
            "The date ends too early (column \(column)); "
                + (isAhead ? ahead : "give one such as 2026-11-21 or 2026-11-21 08:14.")
        case .noSuchDate(let text, let column):
            "The date \(text) does not exist (column \(column)); write year, month and day, as in 2026-11-21."
        case .noSuchTime(let text, let column):
            "The time \(text) does not exist (column \(column)); write hours and minutes, as in 08:14."
        case .timeMissing(let column):
            "A time of day is missing (column \(column)), as in "
                + (isAhead ? "tomorrow 10:00 or 2026-12-24 18:00." : "2026-11-21 08:14 or yesterday 08:14.")
        }
    }
}
