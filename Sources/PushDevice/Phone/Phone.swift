import ActivitySystem
import Foundation
import PushGateway

/// An emulated device: its activities, its switches and waiting pushes.
///
/// ``SystemState`` implements the rules of activities; this type adds those of pushes: timestamps, budgets, opportunities,
/// storage.
struct Phone: Codable, Hashable, Sendable {
    /// The phone with the push-to-start tokens and the declared activities.
    static let main = "islet"

    /// A push stored at the service while the phone is offline.
    struct Stored: Codable, Hashable, Sendable {
        let push: AcceptedPush
        /// When the gateway accepted it, on the device's clock.
        let arrival: Date
        let expiration: Date
    }

    /// ``main``, or a token that the device did not know.
    let id: String
    /// The activity system, with the activities as the user sees them.
    var system: SystemState
    /// Activities that a server can reach, or could before they ended.
    var activities: [DeviceActivity] = []
    /// Stored pushes by bundle ID, at most one for each app.
    var stored: [String: Stored] = [:]
    /// Update budgets by bundle ID.
    var allowances: [String: Allowance] = [:]
    /// Push-to-start budgets by bundle ID.
    var startAllowances: [String: Allowance] = [:]
    var switches: DeviceSwitches
    /// Number of tokens issued.
    var tokenCount = 0
    /// When the last push arrived.
    var lastPush: Date

    init(id: String, switches: DeviceSwitches, rules: SystemRules, at now: Date) {
        (self.id, self.switches, lastPush) = (id, switches, now)
        system = SystemState(rules: rules)
    }

    func index(of id: String) -> Int? { activities.firstIndex { $0.id == id } }

    /// The budget for an app's updates with the current switches.
    func budget(_ configuration: DeviceConfiguration) -> BudgetPreset {
        let preset = switches.frequentPushes ? configuration.frequentBudget : configuration.standardBudget
        return switches.lowPower ? preset.scaled(by: configuration.lowPowerShare) : preset
    }

    /// When something is next due; `nil` if nothing is.
    func nextDeadline(after now: Date) -> Date? {
        var next = system.nextDeadline(after: now)
        func offer(_ date: Date?) {
            guard let date else { return }
            next = next.map { min($0, date) } ?? date
        }
        for activity in activities { offer(activity.held?.delivery) }
        for entry in stored.values { offer(entry.expiration) }
        return next
    }
}

/// The switches of a device.
package struct DeviceSwitches: Codable, Hashable, Sendable {
    /// Whether the device is connected to the service. Default `true`.
    package var online = true
    /// Whether Low Power Mode is on. Default `false`.
    package var lowPower = false
    /// Whether the app has frequent updates and the user has left them on. Default `false`.
    package var frequentPushes = false
    /// Whether Live Activities are allowed. Default `true`.
    package var activitiesEnabled = true

    /// Creates the default switches.
    package init() {}
}
