import CivilCalendar
import Foundation
import Languages

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

    /// `20 min`, `1 h 30 min`, `1 min 30 s`, `0 s`: a length in running text, in the language in effect.
    public static func brief(_ seconds: TimeInterval) -> String {
        let (hours, minutes, seconds) = parts(seconds)
        return LengthWords.brief(hours: hours, minutes: minutes, seconds: seconds)
    }

    /// `12 minutes 34 seconds`, `1 hour`: a length for a screen reader, in the language in effect.
    public static func spoken(_ seconds: TimeInterval) -> String {
        let (hours, minutes, seconds) = parts(seconds)
        return LengthWords.spoken(hours: hours, minutes: minutes, seconds: seconds)
    }

    private static func parts(_ seconds: TimeInterval) -> (hours: Int, minutes: Int, seconds: Int) {
        let longest: TimeInterval = 3_599_999
        let whole = seconds.isNaN ? 0 : Int(min(max(seconds, 0), longest))
        return (whole / 3600, whole / 60 % 60, whole % 60)
    }
}
