import ActivityLifecycle
import DeviceActivities
import Foundation
import Store

/// Looks at the age of renewed activities, each at its own interval, and logs it.
///
/// Renewals themselves happen at their own instants; a look in between finds clocks that were set and devices that slept.
struct ActivityAges {
    private var checks: [StoredSession.ID: Date] = [:]

    /// Logs the ages whose check is due, and returns when the next one is; nil where nothing is renewed.
    mutating func check(_ sessions: [StoredSession], at now: Date, log: ActivityLog) -> Date? {
        let watched = sessions.filter { $0.sitting == nil }
        checks = checks.filter { check in watched.contains { $0.id == check.key } }
        for session in watched {
            let due = checks[session.id] ?? now
            // A clock that was set back must not put off the next look.
            guard due <= now || due > now + session.lifecycle.checkInterval else { continue }
            checks[session.id] = now + session.lifecycle.checkInterval
            if let text = ActivityLog.ageText(of: session, at: now) { log.debug(text, at: now) }
        }
        return checks.values.min()
    }
}
