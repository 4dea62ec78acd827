import Foundation
import Languages

/// Durations as people type them, in seconds.
///
/// | text | meaning |
/// |---|---|
/// | `20`, `1.5` | minutes |
/// | `20m`, `90s`, `1h30m`, `1h 30m`, `1.5h`, `20 min`, `2 hours` | numbers with units, each unit once |
/// | `20:00`, `1:30:00` | minutes and seconds; hours, minutes and seconds |
/// | `PT20M`, `PT1H30M` | ISO 8601, its time part |
///
/// Case and blanks do not matter. Fractions are kept to a millisecond. A comma is not a decimal point: people read `1,500` in two ways.
public enum SittingDuration {
    /// The seconds of a duration, greater than 0 (with `allowingZero`, as for a preparation, at least 0) and at most
    /// ``SittingLimits/longestTarget``.
    public static func parse(
        _ text: String, allowingZero: Bool = false
    ) throws(DurationParseError) -> TimeInterval {
        var scanner = DurationScanner(text)
        scanner.skipBlanks()
        let column = scanner.column
        if scanner.skipSign() == .minus { throw .negative(column: column) }
        return try scanner.duration(allowingZero: allowingZero)
    }

    /// The seconds of a duration with an optional sign, such as `-5m`, `+90s` or `5`. Never 0.
    public static func parseSigned(_ text: String) throws(DurationParseError) -> TimeInterval {
        var scanner = DurationScanner(text)
        scanner.skipBlanks()
        let isNegative = scanner.skipSign() == .minus
        let seconds = try scanner.duration(allowingZero: false)
        return isNegative ? -seconds : seconds
    }
}

/// Why a text is not a duration. Columns count characters from 1 in the text as typed; sentences leave them out, because a command
/// line shows the place with a caret, and a screen shows the text itself.
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

    /// One sentence: what is wrong, and what is right.
    public var description: String {
        switch self {
        case .empty:
            localized("The duration is empty; give one such as 20m or 1h30m.")
        case .zero:
            localized("The duration is zero; give a longer one such as 20m.")
        case .negative:
            localized("The duration is negative; give one such as 20m.")
        case .tooLong:
            localized("The duration is longer than \(ClockText.brief(SittingLimits.longestTarget)).")
        case .unknownUnit(let unit, _):
            localized("Unknown unit \"\(unit)\"; use h, m or s, as in 1h30m.")
        case .repeatedUnit(let unit, _):
            localized("The unit \"\(unit)\" comes twice; give each once, as in 1h30m.")
        case .missingUnit:
            localized("The number has no unit; use h, m or s, as in 1h30m.")
        case .expectedNumber(let found?, _):
            localized("A number is expected, not \"\(String(found))\"; give a duration such as 20m or 20:00.")
        case .expectedNumber(nil, _):
            localized("A number is missing; give a duration such as 20m or 20:00.")
        case .clockPart:
            localized("Minutes and seconds are two digits below 60, as in 20:00 or 1:30:00.")
        }
    }
}
