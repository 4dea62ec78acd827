import Foundation

/// An activity as it stands before the person's eyes at one instant.
public struct ShownActivity: Hashable, Sendable, Identifiable {
    /// The identifier from the request.
    public let id: String
    /// The attributes' Swift type, bare name.
    public let attributesType: String
    /// The attributes as JSON.
    public let attributes: Data
    /// The content on show.
    public let content: EncodedContent
    /// Active, stale or ended; the other states show nothing.
    public let state: ActivityState
    /// Whether it has the Dynamic Island: the most relevant activity that has not ended.
    public let isInIsland: Bool
    /// Whether it is on the lock screen.
    public let isOnLockScreen: Bool

    /// Whether the stale date has passed while the activity is not ended; what `ActivityViewContext.isStale` tells a view.
    public var isStale: Bool { state == .stale }
}
