import Foundation

/// Instants in whole milliseconds.
///
/// A `Date` is a floating-point number, so a sum of dates and seconds may miss the instant that was meant by a fraction of
/// a microsecond. As counts of milliseconds instants add up exactly and compare with `==`.
extension Date {
    /// The instant a whole number of milliseconds after 2001-01-01 00:00 UTC.
    package init(milliseconds: Int) { self.init(timeIntervalSinceReferenceDate: Double(milliseconds) / 1000) }

    /// The nearest whole number of milliseconds since 2001-01-01 00:00 UTC; at most 10,000 years before or after it.
    package var milliseconds: Int { timeIntervalSinceReferenceDate.milliseconds }

    /// The nearest instant in whole milliseconds.
    package var wholeMilliseconds: Date { Date(milliseconds: milliseconds) }

    /// The first instant in whole milliseconds after this one, rounded.
    package var nextMillisecond: Date { Date(milliseconds: milliseconds + 1) }

    /// The seconds from `origin` to this instant, both in whole milliseconds: exactly 1 a second later. Negative before
    /// `origin`.
    package func seconds(since origin: Date) -> TimeInterval { Double(milliseconds - origin.milliseconds) / 1000 }

    /// The instant `seconds` later, or earlier if negative, in whole milliseconds.
    package func later(by seconds: TimeInterval) -> Date { Date(milliseconds: milliseconds + seconds.milliseconds) }
}

extension TimeInterval {
    /// The nearest whole number of milliseconds, at most 10,000 years; 0 for NaN.
    package var milliseconds: Int {
        let limit = 10_000 * 366 * 86_400_000.0
        return isNaN ? 0 : Int(Swift.min(Swift.max((self * 1000).rounded(), -limit), limit))
    }

    /// The nearest number of seconds in whole milliseconds.
    package var wholeMilliseconds: TimeInterval { Double(milliseconds) / 1000 }
}
