import ActivityLifecycle
import ActivitySystem
import Foundation
import LiveActivities
import Meditation
import Store

/// What is said of activities that are not seen, and of fields that cannot be read.
package enum ActivityWords {
    /// Why nothing of what there is can be seen.
    package static let switchedOff =
        "Live Activities are switched off, so none is visible; `islet config set live-activities true` shows them.\n"

    /// Which field is wrong and what it should be.
    package static func sentence(for error: DecodingError) -> String {
        func field(_ keys: [any CodingKey]) -> String { "`\(IncorrectField.path(of: keys))`" }
        return switch error {
        case .keyNotFound(let key, let context): "\(field(context.codingPath + [key])) is missing; give it a value."
        case .valueNotFound(let type, let context):
            "\(field(context.codingPath)) is null; give it \(IncorrectField.words(for: type))."
        case .typeMismatch(let type, let context):
            "\(field(context.codingPath)) has the wrong type; give it \(IncorrectField.words(for: type))."
        case .dataCorrupted(let context): "\(field(context.codingPath)) cannot be read; give it another value."
        @unknown default: "A field cannot be read; give it another value."
        }
    }
}

extension ActivityWords {
    /// How a session stands, in a line: `Age 2 h of 7 h, renews in 5 h, 1 restart, session 9 h.`
    package static func renewal(of session: StoredSession, at now: Date) -> String {
        let lifecycle = session.lifecycle
        let restarts = "\(lifecycle.restarts) restart\(lifecycle.restarts == 1 ? "" : "s")"
        let duration = "session \(brief(lifecycle.sessionDuration(at: now) ?? 0))"
        guard let start = lifecycle.activityStart, let left = lifecycle.timeUntilRestart(at: now) else {
            return retry(of: session, at: now).map { "\($0) \(restarts), \(duration)." }
                ?? "Waiting to request it again, \(restarts), \(duration)."
        }
        let age = "Age \(brief(now.timeIntervalSince(start))) of \(brief(session.interval))"
        let waiting = retry(of: session, at: now).map { " \($0)" } ?? ""
        return "\(age), renews in \(brief(left)), \(restarts), \(duration).\(waiting)"
    }

    /// A pending retry: `Retrying in 2 s (attempt 1 of 3).`
    package static func retry(of session: StoredSession, at now: Date) -> String? {
        session.lifecycle.retry.map { retry in
            let left = Int(max(0, retry.date.timeIntervalSince(now)).rounded(.up))
            return "Retrying in \(left) s (attempt \(retry.attempt) of \(retry.of))."
        }
    }

    private static func brief(_ seconds: TimeInterval) -> String {
        seconds < 1 ? "0s" : ClockText.brief(seconds.rounded())
    }
}
