import Foundation

/// How many pushes a device takes, as a bucket: full at first, refilled evenly.
///
/// Apple publishes no numbers. The presets are what developers and vendors have observed, each under a name, and can be replaced.
package struct BudgetPreset: Codable, Hashable, Sendable {
    /// Its name in settings and statistics.
    package var name: String
    /// How many pushes a full bucket holds; at least 1.
    package var capacity: Double
    /// How long an empty bucket takes to fill, in seconds.
    package var period: TimeInterval

    /// A preset.
    package init(name: String, capacity: Double, period: TimeInterval) {
        (self.name, self.capacity, self.period) = (name, max(1, capacity), max(0.001, period))
    }

    /// 15 pushes with priority 10 an hour, for an app without frequent updates.
    package static let standard = BudgetPreset(name: "standard", capacity: 15, period: 3600)
    /// 60 an hour, for an app with frequent updates that the person has left switched on.
    package static let frequent = BudgetPreset(name: "frequent", capacity: 60, period: 3600)
    /// 10 starts in ten minutes, whether or not updates are frequent.
    package static let pushToStart = BudgetPreset(name: "push-to-start", capacity: 10, period: 600)

    /// The preset with a share of its capacity, as in Low Power Mode.
    func scaled(by share: Double) -> BudgetPreset {
        BudgetPreset(name: name, capacity: capacity * share, period: period)
    }
}

/// What is left of a budget.
struct Allowance: Codable, Hashable, Sendable {
    /// What was left at `date`; nil: all of it.
    private var remainder: Double?
    private var date = Date.distantPast
    /// How many pushes were paid for, ever.
    private(set) var used = 0

    /// How many pushes may still be taken; a fraction is on its way to one more.
    func left(of preset: BudgetPreset, at now: Date) -> Double {
        guard let remainder else { return preset.capacity }
        let grown = max(0, now.timeIntervalSince(date)) * preset.capacity / preset.period
        return min(preset.capacity, remainder + grown)
    }

    /// Pays for one push; false where nothing is left.
    mutating func spend(of preset: BudgetPreset, at now: Date) -> Bool {
        let left = left(of: preset, at: now)
        guard left >= 1 else { return false }
        (remainder, date) = (left - 1, now)
        used += 1
        return true
    }

    /// Writes down what has grown by now, before the preset changes.
    mutating func settle(_ preset: BudgetPreset, at now: Date) {
        guard remainder != nil else { return }
        (remainder, date) = (left(of: preset, at: now), now)
    }

    /// When there is one again.
    func nextDate(of preset: BudgetPreset, at now: Date) -> Date {
        let missing = max(0, 1 - left(of: preset, at: now))
        // A millisecond more, so that rounding does not leave a little less than one.
        return missing == 0 ? now : now + missing * preset.period / preset.capacity + 0.001
    }
}
