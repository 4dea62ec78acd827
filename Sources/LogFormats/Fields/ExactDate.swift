import CivilCalendar
import Foundation
import Meditation

/// Dates as ISO 8601 in UTC with as many decimals as it takes to read exactly the same date again: none, three
/// (`2026-11-21T08:14:00.250Z`), six, or as many as are needed.
enum ExactDate {
    /// The text of a date; unless it is to be exact, rounded to the millisecond.
    static func text(_ date: Date, isExact: Bool = true) -> String {
        var seconds = date.timeIntervalSinceReferenceDate
        if !isExact { seconds = (seconds * 1000).rounded() / 1000 }
        let whole = seconds.rounded(.down)
        let civil = CivilTime(Date(timeIntervalSinceReferenceDate: whole), in: .gmt)
        let clock = "\(civil.hour.twoDigits):\(civil.minute.twoDigits):\(civil.second.twoDigits)"
        return "\(civil.isoDate)T\(clock)\(fraction(seconds, above: whole))Z"
    }

    /// The date of a text such as `2026-11-21T08:14:00.25Z` or `2026-11-21 08:14:00 +0100`; nil if it is none.
    static func parse(_ text: some StringProtocol) -> Date? {
        var scanner = FieldScanner(text)
        guard let year = scanner.number(digits: 4...4), scanner.take("-") != nil,
            let month = scanner.number(digits: 2...2), scanner.take("-") != nil,
            let day = scanner.number(digits: 2...2), let date = CivilDay(year: year, month: month, day: day),
            scanner.take("T ") != nil, let hour = scanner.number(digits: 2...2), hour < 24, scanner.take(":") != nil,
            let minute = scanner.number(digits: 2...2), minute < 60, scanner.take(":") != nil,
            let second = scanner.number(digits: 2...2), second < 60, let fraction = scanner.fraction()
        else { return nil }
        scanner.skipBlanks()
        guard let offset = offset(&scanner), scanner.isAtEnd else { return nil }
        let whole = date.number * 86400 + hour * 3600 + minute * 60 + second - offset - 978_307_200
        return Date(timeIntervalSinceReferenceDate: Double(whole) + fraction)
    }

    private static func offset(_ scanner: inout FieldScanner) -> Int? {
        guard let sign = scanner.take("Z+-") else { return nil }
        if sign == "Z" { return 0 }
        guard let hours = scanner.number(digits: 2...2), hours < 24 else { return nil }
        _ = scanner.take(":")
        guard let minutes = scanner.number(digits: 2...2), minutes < 60 else { return nil }
        return (sign == "-" ? -1 : 1) * (hours * 3600 + minutes * 60)
    }

    private static func fraction(_ seconds: Double, above whole: Double) -> String {
        guard seconds != whole else { return "" }
        for count in [3, 6, 7, 8, 9, 10, 12, 15, 18] {
            let scaled = ((seconds - whole) * decimal(count)).rounded()
            guard scaled < decimal(count) else { continue }
            let digits = "\(Int(scaled))"
            let text = "0." + String(repeating: "0", count: count - digits.count) + digits
            if whole + (Double(text) ?? 0) == seconds { return String(text.dropFirst()) }
        }
        return ""
    }

    private static func decimal(_ power: Int) -> Double { (0..<power).reduce(1) { value, _ in value * 10 } }
}
