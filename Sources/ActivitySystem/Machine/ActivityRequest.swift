import Foundation

/// All that an app says when it asks for an activity.
public struct ActivityRequest: Codable, Hashable, Sendable {
    /// What starts the activity.
    public enum Origin: String, Codable, Hashable, Sendable {
        /// A call of the app, which must be in the foreground.
        case app
        /// A `LiveActivityIntent`, which the person has started: the app may be in the background.
        case intent
        /// A push to start: the app need not run.
        case push
    }

    /// Names the activity; no two that are there have the same.
    public var id: String
    /// The app, by any name that is its own.
    public var app: String
    /// The attributes' Swift type, bare name, as in a push payload.
    public var attributesType: String
    /// The attributes as JSON.
    public var attributes: Data
    /// The first content.
    public var content: EncodedContent
    /// How a server reaches it. Default: not at all.
    public var pushType: PushType?
    /// How long it means to stay. Default: standard.
    public var style = ActivityStyle.standard
    /// What draws attention to its start.
    public var alert: AlertConfiguration?
    /// When it starts. A past date and `nil`: now.
    public var start: Date?
    /// What starts it. Default: the app.
    public var origin = Origin.app

    /// The app of a request that names none.
    public static let defaultApp = "app"

    /// A request as most are: from the app, now, without pushes.
    public init(
        id: String, app: String = defaultApp, attributesType: String, attributes: Data, content: EncodedContent,
        start: Date? = nil
    ) {
        (self.id, self.app, self.attributesType) = (id, app, attributesType)
        (self.attributes, self.content, self.start) = (attributes, content, start)
    }

    /// The same from typed attributes and content. Throws what `JSONEncoder` throws.
    public init<Attributes: ActivityAttributes>(
        id: String, app: String = defaultApp, attributes: Attributes,
        content: ActivityContent<Attributes.ContentState>, start: Date? = nil
    ) throws {
        self.init(
            id: id, app: app, attributesType: Attributes.typeName,
            attributes: try EncodedContent.encode(attributes), content: try EncodedContent(content), start: start)
    }

    /// Bytes that count against ``SystemState/contentLimit``.
    public var size: Int { attributes.count + content.state.count }
}

/// How long an activity means to stay.
///
/// Source: [ActivityStyle](https://developer.apple.com/documentation/activitykit/activitystyle).
public enum ActivityStyle: String, Codable, Hashable, Sendable {
    /// On the lock screen and in the Dynamic Island until it ends. The default.
    case standard
    /// In the expanded island alone, and only while it is looked at: it ends when the device locks, the island collapses or
    /// the person goes to another app.
    case transient
}

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
