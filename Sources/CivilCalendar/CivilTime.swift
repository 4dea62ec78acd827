import Foundation

/// A calendar date and wall-clock time. Computed by arithmetic (Gregorian calendar, Howard Hinnant's
/// `civil_from_days`), because Foundation's formatters take milliseconds to start.
public struct CivilTime: Hashable, Sendable {
    /// The year.
    public let year: Int
    /// 1…12.
    public let month: Int
    /// 1…31.
    public let day: Int
    /// 0 (Sunday) to 6. Unlike ``CivilDay/weekday``.
    public let weekday: Int
    /// 0…23.
    public let hour: Int
    /// 0…59.
    public let minute: Int
    /// 0…59.
    public let second: Int

    /// The date and time at `date` in `timeZone`.
    public init(_ date: Date, in timeZone: TimeZone) {
        let seconds = Int(date.timeIntervalSince1970.rounded(.down)) + timeZone.secondsFromGMT(for: date)
        let days = seconds >= 0 ? seconds / 86400 : (seconds - 86399) / 86400
        let rest = seconds - days * 86400
        (hour, minute, second) = (rest / 3600, rest / 60 % 60, rest % 60)
        weekday = ((days % 7) + 11) % 7
        let shifted = days + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
        month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    }

    /// `9:41`, as on an iPhone's lock screen with a 24-hour clock.
    public var clock: String { "\(hour):\(minute.twoDigits)" }
    /// `Saturday, 21 November`, as on an iPhone's lock screen.
    public var lockScreenDate: String { "\(Self.weekdays[weekday]), \(day) \(Self.months[month - 1])" }
    /// `21 November 2026`.
    public var longDate: String { "\(day) \(Self.months[month - 1]) \(year)" }
    /// `2026-11-21`.
    public var isoDate: String {
        let digits = String(year)
        return "\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)-\(month.twoDigits)-\(day.twoDigits)"
    }

    /// The first instant after `date` at which the clock's minute changes.
    public static func nextMinute(after date: Date) -> Date {
        Date(timeIntervalSince1970: (date.timeIntervalSince1970 / 60).rounded(.down) * 60 + 60)
    }

    private static let weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
    private static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]
}
