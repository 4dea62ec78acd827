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

/// Delivery of updates and ends to activities.
extension Phone {
    /// Delivers a push to an activity, holds it, or drops it.
    mutating func receive(_ push: ArrivedPush, for id: String, in context: DeliveryContext, output: inout PhoneOutput) {
        lastPush = context.now
        guard let index = index(of: id) else {
            output.records.append(push.record(DropCause(.ended), at: context.now, activity: id))
            return
        }
        do throws(DropCause) {
            try check(push, at: index, in: context)
        } catch {
            output.records.append(push.record(error, at: context.now, activity: id))
            return
        }
        if push.priority >= 10 {
            take(push, at: index, in: context, output: &output)
        } else if !switches.lowPower, context.configuration.opportunityInterval <= 0 {
            deliver(push, at: index, in: context, output: &output)
        } else {
            // Pushes that wait share the opportunity: a newer one does not postpone it.
            let waiting = activities[index].held.flatMap { $0.isForBudget ? nil : $0.delivery }
            let delivery =
                switches.lowPower ? nil : waiting ?? context.now + max(0, context.configuration.opportunityInterval)
            hold(
                DeviceActivity.Held(push: push, delivery: delivery, isForBudget: false), at: index, in: context,
                output: &output)
        }
    }

    /// Throws if the push must be dropped regardless of the budget.
    private func check(_ push: ArrivedPush, at index: Int, in context: DeliveryContext) throws(DropCause) {
        let activity = activities[index]
        guard let state = system.state(of: activity.id), state != .dismissed else { throw DropCause(.dismissed) }
        guard state != .ended else { throw DropCause(.ended) }
        guard switches.activitiesEnabled else { throw DropCause(.activitiesOff) }
        if push.payload.event == .update {
            try Self.check(timestamp: push.payload.timestamp, in: context)
            try checkAge(of: push, at: index)
        }
        guard push.payload.content != nil || push.payload.event == .update else { return }
        let check = ContentCheck(configuration: context.configuration, now: context.serverNow)
        try check.check(content: push.payload.content, type: activity.attributesType, bundleID: activity.bundleID)
        let attributes = system.attributes(of: activity.id)?.count ?? 0
        try Self.check(size: attributes + (push.payload.content?.json.count ?? 0))
    }

    /// Throws if an update is older than what was delivered. Ends are accepted whatever their timestamp.
    private func checkAge(of push: ArrivedPush, at index: Int) throws(DropCause) {
        let age = activities[index].newestTimestamp.timeIntervalSince(push.payload.timestamp)
        guard age > 0 else { return }
        throw DropCause(
            .olderTimestamp, path: "aps.timestamp", seconds: age)
    }

    static func check(size: Int) throws(DropCause) {
        guard size > SystemState.contentLimit else { return }
        throw DropCause(
            .tooLarge, problem: "there are \(size)",
            hint: "Attributes and content state count together, as compact JSON.")
    }

    static func check(timestamp: Date, in context: DeliveryContext) throws(DropCause) {
        let limit = context.configuration.longestTimestampDistance
        let past = context.serverNow.timeIntervalSince(timestamp)
        if past > limit {
            throw DropCause(
                .farPast, path: "aps.timestamp", hint: DateHint.unixHint(for: timestamp, at: context.serverNow),
                seconds: past)
        }
        if -past > limit {
            throw DropCause(
                .farFuture, path: "aps.timestamp", hint: DateHint.unixHint(for: timestamp, at: context.serverNow),
                seconds: -past)
        }
    }

    // MARK: The budget

    /// Delivers a push of priority 10 if the budget allows it, or holds it until the next refill.
    mutating func take(_ push: ArrivedPush, at index: Int, in context: DeliveryContext, output: inout PhoneOutput) {
        let bundleID = activities[index].bundleID
        let preset = budget(context.configuration)
        if allowances[bundleID, default: Allowance()].spend(of: preset, at: context.now) {
            deliver(push, at: index, in: context, output: &output)
        } else {
            let delivery = allowances[bundleID, default: Allowance()].nextDate(of: preset, at: context.now)
            hold(
                DeviceActivity.Held(push: push, delivery: delivery, isForBudget: true), at: index, in: context,
                output: &output)
        }
    }

