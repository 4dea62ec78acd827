import Foundation

/// A device's push budget, as a token bucket: full at first, refilled evenly.
///
/// Apple publishes no numbers. The presets follow what developers and vendors have observed; they are named and can be
/// replaced.
package struct BudgetPreset: Codable, Hashable, Sendable {
    /// The name used in settings and statistics.
    package var name: String
    /// The number of pushes in a full bucket; at least 1.
    package var capacity: Double
    /// Seconds to fill an empty bucket; at least 0.001.
    package var period: TimeInterval

    /// Creates a preset; both numbers are raised to their minimum.
    package init(name: String, capacity: Double, period: TimeInterval) {
        (self.name, self.capacity, self.period) = (name, max(1, capacity), max(0.001, period))
    }

    /// 15 priority-10 pushes an hour, for an app without frequent updates.
    package static let standard = BudgetPreset(name: "standard", capacity: 15, period: 3600)
    /// 60 an hour, for an app with frequent updates enabled by the user.
    package static let frequent = BudgetPreset(name: "frequent", capacity: 60, period: 3600)
    /// 10 starts in ten minutes, regardless of frequent updates.
    package static let pushToStart = BudgetPreset(name: "push-to-start", capacity: 10, period: 600)

    /// The preset with its capacity scaled by `share`, as in Low Power Mode.
    func scaled(by share: Double) -> BudgetPreset {
        BudgetPreset(name: name, capacity: capacity * share, period: period)
    }
}

/// The fill level of a budget's bucket.
struct Allowance: Codable, Hashable, Sendable {
    /// The level at `date`; `nil` while the bucket is full.
    private var remainder: Double?
    private var date = Date.distantPast
    /// Number of pushes paid for since the beginning.
    private(set) var used = 0

    /// The number of pushes left, including the fraction refilled so far.
    func left(of preset: BudgetPreset, at now: Date) -> Double {
        guard let remainder else { return preset.capacity }
        let grown = max(0, now.timeIntervalSince(date)) * preset.capacity / preset.period
        return min(preset.capacity, remainder + grown)
    }

    /// Pays for one push. Returns `false` if less than one is left.
    mutating func spend(of preset: BudgetPreset, at now: Date) -> Bool {
        let left = left(of: preset, at: now)
        guard left >= 1 else { return false }
        (remainder, date) = (left - 1, now)
        used += 1
        return true
    }

    /// Stores the current level. Call it before the preset changes.
    mutating func settle(_ preset: BudgetPreset, at now: Date) {
        guard remainder != nil else { return }
        (remainder, date) = (left(of: preset, at: now), now)
    }

    /// When at least one push is left; `now` if that is already so.
    func nextDate(of preset: BudgetPreset, at now: Date) -> Date {
        let missing = max(0, 1 - left(of: preset, at: now))
        // Add a millisecond, so that rounding cannot leave slightly less than one.
        return missing == 0 ? now : now + missing * preset.period / preset.capacity + 0.001
    }
}
