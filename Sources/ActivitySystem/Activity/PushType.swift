import Foundation

/// How a server reaches an activity.
///
/// Source: [PushType](https://developer.apple.com/documentation/activitykit/pushtype).
public struct PushType: Codable, Hashable, Sendable {
    /// The identifier of the channel; `nil` for a token of the activity's own.
    public let channelID: String?

    /// By a token of the activity's own.
    public static let token = PushType(channelID: nil)

    /// By the broadcasts of a channel, whose identifier is base64.
    public static func channel(_ channelID: String) -> PushType { PushType(channelID: channelID) }

    var isWellFormed: Bool {
        guard let channelID else { return true }
        return !channelID.isEmpty && Data(base64Encoded: channelID) != nil
    }
}
