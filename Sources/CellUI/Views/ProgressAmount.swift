/// How much of something is done: a number, or one that follows the time.
///
/// What has grown is rounded down and what is left is rounded up, as clocks do it: a bar is full when the work is done and
/// not before, and empty when nothing is left and not before.
enum ProgressAmount: Hashable, Sendable {
    /// Nobody knows.
    case indeterminate
    /// 0…1.
    case fraction(Double)
    /// What has passed of an interval, or what is left of it.
    case interval(ClosedRange<Date>, countsDown: Bool)

    /// `value` of `total`; outside 0…`total` it is clamped.
    init<V: BinaryFloatingPoint>(value: V?, total: V) {
        guard let value else {
            self = .indeterminate
            return
        }
        let fraction = Double(value) / Double(total)
        self = .fraction(fraction.isNaN ? 0 : min(max(fraction, 0), 1))
    }

    /// Whether it follows the time.
    var isTimed: Bool { if case .interval = self { true } else { false } }

    /// The part that is done, 0…1; `nil` if nobody knows.
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

    /// How many of `total` equal steps are done.
    func steps(of total: Int, at now: Date) -> Int {
        switch self {
        case .indeterminate: return 0
        case .fraction(let fraction):
            // A step that is missed by less than the precision of the division is done: 0.29 is 29 of 100.
            return min(total, Int((fraction * Double(total) + 1e-9).rounded(.down)))
        case .interval(let interval, let countsDown):
            let passed = Self.passedSteps(of: total, in: interval, at: now)
            return countsDown ? total - passed : passed
        }
    }

    /// The first instant after `now` at which another number of `total` steps is done; `nil` if there is none.
    func nextStep(of total: Int, after now: Date) -> Date? {
        guard case .interval(let interval, _) = self, total > 0, now < interval.upperBound else { return nil }
        let passed = Self.passedSteps(of: total, in: interval, at: now)
        let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
        let estimate = min(interval.lowerBound + length * Double(passed + 1) / Double(total), interval.upperBound)
        return Moment.first(near: estimate, after: now) {
            Self.passedSteps(of: total, in: interval, at: $0) != passed
        }
    }

    private static func passedSteps(of total: Int, in interval: ClosedRange<Date>, at now: Date) -> Int {
        if now >= interval.upperBound { return total }
        let passed = now.timeIntervalSince(interval.lowerBound)
        if passed <= 0 { return 0 }
        let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
        return min(max(0, total - 1), Int(passed * Double(total) / length))
    }

    /// What a screen reader says: `62 percent`, or as a locale writes it; `nil` if nobody knows.
    func spoken(in environment: EnvironmentValues) -> (() -> String)? {
        if self == .indeterminate { return nil }
        return { [now = environment.now, localization = environment.localization] in
            let hundredths = steps(of: 100, at: now)
            return localization?.percent(hundredths) ?? "\(hundredths) percent"
        }
    }
}
