import ActivityLifecycle
import ActivitySystem
import Foundation

/// A session of Live Activities that goes on for longer than one activity may; see `SessionLifecycle`.
///
/// Each of its activities has the session's name as its identifier on the stored device, so that a script that started `build`
/// finds it as `build` after every renewal.
public struct StoredSession: Codable, Hashable, Sendable, Identifiable {
    /// The identifier of its activities.
    public let id: String
    /// How an activity of it is requested; the content is the lifecycle's.
    public let request: ActivityRequest
    /// The sitting that it is for; `nil` for an activity of a script.
    public let sitting: UUID?
    /// When its activity is replaced, and how that stands. Its metrics are kept in ``StoredActivities/metrics``.
    public var lifecycle: SessionLifecycle<EncodedContent>

    /// A session whose activities are requested as `request` was.
    public init(
        request: ActivityRequest, sitting: UUID? = nil, lifecycle: SessionLifecycle<EncodedContent>
    ) {
        (id, self.request, self.sitting, self.lifecycle) = (request.id, request, sitting, lifecycle)
    }
}
