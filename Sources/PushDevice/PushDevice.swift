/// The emulated device behind the gateway: it decides the outcome of each push that was answered with 200. Performs no I/O.
///
/// Read first: ``PushDevice`` (takes pushes and time, returns records), ``DeliveryRecord`` (the outcome of a push) and
/// ``ControlAPI`` (the same over HTTP, as values).
import ActivitySystem
import Foundation
import PushGateway

/// All devices behind the gateway, as one value.
///
/// The phone `islet` starts activities by push and has the declared activities. An unknown token is adopted: it belongs to an
/// app on another phone whose start the device did not see, so it gets a phone of its own. All phones share one clock, which is
/// ahead of the server's by ``offset``.
///
/// Reads no clock: every entry point takes the server's time and first processes everything due since the last call, each at
/// its own time. Time never runs backwards.
package struct PushDevice: Sendable {
    /// The configuration.
    package let configuration: DeviceConfiguration
    /// Seconds by which the device's clock is ahead of the server's.
    package private(set) var offset: TimeInterval = 0
    /// The newest records of the delivery log.
    package internal(set) var log: DeliveryLog
    /// Statistics since the beginning.
    package internal(set) var statistics = DeliveryStatistics()
    /// The switches of new phones.
    var switches: DeviceSwitches
    var phones: [String: Phone] = [:]
    var owners: [DeviceToken: TokenOwner] = [:]
    /// Pushes held back so that others overtake them.
    var overtaken: [OvertakenPush] = []
    /// The latest time processed, on the device's clock.
    var lastDate = Date.distantPast
    /// Not encoded, because it can be derived from ``phones``.
    var deadlines = DeadlineQueue()
    private var effects: [TokenEffect] = []
    private var fresh: [DeliveryRecord] = []

    /// Creates a device without activities. It issues a push-to-start token for each configured app and known type: see
    /// ``takeEffects()``.
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

    /// Restores the clock's offset and the log.
    mutating func restore(offset: TimeInterval, log: DeliveryLog, lastNumber: Int) {
        self.offset = offset
        self.log = log
        self.log.skip(to: lastNumber)
        effects = []
        fresh = []
    }

    /// Adds all tokens to the effects, for a gateway that does not know them.
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

    /// The device's time at the server's time `now`.
    package func time(at now: Date) -> Date { max(lastDate, now + offset) }

    /// Processes everything that is due at the server's time `now`.
    @discardableResult
    package mutating func advance(to now: Date) -> [DeliveryRecord] {
        letTimePass(to: time(at: now))
        return collectFresh()
    }

    /// Advances the device's clock and processes everything due by then. Negative durations count as 0.
    @discardableResult
    package mutating func advance(by duration: TimeInterval, at now: Date) -> [DeliveryRecord] {
        offset += min(max(0, duration), 1e9)
        return advance(to: now)
    }

    /// The server's time at which something is next due; `nil` if nothing is.
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

    /// Phones are independent, so each advances on its own; then the records are sorted by date.
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

    /// Receives a push that the gateway accepted. Returns all records since the last call.
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

    /// Holds back every other push to a target, until the next one arrives or the delay expires.
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

    /// Removes and returns the changes of tokens since the last call, for the gateway.
    package mutating func takeEffects() -> [TokenEffect] {
        defer { effects = [] }
        return effects
    }

    /// Removes and returns the records since the last call.
    @discardableResult
    mutating func collectFresh() -> [DeliveryRecord] {
        defer { fresh = [] }
        return fresh
    }

    /// Puts records back before those collected next.
    mutating func putBack(_ records: [DeliveryRecord]) { fresh = records + fresh }

    mutating func take(_ output: PhoneOutput) {
        for record in output.records { write(record) }
        for (token, owner) in output.owners { owners[token] = owner }
        effects += output.effects
        // Limit the effects in case the caller never takes them.
        if effects.count > 100_000 { effects.removeFirst(50_000) }
    }

    mutating func write(_ record: DeliveryRecord) {
        statistics.count(record)
        fresh.append(log.append(record))
    }

    /// Updates the deadline of a phone; removes the phone if it has no activities or stored pushes left.
    mutating func settle(phone id: String) {
        guard let phone = phones[id] else {
            deadlines.set(nil, for: id)
            return
        }
        deadlines.set(phone.nextDeadline(after: .distantPast), for: id)
        if id != Phone.main, phone.activities.isEmpty, phone.stored.isEmpty { forget(phone: id) }
    }
}

/// Encoding of a device: a snapshot, and the log as lines to append. The caller reads and writes the files.
extension PushDevice {
    private struct Snapshot: Codable {
        var offset: TimeInterval
        var lastNumber: Int
        var statistics: DeliveryStatistics
        var switches: DeviceSwitches
        var phones: [Phone]
        var owners: [Owned]
        var overtaken: [OvertakenPush]
        var lastDate: Date
    }

    private struct Owned: Codable {
        var token: DeviceToken
        var owner: TokenOwner
    }

    /// Encodes everything except the log as JSON.
    package func encode() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return try encoder.encode(
            Snapshot(
                offset: offset, lastNumber: log.lastNumber, statistics: statistics, switches: switches,
                phones: phones.values.sorted { $0.id < $1.id },
                owners: owners.map { Owned(token: $0.key, owner: $0.value) }.sorted { $0.token.hex < $1.token.hex },
                overtaken: overtaken, lastDate: lastDate))
    }

    /// Restores a device. Issues missing push-to-start tokens of configured apps, and adds all tokens to the effects, so that
    /// the gateway learns them again.
    ///
    /// - Parameters:
    ///   - snapshot: The output of ``encode()``.
    ///   - log: The lines of the log file; unreadable lines are skipped.
    package static func decode(
        snapshot: Data, log lines: Data, configuration: DeviceConfiguration, at now: Date
    ) throws -> PushDevice {
        let snapshot = try JSONDecoder().decode(Snapshot.self, from: snapshot)
        var device = PushDevice(configuration: configuration, at: now)
        _ = device.takeEffects()
        device.restore(
            offset: snapshot.offset, log: DeliveryLog(lines: lines, capacity: configuration.logCapacity),
            lastNumber: snapshot.lastNumber)
        device.statistics = snapshot.statistics
        device.switches = snapshot.switches
        device.phones = Dictionary(snapshot.phones.map { ($0.id, $0) }) { first, _ in first }
        device.owners = Dictionary(snapshot.owners.map { ($0.token, $0.owner) }) { first, _ in first }
        device.overtaken = snapshot.overtaken
        // The clock may have been advanced before the snapshot; it must not go back.
        device.lastDate = snapshot.lastDate
        if device.phones[Phone.main] == nil {
            device.phones[Phone.main] = Phone(
                id: Phone.main, switches: device.switches, rules: configuration.rules, at: now)
        }
        for id in device.phones.keys { device.settle(phone: id) }
        device.issueMissingStartTokens(at: now)
        device.announceTokens()
        return device
    }

    /// Restores a device from two files, or creates one if there is no snapshot yet.
    package static func restored(
        snapshot: Data?, log: Data?, configuration: DeviceConfiguration, at now: Date
    ) throws -> PushDevice {
        guard let snapshot else { return PushDevice(configuration: configuration, at: now) }
        return try decode(snapshot: snapshot, log: log ?? Data(), configuration: configuration, at: now)
    }
}
