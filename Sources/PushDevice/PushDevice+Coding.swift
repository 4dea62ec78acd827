import Foundation
import PushGateway

/// The state of a device on disk: a snapshot, and the log as lines that are appended. Reading and writing files is the caller's.
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

    /// All but the log, as JSON.
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

    /// A device as it was written. Tokens of apps that are configured now and were not then are issued; every valid token is
    /// among the effects, so that the gateway learns it again.
    ///
    /// - Parameters:
    ///   - snapshot: What ``encode()`` wrote.
    ///   - log: The lines of the log's file; a torn last line is passed over.
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
        // A state whose clock was advanced is never behind itself.
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

    /// A device as it was written in two files; a new one where there is no snapshot yet.
    package static func restored(
        snapshot: Data?, log: Data?, configuration: DeviceConfiguration, at now: Date
    ) throws -> PushDevice {
        guard let snapshot else { return PushDevice(configuration: configuration, at: now) }
        return try decode(snapshot: snapshot, log: log ?? Data(), configuration: configuration, at: now)
    }
}
