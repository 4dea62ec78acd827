import ActivitySystem

/// Which comes first in a restart: the new activity or the old one's end.
public enum Handover: String, Codable, Hashable, Sendable, CaseIterable {
    /// The new activity is requested, and as soon as it is granted the old one is ended at once: every frame shows the session,
    /// and a refused request leaves the old one showing. The default.
    case requestingFirst
    /// The old activity is ended at once, and 100 ms later the new one is requested: there are never two, and a refused
    /// request leaves none. For an app that may have one activity alone.
    case endingFirst
}
