import ActivityLifecycle
import DeviceActivities
import Foundation
import Store
import Surroundings

/// Checks and logs the age of renewed activities, each at its own interval.
///
/// Renewals happen at their own instants; the checks in between catch clock changes and time asleep.
struct ActivityAges {
    private var checks: [StoredSession.ID: Date] = [:]

    /// Logs the ages that are due. Returns when the next check is due; `nil` if nothing is renewed.
    mutating func check(_ sessions: [StoredSession], at now: Date, in shell: Shell) -> Date? {
        let watched = sessions.filter { $0.sitting == nil }
        checks = checks.filter { check in watched.contains { $0.id == check.key } }
        for session in watched {
            let due = checks[session.id] ?? now
            // A clock set back must not postpone the next check.
            guard due <= now || due > now + session.lifecycle.checkInterval else { continue }
            checks[session.id] = now + session.lifecycle.checkInterval
            ActivityLog.recordAge(of: session, at: now, in: shell)
        }
        return checks.values.min()
    }
}
