import Foundation

/// One activity as the machine remembers it. A dismissed activity has no record.
struct ActivityRecord: Codable, Hashable, Sendable {
    /// An activity's life; each stage carries the instants that matter in it and no other.
    enum Stage: Codable, Hashable, Sendable {
        case pending(start: Date)
        case active(since: Date, isStale: Bool)
        case ended(removal: Date)
    }

    /// Changed by `SystemState.rename(_:to:)` alone.
    var id: String
    let app: String
    let attributesType: String
    let attributes: Data
    let pushType: PushType?
    let style: ActivityStyle
    /// Request sequence number. Among activities of equal relevance the earliest wins.
    let order: Int
    /// What draws attention to the start, until it has started.
    var startAlert: AlertConfiguration?
    var content: EncodedContent
    var stage: Stage
    /// When the newest content was said.
    var newestTimestamp: Date
    var pushToken: Data?
    /// A push that waits for the budget, or for Low Power Mode to end.
    var heldPush: HeldPush?
    /// When it started; `nil` before that.
    var startDate: Date?

    struct HeldPush: Codable, Hashable, Sendable {
        var push: ActivityPush
        /// When it is delivered; `nil`: when Low Power Mode ends.
        var delivery: Date?
    }

    init(_ request: ActivityRequest, order: Int, start: Date, now: Date) {
        (id, app, attributesType) = (request.id, request.app, request.attributesType)
        (attributes, pushType, style, content) = (request.attributes, request.pushType, request.style, request.content)
        (startAlert, self.order, newestTimestamp) = (request.alert, order, now)
        stage = .pending(start: start)
    }

    var state: ActivityState {
        switch stage {
        case .pending: .pending
        case .active(_, let isStale): isStale ? .stale : .active
        case .ended: .ended
        }
    }

    /// Whether it has not ended.
    var isLive: Bool { if case .ended = stage { false } else { true } }

    /// Whether it is in the island, or could be.
    var isRunning: Bool { if case .active = stage { true } else { false } }

    /// The next instant at which the activity's life goes on by itself.
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
