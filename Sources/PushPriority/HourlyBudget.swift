import ActivitySystem
import Foundation

/// How many pushes with priority 10 an app on one device may still receive: a token bucket that fills up within an hour.
///
/// Apple publishes no figures. The capacities are those of the emulated device (``ActivitySystem/SystemRules``): 12 an hour,
/// and 120 with frequent pushes. Priority 5 costs nothing.
package struct HourlyBudget: Codable, Hashable, Sendable {
    /// How many there are in an hour; at least 1.
    package private(set) var capacity: Double
    /// How many were left at `asOf`; nil before the first: a full budget.
    private var tokens: Double?
    private var asOf = Date.distantPast

    /// A full budget.
    package init(capacity: Double) { self.capacity = max(1, capacity) }

    /// The capacity of an app whose frequent pushes are on or off.
    package static func capacity(frequentPushes: Bool, rules: SystemRules = SystemRules()) -> Double {
        frequentPushes ? rules.frequentPushesPerHour : rules.pushesPerHour
    }

    /// What is left at `now`; a fraction is on its way to one more. Time that runs backwards adds nothing.
    package func left(at now: Date) -> Double {
        guard let tokens else { return capacity }
        return min(capacity, tokens + max(0, now.timeIntervalSince(asOf)) * capacity / 3600)
    }

    /// What is used at `now`, of the capacity.
    package func used(at now: Date) -> Double { capacity - left(at: now) }

    /// When the budget is full again; `now` where it is.
    package func reset(after now: Date) -> Date { now.addingTimeInterval(used(at: now) * 3600 / capacity) }

    /// Takes one push from the budget; false where there was none left, which takes nothing: the device holds such a push and
    /// takes it from the budget when it delivers.
    @discardableResult
    package mutating func spend(at now: Date) -> Bool {
        let left = left(at: now)
        settle(at: now)
        guard left >= 1 else { return false }
        tokens = left - 1
        return true
    }

    /// Changes the capacity: what is left stays, up to the new one. An unused budget is full with either.
    package mutating func changeCapacity(to capacity: Double, at now: Date) {
        settle(at: now)
        self.capacity = max(1, capacity)
        tokens = tokens.map { min($0, self.capacity) }
    }

    private mutating func settle(at now: Date) {
        guard tokens != nil else {
            asOf = now
            return
        }
        tokens = left(at: now)
        asOf = max(asOf, now)
    }
}
