import ActivityLifecycle
import ActivitySystem
import Foundation
import Meditation
import Store

/// Figures of all renewals: as rows for people, and as JSON for scripts. The keys are a promise: null where there is no value yet.
package struct RenewalFigures: Encodable {
    private struct Retry: Encodable {
        let id: String
        let attempt: Int
        let attempts: Int
    }

    private let metrics: SessionMetrics
    private let running: [StoredSession]

    private enum CodingKeys: String, CodingKey {
        case attempts = "restart_attempts"
        case successes = "restart_successes"
        case rate = "success_rate"
        case retries, exhausted, sessions
        case running = "sessions_running"
        case average = "average_session_seconds"
        case longest = "longest_session_seconds"
        case longestWithoutFailure = "longest_without_failure_seconds"
        case perSession = "restarts_per_session"
        case failures, retrying
    }

    /// The figures of the sessions that are over, and of the running ones.
    package init(_ metrics: SessionMetrics, _ running: [StoredSession]) {
        (self.metrics, self.running) = (metrics, running)
    }

    package func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: CodingKeys.self)
        try object.encode(metrics.restartAttempts, forKey: .attempts)
        try object.encode(metrics.restartSuccesses, forKey: .successes)
        try object.encode(metrics.restartSuccessRate, forKey: .rate)
        try object.encode(metrics.retries, forKey: .retries)
        try object.encode(metrics.exhausted, forKey: .exhausted)
        try object.encode(metrics.sessions.count, forKey: .sessions)
        try object.encode(running.count, forKey: .running)
        try object.encode(metrics.averageSession, forKey: .average)
        try object.encode(metrics.longestSession, forKey: .longest)
        try object.encode(metrics.longestSessionWithoutFailure, forKey: .longestWithoutFailure)
        try object.encode(metrics.restartsPerSession, forKey: .perSession)
        let failures = metrics.failures.map { ($0.key.rawValue, $0.value) }
        try object.encode(Dictionary(uniqueKeysWithValues: failures), forKey: .failures)
        let retrying = running.compactMap { session in
            session.lifecycle.retry.map { Retry(id: session.id, attempt: $0.attempt, attempts: $0.of) }
        }
        try object.encode(retrying, forKey: .retrying)
    }

    /// The figures as rows of a table for people: name and value.
    package var rows: [[String]] {
        func time(_ seconds: TimeInterval?) -> String {
            seconds.map { $0 < 1 ? "0s" : ClockText.brief($0.rounded()) } ?? "-"
        }
        let rate = metrics.restartSuccessRate.map { "\(Int(($0 * 100).rounded())) %" } ?? "-"
        let perSession = metrics.restartsPerSession.map { String(format: "%.1f", $0) } ?? "-"
        var rows = [
            ["restarts", "\(metrics.restartSuccesses) of \(metrics.restartAttempts)"], ["success rate", rate],
            ["retries", "\(metrics.retries)"], ["gave up", "\(metrics.exhausted)"],
            ["sessions over", "\(metrics.sessions.count)"], ["sessions running", "\(running.count)"],
            ["average session", time(metrics.averageSession)], ["longest session", time(metrics.longestSession)],
            ["longest without failure", time(metrics.longestSessionWithoutFailure)],
            ["restarts a session", perSession],
        ]
        rows += metrics.failures.sorted { $0.key.rawValue < $1.key.rawValue }.map {
            ["refused: \($0.key.rawValue)", "\($0.value)"]
        }
        rows += running.compactMap { session in
            session.lifecycle.retry.map { ["retrying: \(session.id)", "\($0.attempt) of \($0.of)"] }
        }
        return rows
    }
}
