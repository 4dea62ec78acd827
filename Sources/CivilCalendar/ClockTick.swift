import Foundation

/// The ticks of a clock that counts up from an instant or down to it: the instants at which what it shows changes.
///
/// Elapsed time is rounded down and remaining time up, so both change at the same instants, a whole number of units
/// from the origin:
///
///     origin - 2      origin - 1      origin      origin + 1      origin + 2
///         |----- 2 -------|----- 1 ------|----- 0 ------|------ 1 ------|
///                     remaining          |           elapsed
///
/// All instants are whole milliseconds. A tick of a unit that is not (a hundredth of a target) is the first millisecond
/// at which it is complete.
package struct ClockTick: Hashable, Sendable {
    private let origin: Int
    /// Milliseconds of `parts` units.
    private let length: Int
    private let parts: Int

    /// The ticks of a clock that starts or ends at `origin`.
    ///
    /// - Parameters:
    ///   - unit: The smallest difference that the clock shows, in seconds; at least a millisecond.
    ///   - parts: The number of equal parts that a unit is divided into, at least 1.
    package init(from origin: Date, every unit: TimeInterval = 1, in parts: Int = 1) {
        (self.origin, length, self.parts) = (origin.milliseconds, max(1, unit.milliseconds), max(1, parts))
    }

    /// The number of ticks from the origin up to and including `date`, without the origin itself; negative before the
    /// origin.
    package func count(at date: Date) -> Int { count(atMillisecond: date.milliseconds) }

    /// The tick that is `count` units after the origin, or before it if negative.
    package func date(of count: Int) -> Date {
        Date(milliseconds: origin - Self.quotient(-count * length, parts))
    }

    /// The first tick after `date`.
    package func next(after date: Date) -> Date { self.date(of: count(at: date) + 1) }

    /// The last tick before `date`.
    package func last(before date: Date) -> Date { self.date(of: count(atMillisecond: date.milliseconds - 1)) }

    /// The first tick that is not before `date`.
    package func first(notBefore date: Date) -> Date {
        self.date(of: count(atMillisecond: date.milliseconds - 1) + 1)
    }

    /// The first tick after `date` at which a clock that skips some, such as one that shows only its two largest units,
    /// has changed; `nil` if it stays the same for thirty years. Once it has changed, it must not change back.
    package func next(after date: Date, where hasChanged: (Date) -> Bool) -> Date? {
        let start = count(at: date)
        var (same, changed) = (0, 1)
        while !hasChanged(self.date(of: start + changed)) {
            guard changed < 1 << 30 else { return nil }
            (same, changed) = (changed, changed * 2)
        }
        while changed - same > 1 {
            let middle = (same + changed) / 2
            if hasChanged(self.date(of: start + middle)) { changed = middle } else { same = middle }
        }
        return self.date(of: start + changed)
    }

    private func count(atMillisecond millisecond: Int) -> Int { Self.quotient((millisecond - origin) * parts, length) }

    /// The quotient, rounded down.
    private static func quotient(_ dividend: Int, _ divisor: Int) -> Int {
        let (quotient, rest) = dividend.quotientAndRemainder(dividingBy: divisor)
        return rest < 0 ? quotient - 1 : quotient
    }
}
