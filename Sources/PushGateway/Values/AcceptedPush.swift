import Foundation

/// A push that the gateway answered with 200: what the emulated device receives.
package struct AcceptedPush: Codable, Hashable, Sendable {
    /// Where a push goes.
    package enum Target: Hashable, Sendable {
        /// One token of one device.
        case device(DeviceToken)
        /// Everybody who subscribed to the channel of this id.
        case channel(String)
    }

    /// `apns-id` byte for byte as sent, or the one that the gateway made; of a broadcast the `apns-request-id`.
    package var id: String
    /// `apns-unique-id`: the key of the delivery log. Sent to the client in the sandbox environment only.
    package var uniqueID: String
    /// The token or the channel.
    package var target: Target
    /// The topic without the push type's suffix.
    package var bundleID: String
    /// `apns-topic` as sent; of a broadcast the bundle id.
    package var topic: String
    /// `apns-push-type`, lowercase; where the header is missing, the type that the topic's suffix implies.
    package var pushType: String
    /// 10 (the default), 5 or 1.
    package var priority: Int
    /// When a stored push is given up; nil means Apple's storage policy (30 days), or no storage where ``isStored`` is false.
    package var expiration: Date?
    /// Whether the push waits for a device that is offline. False for an `apns-expiration` of 0, and for a channel without storage.
    package var isStored: Bool
    /// `apns-collapse-id`, or nil.
    package var collapseID: String?
    /// The body as sent.
    package var payload: Data
    /// When the gateway accepted it.
    package var receivedAt: Date

    /// A push as it was accepted.
    package init(
        id: String, uniqueID: String, target: Target, bundleID: String, topic: String, pushType: String, priority: Int,
        expiration: Date?, isStored: Bool, collapseID: String?, payload: Data, receivedAt: Date
    ) {
        self.id = id
        self.uniqueID = uniqueID
        self.target = target
        self.bundleID = bundleID
        self.topic = topic
        self.pushType = pushType
        self.priority = priority
        self.expiration = expiration
        self.isStored = isStored
        self.collapseID = collapseID
        self.payload = payload
        self.receivedAt = receivedAt
    }
}

extension AcceptedPush.Target: Codable {
    private enum CodingKeys: String, CodingKey { case device, channel }

    /// Reads `{"device": "hex"}` or `{"channel": "id"}`.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        if let token = try container.decodeIfPresent(DeviceToken.self, forKey: .device) {
            self = .device(token)
        } else {
            self = .channel(try container.decode(String.self, forKey: .channel))
        }
    }

    /// Writes what ``init(from:)`` reads.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .device(let token): try container.encode(token, forKey: .device)
        case .channel(let id): try container.encode(id, forKey: .channel)
        }
    }
}
