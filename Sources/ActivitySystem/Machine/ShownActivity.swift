import Foundation

/// How an activity stands in the Dynamic Island.
///
/// Source: [Creating custom views for Live
/// Activities](https://developer.apple.com/documentation/activitykit/creating-custom-views-for-live-activities).
public enum IslandPresentation: String, Codable, Hashable, Sendable {
    /// On both sides of the camera: one app alone has activities.
    case compact
    /// Beside the camera: the first of several apps.
    case minimalAttached
    /// In a circle of its own: the second of several apps.
    case minimalDetached
    /// Open: touched and held, after an alert, or of the transient style.
    case expanded
}

/// An activity as it stands before the person's eyes at one instant.
public struct ShownActivity: Hashable, Sendable, Identifiable {
    /// The identifier from the request.
    public let id: String
    /// The app from the request.
    public let app: String
    /// The attributes' Swift type, bare name.
    public let attributesType: String
    /// The attributes as JSON.
    public let attributes: Data
    /// The content shown.
    public let content: EncodedContent
    /// Active, stale or ended; the other states show nothing.
    public let state: ActivityState
    /// How it stands in the Dynamic Island; `nil` where it does not.
    public let island: IslandPresentation?
    /// Whether it is on the lock screen.
    public let isOnLockScreen: Bool
    /// Whether a banner shows it, on a device without an island.
    public let isInBanner: Bool

    /// Whether it has a place in the Dynamic Island.
    public var isInIsland: Bool { island != nil }

    /// Whether the stale date has passed while the activity is not ended; what `ActivityViewContext.isStale` tells a view.
    public var isStale: Bool { state == .stale }
}
