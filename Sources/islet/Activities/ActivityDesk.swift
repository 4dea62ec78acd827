import ActivitySystem
import Foundation
import Meditation
import Store

/// The one door to the emulated device that is kept in the store: whoever comes through it finds the device as it stands, with
/// the countdown on show that is to be on show now.
///
/// No process need be alive for that: what fell due meanwhile is done by the one who looks next, as of its own instant.
struct ActivityDesk {
    /// The app of the sitting's activity.
    static let sittingApp = "islet"

    /// What the sitting's activity is called beside the others; no other has this name.
    static let sitting = "sitting"

    /// Where it is kept.
    let store: Store

    /// The device and the countdowns as they stand at `now`. Nothing is written.
    func standing(at now: Date) throws(StoreError) -> StoredActivities {
        var activities = try store.activities()
        CountdownShow.catchUp(&activities, at: now)
        return activities
    }

    /// The device with the sitting that runs among its activities, as a list and a picture show it.
    ///
    /// - Parameter isAuthorized: Whether Live Activities are wanted; what is not is hidden, not ended.
    func everything(at reading: ClockReading, isAuthorized: Bool = true) throws(StoreError) -> SystemState {
        var (timer, activities, _) = try store.timerAndActivities()
        if let sitting = timer.sitting?.moved(by: reading.lead(for: timer.sitting)) {
            activities.system.request(.running(sitting), at: reading.wall)
        }
        CountdownShow.catchUp(&activities, at: reading.wall)
        if !isAuthorized { activities.system.hideAll(at: reading.wall) }
        return activities.system.standing(at: reading.wall)
    }

    /// Changes the device, the countdowns, or both, in one transaction. What `body` throws is thrown, and then nothing is
    /// changed.
    @discardableResult
    func change<Value>(
        at reading: ClockReading, _ body: (inout StoredActivities) throws -> Value
    ) throws -> Value {
        try store.changeCountdowns(at: reading) { activities in
            CountdownShow.catchUp(&activities, at: reading.wall)
            let value = try body(&activities)
            CountdownShow.catchUp(&activities, at: reading.wall)
            return value
        }
    }

    /// Writes down what fell due, so that screens follow; nothing where nothing did. Answers how everything stands.
    @discardableResult
    func catchUp(at reading: ClockReading) throws -> StoredActivities {
        let stored = try store.activities()
        var current = stored
        CountdownShow.catchUp(&current, at: reading.wall)
        // Most looks find nothing new, and a transaction waits for a disk.
        guard current != stored else { return current }
        return try change(at: reading) { $0 }
    }
}
