import Foundation

/// A push token and what it is for (`liveActivityTokens` in the documentation).
package struct TokenRecord: Codable, Hashable, Sendable {
    /// The kind of device.
    package enum Platform: String, Codable, Hashable, Sendable, CaseIterable {
        case ios, islet
    }

    /// The activity's identifier, or ``start`` for a push-to-start token.
    package var activityID: String
    /// The push token in lower-case hexadecimal.
    package var pushToken: String
    /// The app's identifier of the method; `nil` if it gave none.
    package var methodID: String?
    /// The owner of the device.
    package var userID: String
    /// When it was registered.
    package var createdAt: Date
    /// The kind of device.
    package var platform: Platform
    /// Distinguishes devices of the same platform; empty if the device gave no name. A new token of a device replaces its old
    /// one.
    package var device: String

    /// The ``activityID`` of push-to-start tokens.
    package static let start = "start"

    /// Creates a token record from its fields.
    package init(
        activityID: String, pushToken: String, methodID: String?, userID: String, createdAt: Date, platform: Platform,
        device: String = ""
    ) {
        self.activityID = activityID
        self.pushToken = pushToken
        self.methodID = methodID
        self.userID = userID
        self.createdAt = createdAt
        self.platform = platform
        self.device = device
    }

    /// The emulated phone that issued it, which is in one server's process; `nil` for a real device.
    var phone: String? { platform == .islet && !device.isEmpty ? device : nil }

    /// Whether both tokens are of the same device for the same activity.
    func replaces(_ other: TokenRecord) -> Bool {
        (activityID, userID, platform, device) == (other.activityID, other.userID, other.platform, other.device)
    }
}
