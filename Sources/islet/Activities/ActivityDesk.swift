import ActivitySystem
import Configuration
import Foundation
import Meditation
import Store

/// The one door to the emulated device that is kept in the store: everyone who comes through it finds the device as it stands,
/// with the countdown showing that is to be shown now, and activities renewed that were due.
///
/// No process need be running for that: what fell due meanwhile is done by the one who looks next, as of its own instant.
struct ActivityDesk {
    /// The app of the sitting's activity.
    static let sittingApp = "islet"

    /// What the sitting's activity is called beside the others; no other has this name.
    static let sitting = "sitting"

    /// Where it is kept.
    let store: Store
    /// The world that is notified of renewals, by hooks and the log; nil for none.
    private let shell: Shell?

    /// A door that notifies nobody.
    init(store: Store) { (self.store, shell) = (store, nil) }

    /// A door whose renewals run hooks and are logged.
    init(in shell: Shell) { (store, self.shell) = (shell.store, shell) }

    /// The device and the countdowns as they stand at `now`. Nothing is written.
    func standing(at now: Date) throws(StoreError) -> StoredActivities {
        var activities = try store.activities()
        activities.catchUp(at: now)
        return activities
    }

    /// The device with the sitting that runs among its activities, as a list and a picture show it, and when they are renewed.
    ///
    /// - Parameters:
    ///   - isAuthorized: Whether Live Activities are wanted; what is not is hidden, not ended.
    ///   - isRenewed: Whether a sitting's activity is replaced before its eight hours are over.
    func everything(
        at reading: ClockReading, isAuthorized: Bool = true, isRenewed: Bool = true
    ) throws(StoreError) -> (system: SystemState, sessions: [StoredSession]) {
        var (timer, activities, _) = try store.timerAndActivities()
        activities.catchUp(at: reading.wall)
        if let sitting = timer.sitting?.moved(by: reading.lead(for: timer.sitting)) {
            let session = SittingRenewal.session(of: sitting, in: activities, isOn: isRenewed, at: reading.wall)
            activities.system.request(
                .running(sitting), renewed: session?.lifecycle.activityStart, at: reading.wall)
            if let session { activities.keep(session) }
        }
        if !isAuthorized { activities.system.hideAll(at: reading.wall) }
        return (activities.system.standing(at: reading.wall), activities.sessions)
    }

    /// Changes the device, the countdowns, or both, in one transaction. What `body` throws is thrown, and then nothing is
    /// changed.
    @discardableResult
    func change<Value>(
        at reading: ClockReading, _ body: (inout StoredActivities) throws -> Value
    ) throws -> Value {
        try changeReporting(at: reading) { activities, _ in try body(&activities) }
    }

    /// The same for a body that renews: it appends to the reports what is to be passed to hooks and to the log.
    func changeReporting<Value>(
        at reading: ClockReading, _ body: (inout StoredActivities, inout [RenewalReport]) throws -> Value
    ) throws -> Value {
        let timer = try store.timerAndActivities().timer
        var reports: [RenewalReport] = []
        let value = try store.changeCountdowns(at: reading) { activities in
            reports = step(&activities, timer, at: reading)
            let value = try body(&activities, &reports)
            reports += activities.catchUp(at: reading.wall)
            return value
        }
        shell?.tell(of: reports, at: reading)
        return value
    }

    /// Writes down what fell due, so that screens follow; nothing where nothing did. Returns how everything stands.
    @discardableResult
    func catchUp(at reading: ClockReading) throws -> StoredActivities {
        let (timer, stored, _) = try store.timerAndActivities()
        var current = stored
        _ = step(&current, timer, at: reading)
        // Most looks find nothing new, and a transaction waits for a disk.
        guard current != stored else { return current }
        return try change(at: reading) { $0 }
    }

    private func step(
        _ activities: inout StoredActivities, _ timer: TimerState, at reading: ClockReading
    ) -> [RenewalReport] {
        let sitting = timer.sitting?.moved(by: reading.lead(for: timer.sitting))
        let reports = SittingRenewal.step(
            &activities, sitting: sitting,
            isOn: { shell.map { LoadedSettings(in: $0.environment).settings.renew } ?? true }, at: reading.wall)
        return reports + activities.catchUp(at: reading.wall)
    }
}
