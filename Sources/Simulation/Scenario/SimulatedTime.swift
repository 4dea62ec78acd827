import CivilCalendar
import Foundation

/// Times of a simulation as text.
public enum SimulatedTime {
    /// `7:00:00`, `0:00:02`, `25:00:00`; with tenths, hundredths or thousandths where there are any: `7:00:00.1`.
    public static func text(_ seconds: TimeInterval) -> String {
        let milliseconds = Int((min(max(seconds, 0), 1e9) * 1000).rounded())
        let (hours, minutes, whole) = (milliseconds / 3_600_000, milliseconds / 60_000 % 60, milliseconds / 1000 % 60)
        return "\(hours):\(minutes.twoDigits):\(whole.twoDigits)\(fraction(milliseconds % 1000))"
    }

    /// `100ms`, `6s`, `1h30m`: a length as a scenario's file may have it, but for milliseconds.
    public static func length(_ seconds: TimeInterval) -> String {
        let milliseconds = Int((min(max(seconds, 0), 1e9) * 1000).rounded())
        let (hours, minutes) = (milliseconds / 3_600_000, milliseconds / 60_000 % 60)
        let rest = milliseconds % 60_000
        let second = rest == 0 ? "" : "\(rest / 1000)\(fraction(rest % 1000))s"
        let text = (hours > 0 ? "\(hours)h" : "") + (minutes > 0 ? "\(minutes)m" : "") + second
        return text.isEmpty ? "0s" : text
    }

    private static func fraction(_ milliseconds: Int) -> String {
        guard milliseconds > 0 else { return "" }
        var digits = String(milliseconds + 1000).dropFirst()
        while digits.last == "0" { digits = digits.dropLast() }
        return "." + digits
    }
}
