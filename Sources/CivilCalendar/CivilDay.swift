import Foundation

/// A day of the calendar, as a count of days since 1970-01-01, without a time zone. ``HistoryCalendar`` decides to
/// which day an instant belongs.
public struct CivilDay: Hashable, Comparable, Strideable, Sendable, CustomStringConvertible {
    /// Days since 1970-01-01; negative before.
    public let number: Int

    /// The day with the given number.
    public init(number: Int) { self.number = number }

    /// The day of a Gregorian date in the years 1…9999; `nil` if there is no such date, such as 30 February.
    public init?(year: Int, month: Int, day: Int) {
        guard (1...9999).contains(year), (1...12).contains(month), (1...31).contains(day) else { return nil }
        self.init(ofAnyYear: year, month: month, day: day)
    }

    /// The day of a date in any year: years above 9999 cannot be typed, but a period may end there.
    private init?(ofAnyYear year: Int, month: Int, day: Int) {
        // Howard Hinnant's `days_from_civil`: years start in March, so that the leap day comes last.
        let shiftedYear = month <= 2 ? year - 1 : year
        let era = (shiftedYear >= 0 ? shiftedYear : shiftedYear - 399) / 400
        let yearOfEra = shiftedYear - era * 400
        let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        number = era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
        guard civil.month == month, civil.day == day else { return nil }
    }

    /// The year.
    public var year: Int { civil.year }
    /// 1…12.
    public var month: Int { civil.month }
    /// 1…31.
    public var day: Int { civil.day }
    /// Day of the week, 1 (Monday) to 7 (Sunday), as in ISO 8601.
    public var weekday: Int { ((number + 3) % 7 + 7) % 7 + 1 }
    /// `2026-11-21`.
    public var description: String { civil.isoDate }

    /// The date of this day, at midnight.
    public var civil: CivilTime { CivilTime(Date(timeIntervalSince1970: TimeInterval(number) * 86400), in: .gmt) }

    /// Whether `left` comes before `right`.
    public static func < (left: CivilDay, right: CivilDay) -> Bool { left.number < right.number }

    /// Days from this one to `other`.
    public func distance(to other: CivilDay) -> Int { other.number - number }

    /// The day `days` days later; negative: earlier.
    public func advanced(by days: Int) -> CivilDay { CivilDay(number: number + days) }

    /// The same day of the month `months` months later, or that month's last day if it is shorter.
    public func advanced(months: Int) -> CivilDay {
        let date = civil
        let index = date.year * 12 + date.month - 1 + months
        let month = (index % 12 + 12) % 12
        let year = (index - month) / 12
        for day in stride(from: date.day, through: 28, by: -1) {
            if let found = CivilDay(ofAnyYear: year, month: month + 1, day: day) { return found }
        }
        return CivilDay(ofAnyYear: year, month: month + 1, day: min(date.day, 28)) ?? self
    }
}
