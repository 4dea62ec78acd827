import Foundation
import Meditation

/// The hours of the day in which a person looks at the phone: `06:00-22:00` by the clock of their time zone.
package struct ActiveHours: Codable, Hashable, Sendable {
    /// The hours.
    package let hours: HoursOfDay
    /// The person's time zone, as in the IANA database: `Europe/Berlin`.
    package let timeZone: TimeZone

    /// Reads `06:00-22:00`; nil for anything else, and for a span without length.
    package init?(_ text: String, timeZone: TimeZone) {
        guard let hours = HoursOfDay(text) else { return nil }
        (self.hours, self.timeZone) = (hours, timeZone)
    }

    /// Whether the person's clock shows a time in these hours.
    package func contains(_ date: Date) -> Bool { hours.contains(date, in: timeZone) }
}
