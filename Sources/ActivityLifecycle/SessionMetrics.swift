import ActivitySystem
import Foundation

/// What a lifecycle has counted: how restarts went, and how the sessions that are over were.
public struct SessionMetrics: Hashable, Sendable {
    /// A session that is over.
    public struct Session: Codable, Hashable, Sendable {
        /// From its start to its end, in seconds.
        public let duration: TimeInterval
        /// How often its activity was replaced.
        public let restarts: Int
        /// How many of its requests were refused.
        public let failures: Int
    }

    /// Requests for an activity in the place of another, retries included.
    public internal(set) var restartAttempts = 0
    /// Those of them that were granted.
    public internal(set) var restartSuccesses = 0
    /// Refused requests, first ones included, by reason.
    public internal(set) var failures: [ActivityAuthorizationError: Int] = [:]
    /// The sessions that are over, in the order in which they ended.
    public internal(set) var sessions: [Session] = []

    /// Nothing counted yet.
    public init() {}

    /// Granted restarts by attempts, 0...1; `nil` before the first.
    public var restartSuccessRate: Double? {
        restartAttempts > 0 ? Double(restartSuccesses) / Double(restartAttempts) : nil
    }

    /// Restarts by sessions that are over; `nil` before the first is.
    public var restartsPerSession: Double? {
        sessions.isEmpty ? nil : Double(sessions.reduce(0) { $0 + $1.restarts }) / Double(sessions.count)
    }

    /// The duration of the longest session none of whose requests was refused; `nil` where there is none.
    public var longestSessionWithoutFailure: TimeInterval? {
        sessions.filter { $0.failures == 0 }.map(\.duration).max()
    }
}
