import ActivitySystem
import Foundation
import PushGateway

/// One emulated device: its activities, its switches, and what waits for them.
///
/// The rules of activities are ``SystemState``'s. What concerns pushes alone is here: timestamps, budgets, opportunities, storage.
struct Phone: Codable, Hashable, Sendable {
    /// The phone that starts activities by push, and has those that were declared.
    static let main = "islet"

    /// A push at the service while the phone is offline.
    struct Stored: Codable, Hashable, Sendable {
        let push: AcceptedPush
        /// When the gateway accepted it, on the device's clock.
        let arrival: Date
        let expiration: Date
    }

    /// ``main``, or the token that was adopted.
    let id: String
    /// The activities as the person sees them.
    var system: SystemState
    /// The activities that a server reaches, or reached before they ended.
    var activities: [DeviceActivity] = []
    /// By bundle id; at most one each.
    var stored: [String: Stored] = [:]
    /// What is left for updates, by bundle id.
    var allowances: [String: Allowance] = [:]
    /// What is left for starts, by bundle id.
    var startAllowances: [String: Allowance] = [:]
    var switches: DeviceSwitches
    /// How many tokens were issued.
    var tokenCount = 0
    /// When a push came last.
    var lastPush: Date

    init(id: String, switches: DeviceSwitches, rules: SystemRules, at now: Date) {
        (self.id, self.switches, lastPush) = (id, switches, now)
        system = SystemState(rules: rules)
    }

    func index(of id: String) -> Int? { activities.firstIndex { $0.id == id } }

    /// The budget of an app's updates, as it is now.
    func budget(_ configuration: DeviceConfiguration) -> BudgetPreset {
        let preset = switches.frequentPushes ? configuration.frequentBudget : configuration.standardBudget
        return switches.lowPower ? preset.scaled(by: configuration.lowPowerShare) : preset
    }

    /// The next instant at which something happens by itself; nil when nothing will.
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

/// What a person can switch on a device.
package struct DeviceSwitches: Codable, Hashable, Sendable {
    /// Whether the device reaches the service. Default true.
    package var online = true
    /// Whether Low Power Mode is on. Default false.
    package var lowPower = false
    /// Whether the app has frequent updates and the person has left them switched on. Default false.
    package var frequentPushes = false
    /// Whether Live Activities are allowed. Default true.
    package var activitiesEnabled = true

    /// A device in use.
    package init() {}
}
