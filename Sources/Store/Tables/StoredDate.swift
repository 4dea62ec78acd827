import CivilCalendar
import Foundation

extension Date {
    /// The date in a database column: seconds since 2001-01-01 UTC, the number that a `Date` in whole milliseconds itself is.
    var stored: Double { wholeMilliseconds.timeIntervalSinceReferenceDate }

    /// The date from a database column, in whole milliseconds; an earlier Islet also stored fractions of them.
    init(stored: Double) {
        self.init(milliseconds: stored.milliseconds)
    }
}
