import Foundation

/// Why a text is not a duration. Columns count characters from 1 in the text as typed.
public enum DurationParseError: Error, Hashable, Sendable, CustomStringConvertible {
    /// There is no text but blanks.
    case empty
    /// The duration is zero.
    case zero(column: Int)
    /// The duration is negative.
    case negative(column: Int)
    /// The duration is longer than ``SittingLimits/longestTarget``.
    case tooLong(column: Int)
    /// A unit that is none.
    case unknownUnit(String, column: Int)
    /// A unit that came before.
    case repeatedUnit(String, column: Int)
    /// A number among others that has no unit.
    case missingUnit(column: Int)
    /// A number was expected and something else found; nil at the end of the text.
    case expectedNumber(found: Character?, column: Int)
    /// In `20:00` or `1:30:00` a part that is not two digits below 60.
    case clockPart(column: Int)

    /// Where the trouble is, from 1.
    public var column: Int {
        switch self {
        case .empty: 1
        case .zero(let column), .negative(let column), .tooLong(let column), .unknownUnit(_, let column),
            .repeatedUnit(_, let column), .missingUnit(let column), .expectedNumber(_, let column),
            .clockPart(let column):
            column
        }
    }

    /// One sentence: what is wrong, where, and what is right.
    public var description: String {
        switch self {
        case .empty:
            "The duration is empty; give one such as 20m or 1h30m."
        case .zero:
            "The duration is zero; give a longer one such as 20m."
        case .negative(let column):
            "The duration is negative (column \(column)); give one such as 20m."
        case .tooLong(let column):
            "The duration is longer than \(ClockText.brief(SittingLimits.longestTarget)) (column \(column))."
        case .unknownUnit(let unit, let column):
            "Unknown unit \"\(unit)\" (column \(column)); use h, m or s, as in 1h30m."
        case .repeatedUnit(let unit, let column):
            "The unit \"\(unit)\" comes twice (column \(column)); give each once, as in 1h30m."
        case .missingUnit(let column):
            "The number has no unit (column \(column)); use h, m or s, as in 1h30m."
        case .expectedNumber(let found?, let column):
            "A number is expected, not \"\(found)\" (column \(column)); give a duration such as 20m or 20:00."
        case .expectedNumber(nil, let column):
            "A number is missing (column \(column)); give a duration such as 20m or 20:00."
        case .clockPart(let column):
            "Minutes and seconds are two digits below 60 (column \(column)), as in 20:00 or 1:30:00."
        }
    }
}
