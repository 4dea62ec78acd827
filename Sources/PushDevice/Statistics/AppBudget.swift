import Foundation
import PlainText

/// The state of an app's budgets over all devices.
package struct AppBudget: Hashable, Sendable {
    /// The app's bundle ID.
    package var bundleID: String
    /// The current preset: `standard` or `frequent`, or `mixed` if devices differ.
    package var preset: String
    /// Number of devices on which the app has used its budgets.
    package var devices: Int
    /// Number of priority-10 pushes paid for since the beginning.
    package var used: Int
    /// The lowest remaining update budget of any device.
    package var leastLeft: Double
    /// Number of pushes that wait for a refill.
    package var held: Int
    /// Number of push-to-start pushes paid for since the beginning.
    package var startsUsed: Int
    /// The remaining push-to-start budget of the phone `islet`.
    package var startsLeft: Double

    var object: JSONValue {
        .object([
            "bundle": .text(bundleID), "preset": .text(preset), "devices": .integer(devices), "used": .integer(used),
            "left": .number((leastLeft * 100).rounded() / 100), "held": .integer(held),
            "startsUsed": .integer(startsUsed), "startsLeft": .number((startsLeft * 100).rounded() / 100),
        ])
    }
}

extension PushDevice {
    /// The budgets of all apps that have used theirs, sorted by bundle ID.
    package func budgets(at now: Date) -> [AppBudget] {
        let date = time(at: now)
        var budgets: [String: AppBudget] = [:]
        let starts = configuration.startBudget
        for phone in phones.values {
            let preset = phone.budget(configuration)
            for bundleID in Set(phone.allowances.keys).union(phone.startAllowances.keys) {
                let updates = phone.allowances[bundleID]
                let start = phone.startAllowances[bundleID]
                let left = (updates ?? Allowance()).left(of: preset, at: date)
                let held = phone.activities.count { $0.bundleID == bundleID && $0.held?.isForBudget == true }
                var budget =
                    budgets[bundleID]
                    ?? AppBudget(
                        bundleID: bundleID, preset: preset.name, devices: 0, used: 0, leastLeft: .infinity, held: 0,
                        startsUsed: 0, startsLeft: starts.capacity)
                if budget.preset != preset.name { budget.preset = "mixed" }
                budget.devices += 1
                budget.used += updates?.used ?? 0
                budget.leastLeft = min(budget.leastLeft, left)
                budget.held += held
                budget.startsUsed += start?.used ?? 0
                if let start { budget.startsLeft = start.left(of: starts, at: date) }
                budgets[bundleID] = budget
            }
        }
        return budgets.values.sorted { $0.bundleID < $1.bundleID }
    }

    /// The fraction of devices with frequent pushes on, 0...1.
    package var frequentShare: Double {
        Double(phones.values.count { $0.switches.frequentPushes }) / Double(max(1, phones.count))
    }
}
