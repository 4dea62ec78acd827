import ActivitySystem
import Foundation
import Meditation
import Store

/// The one door to the emulated device that is kept in the store: everyone who comes through it finds the device as it stands,
/// with the countdown showing that is to be shown now, and activities renewed that were due.
///
/// No process need be running for that: what fell due meanwhile is done by the one who looks next, as of its own instant.
package struct ActivityRepository {
    /// The app of the sitting's activity.
    package static let sittingApp = "islet"

    /// Where it is kept.
    package let store: Store
    /// Whether a sitting's activity is replaced before its eight hours are over.
    private let isRenewed: () -> Bool
    /// Passes on what became of sessions.
    private let tell: ([RenewalReport], ClockReading) -> Void

    /// A door to the activities of a store. By default sittings are renewed, and nobody is notified.
    package init(
        store: Store, isRenewed: @escaping () -> Bool = { true },
        tell: @escaping ([RenewalReport], ClockReading) -> Void = { _, _ in }
    ) {
        (self.store, self.isRenewed, self.tell) = (store, isRenewed, tell)
    }

    /// The device and the countdowns as they stand at `now`. Nothing is written.
    package func standing(at now: Date) throws(StoreError) -> StoredActivities {
        var activities = try store.activities()
        activities.catchUp(at: now)
        return activities
    }

    /// The device with the sitting that runs among its activities, as a list and a picture show it, and when they are renewed.
    ///
    /// - Parameters:
    ///   - isAuthorized: Whether Live Activities are wanted; what is not is hidden, not ended.
    ///   - isRenewed: Whether a sitting's activity is replaced before its eight hours are over.
    package func everything(
        at reading: ClockReading, isAuthorized: Bool = true, isRenewed: Bool = true
    ) throws(StoreError) -> (system: SystemState, sessions: [StoredSession]) {
        var (timer, activities, _) = try store.timerAndActivities(at: reading)
        activities.catchUp(at: reading.wall)
        if let sitting = timer.sitting {
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
    package func change<Value>(
        at reading: ClockReading, _ body: (inout StoredActivities) throws -> Value
    ) throws -> Value {
        try changeReporting(at: reading) { activities, _ in try body(&activities) }
    }

    /// The same for a body that renews: it appends to the reports what is to be passed to hooks and to the log.
    package func changeReporting<Value>(
        at reading: ClockReading, _ body: (inout StoredActivities, inout [RenewalReport]) throws -> Value
    ) throws -> Value {
        let timer = try store.timerAndActivities(at: reading).timer
        var reports: [RenewalReport] = []
        let value = try store.changeCountdowns(at: reading) { activities in
            reports = step(&activities, timer, at: reading)
            let value = try body(&activities, &reports)
            reports += activities.catchUp(at: reading.wall)
            return value
        }
        tell(reports, reading)
        return value
    }

    /// Writes down what fell due, so that screens follow; nothing where nothing did. Returns how everything stands.
    @discardableResult
    package func catchUp(at reading: ClockReading) throws -> StoredActivities {
        let (timer, stored, _) = try store.timerAndActivities(at: reading)
        var current = stored
        _ = step(&current, timer, at: reading)
        // Most looks find nothing new, and a transaction waits for a disk.
        guard current != stored else { return current }
        return try change(at: reading) { $0 }
    }

    private func step(
        _ activities: inout StoredActivities, _ timer: WallClockState, at reading: ClockReading
    ) -> [RenewalReport] {
        let reports = SittingRenewal.step(&activities, sitting: timer.sitting, isOn: isRenewed, at: reading.wall)
        return reports + activities.catchUp(at: reading.wall)
    }
}
