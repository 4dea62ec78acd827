/// The emulated device behind the gateway: what became of each push that was answered with 200, and why. Pure.
///
/// Read first: ``PushDevice`` (pushes and time go in, records come out), ``DeliveryRecord`` (what became of a push) and
/// ``ControlAPI`` (the same over HTTP, as values).
import ActivitySystem
import Foundation
import PushGateway

/// Everything that receives pushes behind the gateway, as one value.
///
/// One phone, `islet`, starts activities by push and has those that were declared to it. A token that nobody knows is adopted:
/// it belongs to an app on another phone, which the device did not see start, so it gets a phone of its own. The phones share
/// one clock, which is ahead of the server's by as much as it was advanced.
///
/// It reads no clock: every entry point takes the server's time. What fell due since the last call happens first, each at its
/// own instant. Time that runs backwards changes nothing.
package struct PushDevice: Sendable {
    /// How it behaves.
    package let configuration: DeviceConfiguration
    /// How far the device's clock is ahead of the server's, in seconds.
    package private(set) var offset: TimeInterval = 0
    /// The newest records.
    package internal(set) var log: DeliveryLog
    /// Figures since the beginning.
    package internal(set) var statistics = DeliveryStatistics()
    /// What holds for new phones.
    var switches: DeviceSwitches
    var phones: [String: Phone] = [:]
    var owners: [DeviceToken: TokenOwner] = [:]
    /// Pushes that are kept back so that others overtake them.
    var overtaken: [OvertakenPush] = []
    /// When time last went on, on the device's clock.
    var lastDate = Date.distantPast
    /// Not part of the state: it follows from ``phones``.
    var deadlines = DeadlineQueue()
    private var effects: [TokenEffect] = []
    private var fresh: [DeliveryRecord] = []

    /// A device without activities. It issues a push-to-start token for each of the configured apps and known types:
    /// see ``takeEffects()``.
    package init(configuration: DeviceConfiguration = DeviceConfiguration(), at now: Date) {
        self.configuration = configuration
        switches = DeviceSwitches()
        switches.frequentPushes = configuration.hasFrequentPushes
        log = DeliveryLog(capacity: configuration.logCapacity)
        lastDate = now
        phones[Phone.main] = Phone(id: Phone.main, switches: switches, rules: configuration.rules, at: now)
        issueMissingStartTokens(at: now)
        collectFresh()
    }

    /// Goes on from a clock and a log that were written down.
    mutating func restore(offset: TimeInterval, log: DeliveryLog, lastNumber: Int) {
        self.offset = offset
        self.log = log
        self.log.skip(to: lastNumber)
        effects = []
        fresh = []
    }

    /// Makes every valid token an effect again, for a gateway that has forgotten them.
    mutating func announceTokens() {
        effects = owners.sorted { $0.key.hex < $1.key.hex }.compactMap { token, owner in
            switch owner {
            case .activity(let phone, let id):
                phones[phone]?.activities.first { $0.id == id }.map { .register(token, bundleID: $0.bundleID) }
            case .start(_, let bundleID, _): .register(token, bundleID: bundleID)
            case .gone(let reason): .retire(token, reason == .dismissed ? .unregistered : .expired)
            }
        }
    }

    // MARK: Time

    /// The device's time when the server's is `now`.
    package func time(at now: Date) -> Date { max(lastDate, now + offset) }

    /// Lets everything happen that is due at the server's time `now`.
    @discardableResult
    package mutating func advance(to now: Date) -> [DeliveryRecord] {
        letTimePass(to: time(at: now))
        return collectFresh()
    }

    /// Puts the device's clock forward, and lets everything happen that is due by then. A negative duration changes nothing.
    @discardableResult
    package mutating func advance(by duration: TimeInterval, at now: Date) -> [DeliveryRecord] {
        offset += min(max(0, duration), 1e9)
        return advance(to: now)
    }

    /// The server's time at which something happens next by itself; nil when nothing will.
    package mutating func nextDeadline(after now: Date) -> Date? {
        let dates = [deadlines.earliest(), overtaken.map(\.release).min()].compactMap { $0 }
        return dates.min().map { $0 - offset }
    }

    func context(at date: Date) -> DeliveryContext {
        DeliveryContext(now: date, offset: offset, configuration: configuration)
    }

    private mutating func letTimePass(to date: Date) {
        while let release = overtaken.map(\.release).min(), release <= date {
            letPhonesGoOn(to: release)
            let due = overtaken.filter { $0.release <= release }
            overtaken.removeAll { $0.release <= release }
            for entry in due { route(entry.push, arrival: entry.arrival, at: release) }
        }
        letPhonesGoOn(to: date)
        lastDate = max(lastDate, date)
    }

    /// Phones know nothing of each other, so each goes on by itself; their records are put in order afterwards.
    private mutating func letPhonesGoOn(to date: Date) {
        let due = deadlines.takeDue(at: date)
        guard !due.isEmpty else { return }
        var output = PhoneOutput()
        let context = context(at: date)
        for id in due {
            phones[id]?.advance(to: context, output: &output)
            settle(phone: id)
        }
        if due.count > 1 {
            output.records = output.records.enumerated()
                .sorted { ($0.element.date, $0.offset) < ($1.element.date, $1.offset) }.map(\.element)
        }
        take(output)
    }

    // MARK: Pushes

    /// Receives a push that the gateway accepted; answers all records that were written meanwhile.
    package mutating func receive(_ push: AcceptedPush, at now: Date) -> [DeliveryRecord] {
        letTimePass(to: time(at: now))
        statistics.countArrival(priority: push.priority)
        let arrival = min(push.receivedAt + offset, lastDate)
        if configuration.reordersPushes, overtake(push, arrival: arrival) { return collectFresh() }
        route(push, arrival: arrival, at: lastDate)
        for entry in overtaken where entry.push.target == push.target {
            route(entry.push, arrival: entry.arrival, at: lastDate)
        }
        overtaken.removeAll { $0.push.target == push.target }
        return collectFresh()
    }

    /// Keeps every other push to a target back until the next one, or for a moment.
    private mutating func overtake(_ push: AcceptedPush, arrival: Date) -> Bool {
        guard !overtaken.contains(where: { $0.push.target == push.target }), overtaken.count < 1000 else {
            return false
        }
        overtaken.append(
            OvertakenPush(push: push, arrival: arrival, release: lastDate + max(0.001, configuration.reorderDelay)))
        var record = push.record(.waiting, at: lastDate)
        (record.reason, record.seconds) = ("reorder", configuration.reorderDelay)
        write(record)
        return true
    }

    // MARK: What is written down

    /// What has changed about tokens since the last call, for the gateway.
    package mutating func takeEffects() -> [TokenEffect] {
        defer { effects = [] }
        return effects
    }

    /// The records since the last call.
    @discardableResult
    mutating func collectFresh() -> [DeliveryRecord] {
        defer { fresh = [] }
        return fresh
    }

    /// Puts records back in front of those that are collected next.
    mutating func putBack(_ records: [DeliveryRecord]) { fresh = records + fresh }

    mutating func take(_ output: PhoneOutput) {
        for record in output.records { write(record) }
        for (token, owner) in output.owners { owners[token] = owner }
        effects += output.effects
        // Where nobody takes the effects, they must not grow without end.
        if effects.count > 100_000 { effects.removeFirst(50_000) }
    }

    mutating func write(_ record: DeliveryRecord) {
        statistics.count(record)
        fresh.append(log.append(record))
    }

    /// Writes down when a phone goes on; one that has nothing any more is forgotten.
    mutating func settle(phone id: String) {
        guard let phone = phones[id] else {
            deadlines.set(nil, for: id)
            return
        }
        deadlines.set(phone.nextDeadline(after: .distantPast), for: id)
        if id != Phone.main, phone.activities.isEmpty, phone.stored.isEmpty { forget(phone: id) }
    }
}
