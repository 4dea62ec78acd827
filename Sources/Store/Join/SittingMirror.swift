import Foundation
import GRDB
import Meditation

/// What a server says of the timer that this machine mirrors.
package struct MirroredChange: Hashable, Sendable {
    /// The version of the state; it grows with every change.
    package var version: Int
    /// The state, its dates by the server's clock.
    package var state: TimerState
    /// A sitting that was completed with this change.
    package var logEntry: CompletedSitting?
    /// Whether this is the state as it stands, and not one change of it.
    package var isSnapshot: Bool
    /// Seconds to add to the server's dates to have them by this machine's clock.
    package var shift: TimeInterval
    /// When the server asked for a new Live Activity of the sitting, by its clock; nil where it did not.
    package var restartRequested: Date?

    /// A change with everything given.
    package init(
        version: Int, state: TimerState, logEntry: CompletedSitting? = nil, isSnapshot: Bool = false,
        shift: TimeInterval = 0, restartRequested: Date? = nil
    ) {
        (self.version, self.state, self.logEntry) = (version, state, logEntry)
        (self.isSnapshot, self.shift, self.restartRequested) = (isSnapshot, shift, restartRequested)
    }
}

extension Store {
    /// Makes the timer here what the server says, in one transaction with the log and with the version, so that a change
    /// that comes twice is made once; false where it was made before.
    ///
    /// This is the only change of the timer while a server has it. A completed sitting goes into the log unless it is there
    /// already; a request for a restart is kept for the one who renews the sitting's activity. Throws
    /// ``ServerError/notJoined`` when no server is joined.
    @discardableResult
    package func mirror(_ change: MirroredChange, at reading: ClockReading) throws -> Bool {
        let state = change.state.moved(by: change.shift).anchored(at: reading)
        let entry = change.logEntry ?? (change.isSnapshot ? change.state.completion?.entry : nil)
        let remarks = try remarks(onCompletionOf: entry?.id)
        var previous: TimerState?
        try changingState(withLog: entry != nil) { db in
            guard let server = try JoinedTable.fetch(db, lastBeat: nil) else {
                throw ServerError.notJoined
            }
            guard change.isSnapshot || change.version > server.version ?? .min else { return }
            let old = try TimerStateTable.fetch(db)
            let isNew = change.version > server.version ?? .max
            if var entry, change.logEntry != nil || isNew,
                try SittingLogTable.fetch(id: entry.id.uuidString, in: db) == nil
            {
                // What was completed before this machine joined is in another machine's log.
                entry = entry.moved(by: change.shift)
                entry.note = entry.note ?? remarks.note
                entry.mood = entry.mood ?? remarks.mood
                try LogJournal.insert([entry], as: .complete, in: db)
            }
            if !state.isSame(as: old) { try TimerStateTable.save(state, in: db) }
            if let requested = change.restartRequested, let sitting = state.sitting {
                let request = StoredRestartRequest(
                    sitting: sitting.id, requested: requested + change.shift, received: reading.wall)
                try RestartRequestTable.save(request, in: db)
            }
            try db.execute(
                sql: "UPDATE main.joined SET version = ?, clock_shift = ?", arguments: [change.version, change.shift])
            previous = old
        }
        guard let previous else { return false }
        passMoments(from: previous, to: state, at: reading)
        return true
    }

    private func remarks(onCompletionOf sitting: UUID?) throws -> SittingRemarks {
        guard let sitting else { return .none }
        return try renewing { () throws(StoreError) in
            try Schema.moments(locations).reading { db in
                try OutgoingTable.remarks(onCompletionOf: sitting, in: db)
            }
        } ?? .none
    }

    /// Bells that were due before this machine knew of the sitting are nobody's here.
    private func passMoments(from old: TimerState, to new: TimerState, at reading: ClockReading) {
        guard let sitting = new.sitting else { return }
        if old.sitting?.id == sitting.id {
            passMoments(
                of: TimerReply(state: new, event: .update, sentence: "", previous: old.sitting), at: reading)
            return
        }
        let now = reading.now(for: sitting)
        let passed = new.moments(at: now).filter { $0.isPast(at: now) }
        guard !passed.isEmpty else { return }
        try? writingMoments { db in
            for moment in passed where try MomentTable.find(moment, in: db) == nil {
                try MomentTable.put(moment, claimedAt: now, outcome: .passed, in: db)
            }
        }
    }

    /// One transaction on the state, and on the log where it is asked for; afterwards other processes look again.
    @discardableResult
    func changingState<Value>(withLog: Bool = false, _ body: (Database) throws -> Value) throws -> Value {
        let state = Schema.state(locations)
        if withLog { try Schema.log(locations).openForWriting().shut() }
        let connection = try state.openForWriting()
        defer { try? connection.shut() }
        // What the body refuses is a result and not an error here, so that what is thrown is the database's alone.
        let result: Result<Value, ServerError> = try state.translatingErrors {
            try PrivateFiles.withPrivateMask(when: withLog) {
                try connection.writeWithoutTransaction { db in
                    if withLog { try db.execute(sql: "ATTACH DATABASE ? AS log", arguments: [locations.logPath]) }
                    var result: Result<Value, ServerError> = .failure(.notJoined)
                    try db.inTransaction(.immediate) {
                        if withLog { state.removeSuperJournals() }
                        do {
                            result = .success(try body(db))
                            return .commit
                        } catch let refusal as ServerError {
                            result = .failure(refusal)
                            return .rollback
                        }
                    }
                    return result
                }
            }
        }
        let value = try result.get()
        try? PrivateFiles.touch(locations.changePath)
        return value
    }
}

extension TimerState {
    /// Whether it says the same, but for what ties it to this machine's clock.
    fileprivate func isSame(as other: TimerState) -> Bool {
        guard case .running(let sitting) = self, case .running(let old) = other else { return self == other }
        return sitting.withoutAnchor == old.withoutAnchor
    }
}

extension Sitting {
    fileprivate var withoutAnchor: Sitting {
        Sitting(
            id: id, methodName: methodName, type: type, preparation: preparation, beganAt: beganAt, target: target,
            pausedAt: pausedAt, pauses: pauses, bells: bells, stages: stages, sound: sound)
    }
}
