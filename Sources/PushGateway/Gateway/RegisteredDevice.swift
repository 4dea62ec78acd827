import Foundation

/// What the gateway knows of a device token.
struct RegisteredDevice: Sendable {
    /// The bundle id or whole topic that the token belongs to; nil: every topic.
    var topic: String?
    /// Set once the token is no longer valid.
    var retired: RetiredToken?
}

extension Gateway {
    /// Adds a token. A retired one becomes valid again.
    ///
    /// - Parameter topic: the bundle id, or the whole topic with its suffix, that the token belongs to; nil: every topic.
    package mutating func register(token: DeviceToken, topic: String?) {
        devices[token] = RegisteredDevice(topic: topic)
    }

    /// Makes a token invalid: pushes to it get status 410 with `now` as the timestamp. It keeps its topic.
    package mutating func retire(token: DeviceToken, as reason: RetiredToken.Reason, at now: Date) {
        devices[token, default: RegisteredDevice()].retired = RetiredToken(token: token, reason: reason, retiredAt: now)
    }

    /// Removes a token altogether: unknown where devices are configured, otherwise like any other.
    package mutating func forget(token: DeviceToken) {
        devices[token] = nil
    }

    /// The tokens that are answered with 410, in the order of their digits.
    package var retiredTokens: [RetiredToken] {
        devices.values.compactMap(\.retired).sorted { $0.token.hex < $1.token.hex }
    }
}
