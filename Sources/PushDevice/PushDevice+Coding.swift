import Foundation
import PushGateway

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
