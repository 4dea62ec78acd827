import CivilCalendar
import Foundation

/// Seconds as text. Without Foundation's formatters, which take longer to start than `islet status` has in all.
///
/// Fractions of a second are cut off, as a clock does: `12:34` stands until 12:35 is full. What is negative or no number
/// shows as zero, what is longer than a thousand hours as `999:59:59`.
public enum ClockText {
    /// `12:34`, from an hour on `1:02:03`.
    public static func clock(_ seconds: TimeInterval) -> String {
        let (hours, minutes, seconds) = parts(seconds)
        let short = minutes.twoDigits + ":" + seconds.twoDigits
        return hours > 0 ? "\(hours):" + short : short
    }

    /// `+01:30`: the seconds past a target.
    public static func overtime(_ seconds: TimeInterval) -> String {
        "+" + clock(seconds)
    }

    /// `12m`, from an hour on `1h02m`: for a place that has no room for seconds.
    public static func coarse(_ seconds: TimeInterval) -> String {
        let (hours, minutes, _) = parts(seconds)
        return hours > 0 ? "\(hours)h\(minutes.twoDigits)m" : "\(minutes)m"
    }

    /// `20 min`, `1 h 30 min`, `1 min 30 s`, `0 s`: a length in running text.
    public static func brief(_ seconds: TimeInterval) -> String {
        join(parts(seconds)) { number, unit in
            switch unit {
            case .hour: "\(number) h"
            case .minute: "\(number) min"
            case .second: "\(number) s"
            }
        }
    }

    /// `12 minutes 34 seconds`, `1 hour`: a length for a screen reader.
    public static func spoken(_ seconds: TimeInterval) -> String {
        join(parts(seconds)) { number, unit in
            "\(number) \(unit.rawValue)\(number == 1 ? "" : "s")"
        }
    }

    private enum Unit: String { case hour, minute, second }

    private static func join(
        _ parts: (hours: Int, minutes: Int, seconds: Int), word: (Int, Unit) -> String
    ) -> String {
        let all = [(parts.hours, Unit.hour), (parts.minutes, .minute), (parts.seconds, .second)]
        let words = all.filter { $0.0 > 0 }.map(word)
        return words.isEmpty ? word(0, .second) : words.joined(separator: " ")
    }

    private static func parts(_ seconds: TimeInterval) -> (hours: Int, minutes: Int, seconds: Int) {
        let longest: TimeInterval = 3_599_999
        let whole = seconds.isNaN ? 0 : Int(min(max(seconds, 0), longest))
        return (whole / 3600, whole / 60 % 60, whole % 60)
    }
}
