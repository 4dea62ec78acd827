import ActivitySystem
import Foundation

/// What lifecycles have counted: how restarts went, and how the sessions that are over were.
public struct SessionMetrics: Codable, Hashable, Sendable {
    /// A session that is over.
    public struct Session: Codable, Hashable, Sendable {
        /// From its start to its end, in seconds.
        public let duration: TimeInterval
        /// The number of times its activity was replaced.
        public let restarts: Int
        /// How many of its requests were refused.
        public let failures: Int
    }

    /// The number of sessions that are remembered one by one.
    public static let longestHistory = 1000

    /// Requests for an activity in the place of another, retries included.
    public internal(set) var restartAttempts = 0
    /// Those of them that were granted.
    public internal(set) var restartSuccesses = 0
    /// Requests that were repeated after a refusal.
    public internal(set) var retries = 0
    /// Sessions that ended because every retry was refused.
    public internal(set) var exhausted = 0
    /// Refused requests, first ones included, by reason.
    public internal(set) var failures: [ActivityAuthorizationError: Int] = [:]
    /// The sessions that are over, in the order in which they ended: the last ``longestHistory`` of them.
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

    /// The mean duration of the sessions that are over, in seconds; `nil` before the first is.
    public var averageSession: TimeInterval? {
        sessions.isEmpty ? nil : sessions.reduce(0) { $0 + $1.duration } / Double(sessions.count)
    }

    /// The duration of the longest session that is over, in seconds; `nil` before the first is.
    public var longestSession: TimeInterval? { sessions.map(\.duration).max() }

    /// The duration of the longest session none of whose requests was refused; `nil` if there is none.
    public var longestSessionWithoutFailure: TimeInterval? {
        sessions.filter { $0.failures == 0 }.map(\.duration).max()
    }
}
