/// Where an activity is in its life.
///
/// Source: [ActivityState](https://developer.apple.com/documentation/activitykit/activitystate).
public enum ActivityState: String, Codable, Hashable, Sendable {
    /// Requested with a start date in the future; nothing is visible yet.
    case pending
    /// Visible, with content up to date.
    case active
    /// Ended, but still visible on the lock screen.
    case ended
    /// No longer visible anywhere.
    case dismissed
    /// Visible, but its stale date has passed.
    case stale
}
