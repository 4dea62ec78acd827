import ActivityLifecycle
import ActivitySystem

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
