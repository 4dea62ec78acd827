import ActivityLifecycle
import ActivitySystem
import Foundation
import PlainText
import Store
import Surroundings

/// The log of renewals: a file in the state folder, one line an event, of which the newest 128 KB are kept.
///
/// Events that change something are always written, there are few of them; how old each activity is, at every check, only with
/// `--verbose` or `ISLET_LOG=debug`.
package struct ActivityLog {
    /// The file; a person may read or remove it at any time.
    package let path: String
    /// Whether what is only of use for finding a fault is written too.
    let isDebugging: Bool
    /// Writes on standard error as well; nil for not.
    private let echo: ((String) -> Void)?

    /// The size above which the older half of the file is dropped, in bytes.
    package static let limit = 131_072

    /// The log of a shell's store.
    package init(in shell: Shell) {
        path = shell.store.locations.stateDirectory + "/activity.log"
        isDebugging = shell.isVerbose || shell.environment["ISLET_LOG"] == "debug"
        echo = shell.isVerbose ? { shell.complain($0) } : nil
    }

    /// Appends a line. A log that cannot be written stops nothing.
    package func write(_ text: String, at date: Date) {
        let line = "\(date.formatted(.iso8601)) \(TerminalText.oneLine(text))\n"
        echo?(line)
        shorten()
        let file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard file >= 0 else { return }
        defer { close(file) }
        let bytes = Array(line.utf8)
        _ = Foundation.write(file, bytes, bytes.count)
    }

    /// Appends a line that is of use only for finding a fault.
    package func debug(_ text: @autoclosure () -> String, at date: Date) { if isDebugging { write(text(), at: date) } }

    /// The last lines, the oldest first.
    package func lines(_ count: Int = 50) -> [String] {
        guard let data = try? Data(contentsOf: URL(filePath: path)) else { return [] }
        return String(decoding: data, as: UTF8.self).split(separator: "\n").suffix(count)
            .map { TerminalText.oneLine(String($0)) }
    }

    private func shorten() {
        var status = stat()
        guard lstat(path, &status) == 0, status.st_size > Self.limit,
            let data = try? Data(contentsOf: URL(filePath: path))
        else { return }
        let half = data.suffix(Self.limit / 2)
        let start = half.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? half.endIndex
        try? Data(half[start...]).write(to: URL(filePath: path), options: .atomic)
        chmod(path, 0o600)
    }
}

extension ActivityLog {
    /// What happened, in words: `build: restarted after 7.0 h (restart 2, session 14.0 h).`
    package static func text(of report: RenewalReport) -> String {
        switch report.event {
        case .started(let interval): "\(report.id): Session started (renews after \(hours(interval)))."
        case .recovered:
            "\(report.id): Recovered activity \(report.id) (\(hours(report.age)) old, \(report.restarts) restarts)."
        case .notice(let left): "\(report.id): Renews in \(hours(left)) (activity age \(hours(report.age)))."
        case .restarted:
            "\(report.id): Restarted after \(hours(report.age)) "
                + "(restart \(report.restarts), session \(hours(report.duration)))."
        case .refused(let error, let retry):
            "\(report.id): Request refused: \(error.rawValue). "
                + "Retrying in \(Int(retry.date.timeIntervalSince(report.date).rounded())) s "
                + "(attempt \(retry.attempt) of \(retry.of))."
        case .gaveUp(let error):
            "\(report.id): Gave up after \(SessionLifecycle<EncodedContent>.retryDelays.count) retries: "
                + "\(error.rawValue). The session lasted \(hours(report.duration))."
        case .ended: "\(report.id): Session ended after \(hours(report.duration)) with \(report.restarts) restarts."
        }
    }

    /// The age of a session's activity at a check: `build: Activity age: 0.5 h of 7.0 h.`
    package static func ageText(of session: StoredSession, at now: Date) -> String? {
        guard let start = session.lifecycle.activityStart else { return nil }
        return "\(session.id): Activity age: \(hours(now.timeIntervalSince(start))) of \(hours(session.interval))."
    }

    /// `7.0 h`; below six minutes in minutes and seconds, so that short trials can be followed.
    package static func hours(_ seconds: TimeInterval) -> String {
        seconds < 360
            ? "\(Int(max(0, seconds).rounded())) s" : String(format: "%.1f h", seconds / 3600)
    }
}
