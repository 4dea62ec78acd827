import ActivityLifecycle
import ActivitySystem
import Foundation
import HostSystem
import Logging
import Store
import Surroundings

/// The log's entries about renewed activities, which have a label of their own.
package enum ActivityLog {
    /// Their label.
    private static let label = "activity"

    /// Logs an event. Those found later, when a process catches up, say when they happened.
    package static func record(_ report: RenewalReport, at now: Date, in shell: Shell) {
        var metadata: Logger.Metadata = ["id": "\(report.id)"]
        if abs(now.timeIntervalSince(report.date)) >= 1 { metadata["at"] = "\(report.date.formatted(.iso8601))" }
        let level: Logger.Level =
            switch report.event {
            case .started, .recovered, .notice, .restarted, .ended: .info
            case .refused: .warning
            case .gaveUp: .error
            }
        shell.logger(label).log(level: level, "\(text(of: report))", metadata: metadata)
    }

    /// Logs the age of a session's activity at a check: `Activity age: 0.5 h of 7.0 h.`
    package static func recordAge(of session: StoredSession, at now: Date, in shell: Shell) {
        guard let start = session.lifecycle.activityStart else { return }
        shell.logger(label).debug(
            "Activity age: \(hours(now.timeIntervalSince(start))) of \(hours(session.interval)).",
            metadata: ["id": "\(session.id)"])
    }

    /// The last entries, oldest first.
    package static func lines(_ count: Int = 50, in shell: Shell) -> [String] {
        shell.logFile.lines(count, label: label)
    }

    /// What happened, in words: `Restarted after 7.0 h (restart 2, session 14.0 h).`
    private static func text(of report: RenewalReport) -> String {
        switch report.event {
        case .started(let interval): "Session started (renews after \(hours(interval)))."
        case .recovered:
            "Recovered activity \(report.id) (\(hours(report.age)) old, \(report.restarts) restarts)."
        case .notice(let left): "Renews in \(hours(left)) (activity age \(hours(report.age)))."
        case .restarted:
            "Restarted after \(hours(report.age)) "
                + "(restart \(report.restarts), session \(hours(report.duration)))."
        case .refused(let error, let retry):
            "Request refused: \(error.rawValue). "
                + "Retrying in \(Int(retry.date.timeIntervalSince(report.date).rounded())) s "
                + "(attempt \(retry.attempt) of \(retry.of))."
        case .gaveUp(let error):
            "Gave up after \(SessionLifecycle<EncodedContent>.retryDelays.count) retries: "
                + "\(error.rawValue). The session lasted \(hours(report.duration))."
        case .ended: "Session ended after \(hours(report.duration)) with \(report.restarts) restarts."
        }
    }

    /// `7.0 h`; below six minutes in minutes and seconds, so that short trials can be followed.
    private static func hours(_ seconds: TimeInterval) -> String {
        seconds < 360
            ? "\(Int(max(0, seconds).rounded())) s" : String(format: "%.1f h", seconds / 3600)
    }
}
