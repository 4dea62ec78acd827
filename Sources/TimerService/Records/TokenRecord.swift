import Foundation

/// Where pushes of an activity go (`liveActivityTokens` in the document).
package struct TokenRecord: Codable, Hashable, Sendable {
    /// The kind of device.
    package enum Platform: String, Codable, Hashable, Sendable, CaseIterable {
        case ios, islet
    }

    /// The activity, or ``start`` for the push-to-start token of a device.
    package var activityID: String
    /// The push token in lower-case hexadecimal.
    package var pushToken: String
    /// The method's identifier in the app; nil where it gave none.
    package var methodID: String?
    /// Whose device it is.
    package var userID: String
    /// When it was registered.
    package var createdAt: Date
    /// The kind of device.
    package var platform: Platform
    /// Tells several devices of one kind apart; empty where the device gives no name. A new token of the same device replaces
    /// its old one.
    package var device: String

    /// In the place of an activity's identifier: the token starts activities.
    package static let start = "start"

    /// A token with everything given.
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

    /// Whether the other token is an earlier or later one of the same device for the same activity.
    func replaces(_ other: TokenRecord) -> Bool {
        (activityID, userID, platform, device) == (other.activityID, other.userID, other.platform, other.device)
    }
}
