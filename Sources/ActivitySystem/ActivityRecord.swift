import Foundation

/// One activity as the machine remembers it. A dismissed activity has no record.
struct ActivityRecord: Codable, Hashable, Sendable {
    /// An activity's life; each stage carries the instants that matter in it and no other.
    enum Stage: Codable, Hashable, Sendable {
        case pending(start: Date)
        case active(since: Date, isStale: Bool)
        case ended(removal: Date)
    }

    let id: String
    let attributesType: String
    let attributes: Data
    /// Which request came how-manieth: equal relevance is decided by who started first.
    let order: Int
    var content: EncodedContent
    var stage: Stage

    var state: ActivityState {
        switch stage {
        case .pending: .pending
        case .active(_, let isStale): isStale ? .stale : .active
        case .ended: .ended
        }
    }

    /// The next instant at which the activity changes by itself.
    var deadline: Date {
        switch stage {
        case .pending(let start):
            return start
        case .active(let since, let isStale):
            let limit = since.addingTimeInterval(SystemState.longestActive)
            guard !isStale, let staleDate = content.staleDate else { return limit }
            return min(staleDate, limit)
        case .ended(let removal):
            return removal
        }
    }
}
