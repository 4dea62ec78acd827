import CivilCalendar

/// An amount of progress: fixed, or a function of time.
///
/// Elapsed progress is rounded down and remaining progress up, as clocks do: a bar becomes full exactly when the work
/// is done, and empty exactly when nothing is left.
enum ProgressAmount: Hashable, Sendable {
    /// Unknown.
    case indeterminate
    /// 0…1.
    case fraction(Double)
    /// The elapsed or, counting down, the remaining part of an interval.
    case interval(ClosedRange<Date>, countsDown: Bool)

    /// The fraction of `value` in `total`, clamped to 0…1; indeterminate if `value` is `nil`.
    init<V: BinaryFloatingPoint>(value: V?, total: V) {
        guard let value else {
            self = .indeterminate
            return
        }
        let fraction = Double(value) / Double(total)
        self = .fraction(fraction.isNaN ? 0 : min(max(fraction, 0), 1))
    }

    /// Whether it changes with time.
    var isTimed: Bool { if case .interval = self { true } else { false } }

    /// The fraction done, 0…1; `nil` if unknown.
    func fraction(at now: Date) -> Double? {
        switch self {
        case .indeterminate: return nil
        case .fraction(let fraction): return fraction
        case .interval(let interval, let countsDown):
            let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
            let passed = min(max(now.timeIntervalSince(interval.lowerBound), 0), length)
            let share =
                now >= interval.upperBound || length <= 0 ? (now < interval.lowerBound ? 0 : 1) : passed / length
            return countsDown ? 1 - share : share
        }
    }

    /// The number of `total` equal steps that are done.
    func steps(of total: Int, at now: Date) -> Int {
        switch self {
        case .indeterminate: return 0
        case .fraction(let fraction):
            // Tolerate floating-point error: 0.29 is 29 steps of 100.
            return min(total, Int((fraction * Double(total) + 1e-9).rounded(.down)))
        case .interval(let interval, let countsDown):
            let passed = Self.passedSteps(of: total, in: interval, at: now)
            return countsDown ? total - passed : passed
        }
    }

    /// The first instant after `now` at which the number of done steps (of `total`) changes; `nil` if it never does.
    func nextStep(of total: Int, after now: Date) -> Date? {
        guard case .interval(let interval, _) = self, Self.passedSteps(of: total, in: interval, at: now) < total else {
            return nil
        }
        let next = Self.tick(of: total, in: interval).next(after: max(now, interval.lowerBound))
        return min(next, interval.upperBound.wholeMilliseconds)
    }

    private static func passedSteps(of total: Int, in interval: ClosedRange<Date>, at now: Date) -> Int {
        if now.milliseconds >= interval.upperBound.milliseconds { return total }
        return min(max(0, tick(of: total, in: interval).count(at: now)), total)
    }

    private static func tick(of total: Int, in interval: ClosedRange<Date>) -> ClockTick {
        ClockTick(from: interval.lowerBound, every: interval.upperBound.seconds(since: interval.lowerBound), in: total)
    }

    /// The screen-reader text, evaluated on demand: `62 percent`, or the locale's format; `nil` if the amount is
    /// unknown.
    func spoken(in environment: EnvironmentValues) -> ((SpokenWords) -> String)? {
        if self == .indeterminate { return nil }
        return { [now = environment.now, localization = environment.localization] words in
            let hundredths = steps(of: 100, at: now)
            return localization?.percent(hundredths) ?? words(.percent(hundredths))
        }
    }
}
