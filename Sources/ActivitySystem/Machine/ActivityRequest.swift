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
            id: id, app: app, attributesType: String(describing: Attributes.self),
            attributes: try EncodedContent.encode(attributes), content: try EncodedContent(content), start: start)
    }

    /// Bytes that count against ``SystemState/contentLimit``.
    public var size: Int { attributes.count + content.state.count }
}
