import ActivitySystem

/// Which comes first in a restart: the new activity or the old one's end.
public enum Handover: String, Codable, Hashable, Sendable, CaseIterable {
    /// The new activity is asked for, and as soon as it is there the old one is ended at once: nothing is ever missing, and a
    /// refused request leaves the old one on show.
    case requestingFirst
    /// The old activity is ended at once, and 100 ms later the new one is asked for: there are never two, and a refused
    /// request leaves none. The default.
    case endingFirst
}
