import CivilCalendar
import Foundation
import Meditation

/// Dates and durations in words, as the history shows them.
package enum CalendarText {
    /// `Jan` … `Dec`.
    package static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    /// `Mon` … `Sun`.
    static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

    /// A calendar period: `Sat 21 Nov`, `16–22 Nov`, `30 Nov–6 Dec`, `Nov 2026`, `2026`.
    static func stretch(_ days: ClosedRange<CivilDay>, unit: CalendarUnit, withYear: Bool) -> String {
        let (first, last) = (days.lowerBound.civil, days.upperBound.civil)
        let year = withYear ? " \(last.year)" : ""
        switch unit {
        case .day: return "\(weekdays[days.lowerBound.weekday - 1]) \(first.day) \(months[first.month - 1])\(year)"
        case .week:
            let begin = first.month == last.month ? "\(first.day)" : "\(first.day) \(months[first.month - 1])"
            return "\(begin)–\(last.day) \(months[last.month - 1])\(year)"
        case .month: return "\(months[first.month - 1]) \(first.year)"
        case .year: return "\(first.year)"
        }
    }

    /// A duration of any length: `1500 h 20 min`, `20 min`, `45 s`.
    package static func length(_ seconds: TimeInterval) -> String {
        guard seconds >= 60 else { return "\(Int(max(0, seconds))) s" }
        let minutes = Int((min(seconds, 1e15) / 60).rounded())
        let (hours, rest) = (minutes / 60, minutes % 60)
        return [hours > 0 ? "\(hours) h" : nil, rest > 0 ? "\(rest) min" : nil].compactMap { $0 }.joined(separator: " ")
    }

    /// Hours and minutes for a column of figures: `1500:20`, `0:20`.
    package static func hours(_ seconds: TimeInterval) -> String {
        let minutes = Int((min(max(0, seconds), 1e15) / 60).rounded())
        return "\(minutes / 60):\(String("\(100 + minutes % 60)".dropFirst()))"
    }

    /// A number of units: `1 day`, `14 days`.
    package static func count(_ number: Int, _ unit: CalendarUnit) -> String {
        number == 1 ? "1 \(unit.rawValue)" : "\(number) \(unit.rawValue)s"
    }
}
