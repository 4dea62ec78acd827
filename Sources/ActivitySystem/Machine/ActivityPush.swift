import Foundation

/// How urgent a push is, as in the header `apns-priority`.
///
/// Source: [Starting and updating Live Activities with push
/// notifications](https://developer.apple.com/documentation/activitykit/starting-and-updating-live-activities-with-activitykit-push-notifications).
public enum PushPriority: Int, Codable, Hashable, Sendable {
    /// When it suits the device; costs nothing of the budget.
    case opportunistic = 5
    /// Now; costs one of the app's budget. The default of APNs.
    case immediate = 10
}

/// What a server pushes to the device.
public struct ActivityPush: Codable, Hashable, Sendable {
    /// Whom an update or an end is for.
    public enum Target: Codable, Hashable, Sendable {
        /// The activity with this identifier, which was asked for with ``PushType/token``.
        case activity(String)
        /// Every activity of this channel.
        case channel(String)
    }

    /// What happens.
    public enum Event: Codable, Hashable, Sendable {
        /// A new activity. Its ``ActivityRequest/alert`` is required: without one nothing starts.
        case start(ActivityRequest)
        /// New content.
        case update(Target, EncodedContent, alert: AlertConfiguration? = nil)
        /// The end, perhaps with a last content.
        case end(Target, EncodedContent?, dismissalPolicy: ActivityUIDismissalPolicy = .default)
    }

    /// What happens.
    public var event: Event
    /// When the server said so. The system shows the newest: what is older than the last that was taken is ignored.
    public var timestamp: Date
    /// How urgent it is. Default: immediate, as APNs'.
    public var priority: PushPriority

    /// A push.
    public init(_ event: Event, timestamp: Date, priority: PushPriority = .immediate) {
        (self.event, self.timestamp, self.priority) = (event, timestamp, priority)
    }
}
