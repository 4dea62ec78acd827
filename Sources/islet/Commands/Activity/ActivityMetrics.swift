import ActivityLifecycle
import ActivitySystem
import ArgumentParser
import DeviceActivities
import Foundation
import HostSystem
import Meditation
import PlainText
import ScreenKit
import Store
import Surroundings

/// `islet activity metrics`.
struct ActivityMetrics: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "metrics", abstract: "Print figures of all renewals so far.",
        discussion: """
            The counts cover all sessions on this computer, including the sitting's; durations cover the last \
            \(SessionMetrics.longestHistory) finished sessions.

            As JSON: restart_attempts, restart_successes, success_rate, retries, exhausted, sessions, sessions_running, \
            average_session_seconds, longest_session_seconds, longest_without_failure_seconds, restarts_per_session, \
            failures by reason, and retrying: id, attempt and attempts of each pending retry.
            """)

    @Option(help: "How to print it.")
    var format = ActivityFormat.text

    @Flag(.verbose) var verbose = false

    func run(in shell: Shell) throws -> Int32 {
        let reading = shell.clock()
        let activities = try ActivityDesk(in: shell).catchUp(at: reading)
        let metrics = try shell.store.sessionMetrics()
        switch format {
        case .json: try shell.say(JSONText.lines(MetricsObject(metrics, activities.sessions)))
        case .text:
            let table = AlignedTable(titles: ["METRIC", "VALUE"], numbers: [1])
            try shell.sayLines(table.text(of: Self.rows(metrics, activities.sessions)))
        }
        return ExitStatus.success.rawValue
    }

    private static func rows(_ metrics: SessionMetrics, _ running: [StoredSession]) -> [[String]] {
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

/// The metrics as scripts see them. The keys are a promise: null where there is no value yet.
private struct MetricsObject: Encodable {
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

    init(_ metrics: SessionMetrics, _ running: [StoredSession]) { (self.metrics, self.running) = (metrics, running) }

    func encode(to encoder: any Encoder) throws {
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
}
