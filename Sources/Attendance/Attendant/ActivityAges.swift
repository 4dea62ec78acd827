import ActivityLifecycle
import DeviceActivities
import Foundation
import Store

/// Checks and logs the age of renewed activities, each at its own interval.
///
/// Renewals happen at their own instants; the checks in between catch clock changes and time asleep.
struct ActivityAges {
    private var checks: [StoredSession.ID: Date] = [:]

    /// Logs the ages that are due. Returns when the next check is due; `nil` if nothing is renewed.
    mutating func check(_ sessions: [StoredSession], at now: Date, log: ActivityLog) -> Date? {
        let watched = sessions.filter { $0.sitting == nil }
        checks = checks.filter { check in watched.contains { $0.id == check.key } }
        for session in watched {
            let due = checks[session.id] ?? now
            // A clock set back must not postpone the next check.
            guard due <= now || due > now + session.lifecycle.checkInterval else { continue }
            checks[session.id] = now + session.lifecycle.checkInterval
            if let text = ActivityLog.ageText(of: session, at: now) { log.debug(text, at: now) }
        }
        return checks.values.min()
    }
}
