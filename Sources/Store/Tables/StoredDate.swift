import Foundation

extension Date {
    /// The date in a database column: seconds since 2001-01-01 UTC, the number that a `Date` itself is, so that no bit is lost.
    var stored: Double { timeIntervalSinceReferenceDate }

    /// The date from a database column.
    init(stored: Double) {
        self.init(timeIntervalSinceReferenceDate: stored)
    }
}
