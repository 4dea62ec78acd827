import ActivityLifecycle
import ActivitySystem
import Configuration
import DeviceActivities
import Foundation
import LiveActivities
import Meditation
import Store

/// Whether what is configured here outlives the eight hours, and reaches its server's pushes.
extension Doctor {
    /// Whether each activity of this installation that is to live for longer than eight hours is replaced before.
    package func restarts(
        _ stored: Result<StoredActivities, any Error>, _ settings: Settings, at reading: ClockReading
    ) -> [Check] {
        guard let activities = try? stored.get() else { return [] }
        let sessions = activities.sessions.filter { $0.sitting == nil }.map(interval)
        let unrenewed = activities.system.activities.compactMap { ending($0, in: activities, at: reading.wall) }
        return sessions + unrenewed + [sitting(settings, at: reading)]
    }

    /// The longest interval of a session's schedule against the eight hours.
    private func interval(of session: StoredSession) -> Check {
        let (key, title) = ("readiness.restart", "activity \(session.id)")
        let longest = session.lifecycle.schedule.longestInterval
        let left = SystemState.longestActive - longest
        guard longest > 0, left > 0 else {
            return .off(
                key, title, "replaced after \(ClockText.brief(longest)), but the system ends it earlier",
                "Choose an interval under 8 hours: islet activity restart \(session.id) --renew-after 7h.")
        }
        if let retry = session.lifecycle.retry {
            return .off(
                key, title, "its replacement is refused (attempt \(retry.attempt) of \(retry.of))",
                "islet activity log shows why.")
        }
        return .ok(
            key, title,
            "replaced after \(ClockText.brief(longest)) at most, \(ClockText.brief(left)) before the system ends it")
    }

    /// An activity without renewal whose own content says that it goes on for longer than eight hours.
    private func ending(_ id: String, in activities: StoredActivities, at now: Date) -> Check? {
        let system = activities.system
        guard system.isLive(id), activities.session(of: id) == nil, !CountdownSchedule.isOfList(id),
            let start = system.startDate(of: id)
        else { return nil }
        let shown = system.activitiesOnShow(at: now).first { $0.id == id }
        guard let end = shown.flatMap(ActivityWidgets.summary)?.end, end > start + SystemState.longestActive else {
            return nil
        }
        return .off(
            "readiness.restart", "activity \(id)",
            "not renewed: it lasts \(ClockText.brief(end.timeIntervalSince(start).rounded())), and the system ends it "
                + "after 8 h", "islet activity restart \(id) --renew keeps it showing.")
    }

    private func sitting(_ settings: Settings, at reading: ClockReading) -> Check {
        let (key, title) = ("readiness.restart.sitting", "sitting")
        let interval = RestartSchedule.standard.longestInterval
        guard !settings.renew else {
            return .ok(
                key, title,
                "replaced after \(ClockText.brief(interval)), "
                    + "\(ClockText.brief(SystemState.longestActive - interval)) before the system ends it")
        }
        let remedy = "islet config set renew true keeps it showing."
        if let sitting = try? shell.store.running(), (sitting.target ?? .infinity) > SystemState.longestActive {
            return .off(key, title, "not renewed, and it may last longer than 8 h", remedy)
        }
        return .note(key, title, "not renewed: after 8 h it leaves the island", remedy)
    }

    /// Whether the apps of this installation that servers push to declare frequent updates, and the person allows them.
    func frequentUpdates(_ stored: Result<SystemState, any Error>) -> [Check] {
        guard let system = try? stored.get() else { return [] }
        let pushed = system.activities.filter { system.pushType(of: $0) != nil }
        let apps = Set(pushed.compactMap(system.app)).sorted()
        guard !apps.isEmpty else {
            return [.ok("readiness.frequent", "frequent updates", "no stored activity receives pushes")]
        }
        return apps.map { app in
            let (key, title) = ("readiness.frequent", "app \(app)")
            let (few, many) = (Int(system.rules.pushesPerHour), Int(system.rules.frequentPushesPerHour))
            guard system.capabilities(of: app).frequentUpdates else {
                return .off(
                    key, title, "does not declare frequent updates: \(few) pushes an hour",
                    "Declare NSSupportsLiveActivitiesFrequentUpdates for it.")
            }
            guard system.areFrequentPushesEnabled(app: app) else {
                return .off(
                    key, title, "frequent updates are switched off: \(few) pushes an hour",
                    "Switch them on for this app.")
            }
            return .ok(key, title, "declares frequent updates: \(many) pushes an hour")
        }
    }
}
