import ActivityLifecycle
import ActivitySystem
import Foundation
import GRDB
import Languages
import Meditation

/// The emulated device and the countdowns. What is kept of them is one value, which one transaction changes.
extension Store {
    /// The emulated device as it was when it was changed last; a new one where nothing is kept, or nothing that can be read.
    public func activitySystem() throws(StoreError) -> SystemState { try activities().system }

    /// The emulated device and the countdowns, of one instant.
    public func activities() throws(StoreError) -> StoredActivities {
        try Schema.state(locations).reading { try StoredActivities.fetch($0).activities } ?? StoredActivities()
    }

    /// Reads the timer, the emulated device, the countdowns and the server that has the timer in one go, for callers that ask every second.
    package func timerAndActivities(at reading: ClockReading) throws(StoreError) -> (
        timer: WallClockState, activities: StoredActivities, server: JoinedServer?
    ) {
        try Schema.state(locations).reading {
            (
                WallClockState(try TimerStateTable.fetch($0), at: reading),
                try StoredActivities.fetch($0).activities, try server(in: $0)
            )
        } ?? (WallClockState(.idle, at: reading), StoredActivities(), nil)
    }

    /// How renewals went since the store exists.
    public func sessionMetrics() throws(StoreError) -> SessionMetrics {
        try Schema.state(locations).reading { try ActivitySessionTable.fetchMetrics($0) } ?? SessionMetrics()
    }

    /// Changes the emulated device in one transaction that no other process can come between, and tells the screens.
    ///
    /// What `body` throws is thrown, and then nothing has changed; nor has it where `body` changes nothing. A stored device that
    /// this Islet cannot read is set aside, a new one takes its place, and the next screen says so.
    @discardableResult
    public func changeActivities<Value>(
        at reading: ClockReading, _ body: (inout SystemState) throws -> Value
    ) throws -> Value {
        try changeCountdowns(at: reading) { try body(&$0.system) }
    }

    /// The same of device and countdowns together.
    @discardableResult
    public func changeCountdowns<Value>(
        at reading: ClockReading, _ body: (inout StoredActivities) throws -> Value
    ) throws -> Value {
        let state = Schema.state(locations)
        let connection = try state.openForWriting()
        defer { try? connection.shut() }
        var isChanged = false
        var isReadable = true
        let result: Result<Value, any Error> = try state.translatingErrors {
            try connection.writeWithoutTransaction { db in
                var result: Result<Value, any Error>?
                // IMMEDIATE takes the write lock before anything is read, so that what is decided on is true when it is saved.
                try db.inTransaction(.immediate) {
                    let old: StoredActivities
                    (old, isReadable) = try StoredActivities.fetch(db, hasMetrics: true)
                    var new = old
                    // What the body refuses is a result and not an error here: what is thrown is the database's alone.
                    result = Result { try body(&new) }
                    guard case .success = result, new != old else { return .rollback }
                    if !isReadable { try ActivitySystemTable.setAside(in: db) }
                    try new.save(in: db, after: old)
                    isChanged = true
                    return .commit
                }
                guard let result else { preconditionFailure("A transaction that did not throw has run its body.") }
                return result
            }
        }
        if isChanged {
            if !isReadable {
                try? notice(
                    localized(
                        "The stored activities could not be read; they are set aside in \(locations.statePath), and new ones begin."
                    ), at: reading)
            }
            // The change is made; that other screens miss the notice does not make it a failure.
            try? PrivateFiles.touch(locations.changePath)
        }
        return try result.get()
    }
}
