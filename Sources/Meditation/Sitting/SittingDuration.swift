import Foundation

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
