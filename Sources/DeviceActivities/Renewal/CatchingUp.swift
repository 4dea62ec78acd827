import ActivitySystem
import Foundation
import Store
import Surroundings

extension StoredActivities {
    /// Lets happen what is due at `now`, each at its own instant: ends, the next countdown's turn, renewals, the eight hours.
    /// Returns what happened to sessions.
    @discardableResult
    package mutating func catchUp(at now: Date) -> [RenewalReport] {
        var reports: [RenewalReport] = []
        while let due = nextChange, due <= now { reports += step(at: due) }
        reports += step(at: now)
        // Nobody was there for the first of them: who looks now has recovered the session.
        let restarts = reports.filter { $0.event == .restarted }
        let late = restarts.first { now.timeIntervalSince($0.date) > Renewals.recoveryDelay }
        if let late, let newest = restarts.last(where: { $0.id == late.id }) {
            let age = now.timeIntervalSince(newest.date)
            reports.append(
                RenewalReport(
                    id: newest.id, date: now, event: .recovered, age: age, duration: newest.duration + age,
                    restarts: newest.restarts))
        }
        return reports
    }

    /// When something changes by itself; nil for never. The end of an activity's eight hours counts where it is renewed.
    package var nextChange: Date? {
        [CountdownSchedule.nextChange(of: self), Renewals.nextChange(of: self)].compactMap { $0 }.min()
    }

    private mutating func step(at now: Date) -> [RenewalReport] {
        system.advance(to: now)
        let reports = Renewals.step(&self, at: now)
        CountdownSchedule.step(&self, at: now)
        return reports
    }
}

extension StoredActivities {
    /// The activities that may show: none while the settings have Live Activities switched off. Switching them off ends none.
    ///
    /// Settings are read only where there is something to hide: who asks every second mostly has no activities.
    package func wanted(in environment: [String: String]) -> StoredActivities {
        isEmpty || LoadedSettings(in: environment).settings.liveActivities ? self : StoredActivities()
    }
}
