import ActivitySystem
import Foundation
import PushGateway

/// Changes of a device's switches; `nil` leaves a switch unchanged.
package struct SwitchChanges: Codable, Hashable, Sendable {
    /// Whether the device is connected to the service.
    package var online: Bool?
    /// Whether Low Power Mode is on.
    package var lowPower: Bool?
    /// Whether the app has frequent updates and the user has left them on.
    package var frequentPushes: Bool?
    /// Whether Live Activities are allowed.
    package var activitiesEnabled: Bool?

    /// Creates changes; by default nothing changes.
    package init(
        online: Bool? = nil, lowPower: Bool? = nil, frequentPushes: Bool? = nil, activitiesEnabled: Bool? = nil
    ) {
        (self.online, self.lowPower) = (online, lowPower)
        (self.frequentPushes, self.activitiesEnabled) = (frequentPushes, activitiesEnabled)
    }

    fileprivate func applied(to switches: DeviceSwitches) -> DeviceSwitches {
        var switches = switches
        if let online { switches.online = online }
        if let lowPower { switches.lowPower = lowPower }
        if let frequentPushes { switches.frequentPushes = frequentPushes }
        if let activitiesEnabled { switches.activitiesEnabled = activitiesEnabled }
        return switches
    }
}

extension PushDevice {
    /// Changes the switches of all phones, or of the phone with an activity.
    ///
    /// A phone that comes online receives its stored pushes; one that leaves Low Power Mode receives its waiting pushes.
    ///
    /// - Returns: The records; `nil` if there is no such activity.
    package mutating func change(
        _ changes: SwitchChanges, ofActivity activity: String? = nil, at now: Date
    ) -> [DeliveryRecord]? {
        advanceQuietly(to: now)
        let ids = phones.values.filter { phone in
            activity.map { name in phone.activities.contains { $0.id == name } } ?? true
        }.map(\.id).sorted()
        guard activity == nil || !ids.isEmpty else { return nil }
        if activity == nil { switches = changes.applied(to: switches) }
        for id in ids { change(changes, ofPhone: id) }
        return collectFresh()
    }

    private mutating func change(_ changes: SwitchChanges, ofPhone id: String) {
        guard let old = phones[id]?.switches else { return }
        let new = changes.applied(to: old)
        var output = PhoneOutput()
        let context = context(at: lastDate)
        phones[id]?.set(new, in: context, output: &output)
        take(output)
        if new.online, !old.online {
            let stored = phones[id]?.stored ?? [:]
            phones[id]?.stored = [:]
            for (_, entry) in stored.sorted(by: { $0.key < $1.key }) {
                route(entry.push, arrival: entry.arrival, at: lastDate)
            }
        }
        settle(phone: id)
    }

    /// Wakes the device: delivers pushes that wait for an opportunity.
    package mutating func wake(at now: Date) -> [DeliveryRecord] {
        advanceQuietly(to: now)
        let context = context(at: lastDate)
        for id in phones.keys.sorted() {
            var output = PhoneOutput()
            phones[id]?.wake(in: context, output: &output)
            take(output)
            settle(phone: id)
        }
        return collectFresh()
    }

    /// Dismisses an activity as the user would.
    ///
    /// - Parameter activity: The activity; `nil` for all.
    /// - Returns: The records; `nil` if there is no such activity.
    package mutating func dismiss(activity: String? = nil, at now: Date) -> [DeliveryRecord]? {
        advanceQuietly(to: now)
        var isFound = activity == nil
        let context = context(at: lastDate)
        for id in phones.keys.sorted() {
            var output = PhoneOutput()
            for name in phones[id]?.activities.map(\.id) ?? [] where activity == nil || name == activity {
                isFound = true
                phones[id]?.dismiss(name, in: context, output: &output)
            }
            take(output)
            settle(phone: id)
        }
        let records = collectFresh()
        return isFound ? records : nil
    }
}

extension Phone {
    fileprivate mutating func dismiss(_ id: String, in context: DeliveryContext, output: inout PhoneOutput) {
        note(system.handle(.dismissByPerson(id: id), at: context.now), in: context, output: &output)
    }

    fileprivate mutating func set(
        _ new: DeviceSwitches, in context: DeliveryContext, output: inout PhoneOutput
    ) {
        let old = switches
        let preset = budget(context.configuration)
        for bundleID in allowances.keys { allowances[bundleID]?.settle(preset, at: context.now) }
        switches = new
        retime(in: context)
        if old.lowPower, !new.lowPower { wake(in: context, output: &output) }
        if old.activitiesEnabled != new.activitiesEnabled {
            for app in Set(activities.map(\.bundleID)).sorted() {
                _ = system.handle(.authorization(new.activitiesEnabled, app: app), at: context.now)
            }
        }
    }

    /// Recomputes when waiting pushes are due: by the current budget, or not at all for an opportunity in Low Power Mode.
    private mutating func retime(in context: DeliveryContext) {
        let preset = budget(context.configuration)
        for index in activities.indices {
            guard let held = activities[index].held else { continue }
            if held.isForBudget {
                let allowance = allowances[activities[index].bundleID, default: Allowance()]
                activities[index].held?.delivery = allowance.nextDate(of: preset, at: context.now)
            } else if switches.lowPower {
                activities[index].held?.delivery = nil
            }
        }
    }
}
