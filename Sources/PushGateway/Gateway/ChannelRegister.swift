import Foundation

/// A broadcast channel of one app.
package struct Channel: Codable, Hashable, Sendable {
    /// What happens to a message for a device that is offline.
    package enum StoragePolicy: Int, Codable, Hashable, Sendable {
        /// It is lost; `apns-expiration` must be 0.
        case none = 0
        /// The newest message waits, up to 8 hours.
        case newest = 1
    }

    /// `apns-channel-id`: base64.
    package let id: String
    /// The app.
    package let bundleID: String
    /// Whether messages are stored.
    package let storagePolicy: StoragePolicy
    /// When it was created.
    package let createdAt: Date
    /// Channels are listed in this order.
    let serial: UInt64
}

/// The broadcast channels of every app. Save it as JSON to keep channels, and the promise that an id is never used twice.
package struct ChannelRegister: Codable, Hashable, Sendable {
    private var channels: [String: [String: Channel]] = [:]
    private var lastSerial: UInt64 = 0

    /// No channels.
    package init() {}

    /// How many channels an app has.
    package func count(of bundleID: String) -> Int { channels[bundleID]?.count ?? 0 }

    /// A channel of an app, or nil.
    package func channel(_ id: String, of bundleID: String) -> Channel? { channels[bundleID]?[id] }

    /// The channels of an app, oldest first.
    package func channels(of bundleID: String) -> [Channel] {
        (channels[bundleID] ?? [:]).values.sorted { $0.serial < $1.serial }
    }

    /// Adds a channel. Its id has a serial number in it, so that it differs from every one before.
    ///
    /// - Parameter salt: random bits that keep the id from being guessed.
    package mutating func create(
        for bundleID: String, storagePolicy: Channel.StoragePolicy, salt: UInt64, at now: Date
    ) -> Channel {
        lastSerial += 1
        var bytes = Data(capacity: 16)
        withUnsafeBytes(of: salt.bigEndian) { bytes.append(contentsOf: $0) }
        withUnsafeBytes(of: lastSerial.bigEndian) { bytes.append(contentsOf: $0) }
        let channel = Channel(
            id: bytes.base64EncodedString(), bundleID: bundleID, storagePolicy: storagePolicy, createdAt: now,
            serial: lastSerial)
        channels[bundleID, default: [:]][channel.id] = channel
        return channel
    }

    /// Removes a channel; false if there was none.
    package mutating func delete(_ id: String, of bundleID: String) -> Bool {
        channels[bundleID]?.removeValue(forKey: id) != nil
    }
}