    /// Holds a push. Only the newer of two is kept: ends before updates, then by timestamp, then by arrival.
    private mutating func hold(
        _ held: DeviceActivity.Held, at index: Int, in context: DeliveryContext, output: inout PhoneOutput
    ) {
        let id = activities[index].id
        if let other = activities[index].held {
            let isNewer = other.push.isNewer(than: held.push)
            let superseded = isNewer ? held.push : other.push
            var record = superseded.record(.coalesced, at: context.now, activity: id)
            if isNewer, other.push.payload.event == .end, held.push.payload.event != .end { record.reason = "end" }
            output.records.append(record)
            if isNewer { return }
        }
        activities[index].held = held
        var record = held.push.record(held.isForBudget ? .held : .waiting, at: context.now, activity: id)
        record.reason = held.isForBudget ? "budget" : held.delivery == nil ? "low-power" : "opportunity"
        record.seconds = held.delivery.map { max(0, $0.timeIntervalSince(context.now)) }
        output.records.append(record)
    }

    /// Delivers pushes that wait for an opportunity, because the device wakes or Low Power Mode ends.
    mutating func wake(in context: DeliveryContext, output: inout PhoneOutput) {
        for id in activities.map(\.id) {
            guard let index = index(of: id), let held = activities[index].held, !held.isForBudget else { continue }
            activities[index].held = nil
            deliver(held.push, at: index, in: context, output: &output)
        }
    }

    // MARK: The delivery

    /// Delivers a push to its activity.
    mutating func deliver(_ push: ArrivedPush, at index: Int, in context: DeliveryContext, output: inout PhoneOutput) {
        let id = activities[index].id
        // A newer push may have been delivered while this one waited.
        guard push.payload.event == .end || push.payload.timestamp >= activities[index].newestTimestamp else {
            let age = activities[index].newestTimestamp.timeIntervalSince(push.payload.timestamp)
            output.records.append(
                push.record(
                    DropCause(.olderTimestamp, path: "aps.timestamp", seconds: age), at: context.now, activity: id))
            return
        }
        if let held = activities[index].held, push.isNewer(than: held.push) || held.push.isAsOld(as: push) {
            activities[index].held = nil
            output.records.append(held.push.record(.coalesced, at: context.now, activity: id))
        }
        recordDelivery(of: push, at: index, in: context, output: &output)
        let isCurrent = push.payload.timestamp >= activities[index].newestTimestamp
        activities[index].newestTimestamp = max(push.payload.timestamp, activities[index].newestTimestamp)
        let payload = push.payload
        // An end applies whatever its timestamp, but older content is discarded.
        let content = isCurrent ? payload.encodedContent : nil
        let command: SystemCommand
        switch payload.event {
        case .update:
            guard let content else { return }
            activities[index].alert = payload.alert
            command = .update(id: id, content: content, alert: payload.alert)
        case .end:
            command = .end(
                id: id, content: content,
                dismissalPolicy: payload.dismissalDate.map { .after($0) } ?? .default)
        case .start: return
        }
        note(system.handle(command, at: context.now), in: context, output: &output)
    }

    /// Records a delivery: its latency, when the device next draws, and a hint about suspicious dates.
    mutating func recordDelivery(
        of push: ArrivedPush, at index: Int, in context: DeliveryContext, output: inout PhoneOutput
    ) {
        let activity = activities[index]
        var record = push.record(.delivered, at: context.now, activity: activity.id)
        record.latency = max(0, context.now.timeIntervalSince(push.arrival))
        let undrawn = plan(push, at: index, in: context)
        if let drawn = activities[index].drawn, drawn > context.now, !push.dismissesAtOnce(at: context.now) {
            record.seconds = drawn.timeIntervalSince(context.now)
        }
        if let remark = push.payload.dateRemark(at: context.serverNow) {
            (record.path, record.hint) = (remark.path, remark.hint)
        } else if let content = push.payload.content {
            let check = ContentCheck(configuration: context.configuration, now: context.serverNow)
            if let remark = check.remark(on: content, type: activity.attributesType, bundleID: activity.bundleID) {
                (record.path, record.hint) = (remark.path, remark.hint)
            }
        }
        output.records.append(record)
        if let undrawn { output.records.append(undrawn.record(.undrawn, at: context.now, activity: activity.id)) }
    }
}

extension ArrivedPush {
    /// Whether this push takes precedence over another one waiting for the same activity.
    func isNewer(than other: ArrivedPush) -> Bool {
        if (payload.event == .end) != (other.payload.event == .end) { return payload.event == .end }
        return payload.timestamp > other.payload.timestamp
    }

    /// Whether neither push takes precedence over the other.
    func isAsOld(as other: ArrivedPush) -> Bool { !isNewer(than: other) && !other.isNewer(than: self) }
}

extension ActivityPayload {
    /// The content as the activity system stores it; `nil` if there is none.
    var encodedContent: EncodedContent? {
        content.map { EncodedContent(state: $0.json, staleDate: staleDate, relevanceScore: relevanceScore) }
    }
}
