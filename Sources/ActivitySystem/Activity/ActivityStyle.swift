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
