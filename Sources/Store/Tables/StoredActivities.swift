import ActivityLifecycle
import ActivitySystem
import Foundation

/// What is stored about Live Activities besides the sitting: the emulated device, the countdowns, and the renewed sessions.
public struct StoredActivities: Hashable, Sendable {
    /// The emulated device as it was when it was changed last; ask it for ``SystemState/standing(at:)``.
    public var system: SystemState
    /// The countdowns, in the order in which they were added.
    public var countdowns: [StoredCountdown]
    /// The sessions that are renewed, in the order of their names.
    public var sessions: [StoredSession]
    /// How all renewals went, of sessions that are over too. Read only for a change: see ``Store/sessionMetrics()``.
    public var metrics: SessionMetrics
    /// A server's request to replace the sitting's activity that nobody has followed yet; `nil` for none.
    public var restartRequest: StoredRestartRequest?

    /// By default nothing.
    public init(
        system: SystemState = SystemState(), countdowns: [StoredCountdown] = [], sessions: [StoredSession] = [],
        metrics: SessionMetrics = SessionMetrics(), restartRequest: StoredRestartRequest? = nil
    ) {
        (self.system, self.countdowns, self.sessions, self.metrics) = (system, countdowns, sessions, metrics)
        self.restartRequest = restartRequest
    }

    /// Whether there is nothing to show or to wait for.
    public var isEmpty: Bool { system.isBlank && countdowns.isEmpty && sessions.isEmpty }

    /// The session of an activity; `nil` where that is not renewed.
    public func session(of id: String) -> StoredSession? { sessions.first { $0.id == id } }

    /// Keeps a session in the place of the one with its name, if there is one.
    public mutating func keep(_ session: StoredSession) {
        sessions.removeAll { $0.id == session.id }
        sessions.insert(session, at: sessions.firstIndex { $0.id > session.id } ?? sessions.endIndex)
    }
}

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
