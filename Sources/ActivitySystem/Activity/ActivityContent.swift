import Foundation

/// A content state together with what the system needs to know about it.
///
/// Source: [ActivityContent](https://developer.apple.com/documentation/activitykit/activitycontent).
public struct ActivityContent<State: Codable & Hashable>: Codable, Hashable {
    /// The changing part of the activity.
    public let state: State

    /// When the content is outdated; from that instant the activity's state is ``ActivityState/stale``.
    /// Nil: never. A date in the past makes the content stale at once.
    public let staleDate: Date?

    /// Which of several activities goes first; only the order counts, not the size. Default 0.
    public let relevanceScore: Double

    /// Content with an optional stale date and a relevance (default 0).
    public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
        self.state = state
        self.staleDate = staleDate
        self.relevanceScore = relevanceScore
    }
}

extension ActivityContent: CustomStringConvertible {
    /// The state, with what the system needs to know about it.
    public var description: String {
        "ActivityContent(state: \(state), staleDate: \(staleDate.map { "\($0)" } ?? "nil"), relevanceScore: \(relevanceScore))"
    }
}

extension ActivityContent: Sendable where State: Sendable {}
