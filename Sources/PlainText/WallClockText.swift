import CivilCalendar
import Foundation
import Languages

/// Formats a time of day for running text: `08:34`, with the date unless it is today.
package enum WallClockText {
    /// `08:34` or `08:34:05`; on a day other than `now`'s, `08:34 on Sun 22 Nov`, with the year if it is another.
    package static func time(_ date: Date, seenAt now: Date, in zone: TimeZone, withSeconds: Bool = false) -> String {
        let civil = CivilTime(date, in: zone)
        let clock = withSeconds ? clockWithSeconds(civil) : clock(civil)
        let today = CivilTime(now, in: zone)
        guard civil.isoDate != today.isoDate else { return clock }
        return localized("\(clock) on \(DateWords().shortWeekdayAndDay(civil, withYear: civil.year != today.year))")
    }

    /// `08:34:05`.
    package static func clock(of date: Date, in zone: TimeZone) -> String {
        clockWithSeconds(CivilTime(date, in: zone))
    }

    /// `2026-11-21 08:34`.
    package static func dateAndTime(_ date: Date, in zone: TimeZone) -> String {
        let civil = CivilTime(date, in: zone)
        return "\(civil.isoDate) \(clock(civil))"
    }

    /// ISO 8601 in UTC: `2026-11-21T08:34:05Z` or, with fractional seconds, `2026-11-21T08:34:05.250Z`.
    package static func iso8601(_ date: Date) -> String {
        let text = iso8601WithMilliseconds(date)
        return text.hasSuffix(".000Z") ? text.dropLast(5) + "Z" : text
    }

    /// ISO 8601 in UTC, always with milliseconds, so that lines of a log are aligned: `2026-11-21T08:34:05.000Z`.
    package static func iso8601WithMilliseconds(_ date: Date) -> String {
        let milliseconds = Int((date.timeIntervalSince1970 * 1000).rounded())
        let part = (milliseconds % 1000 + 1000) % 1000
        let civil = CivilTime(Date(timeIntervalSince1970: Double((milliseconds - part) / 1000)), in: .gmt)
        return "\(civil.isoDate)T\(clockWithSeconds(civil)).\(String(1000 + part).dropFirst())Z"
    }

    private static func clock(_ civil: CivilTime) -> String { "\(civil.hour.twoDigits):\(civil.minute.twoDigits)" }

    private static func clockWithSeconds(_ civil: CivilTime) -> String { "\(clock(civil)):\(civil.second.twoDigits)" }
}
