import Foundation
import GRDB
import Meditation

/// Keeps the running sitting and the log on disk; the one truth that any number of processes read and change.
///
/// Read these three first: ``Store``; ``StoreLocations``, where the files are; ``StoreError``, what can go wrong.
///
/// - The state (`state.sqlite`) and the log (`log.sqlite`) are two databases, because XDG gives them two directories. An action
///   is **one transaction**, a completion one over both: the log is attached, and SQLite's super-journal makes the commit
///   atomic. That holds for rollback journals only, not for WAL
///   ([Atomic commit, multi-file](https://www.sqlite.org/atomiccommit.html), [ATTACH](https://www.sqlite.org/lang_attach.html)),
///   so both databases keep SQLite's default journal mode. There is one small write per thing that a person does; WAL would
///   gain nothing.
/// - What processes tell each other of the sitting's moments (`moments.sqlite`: whose bell it is, when it was last seen) is apart
///   from both: a bell waits for no disk, and neither does a person's action for a process that was stopped at a bell.
/// - A store holds no connection and no cached state: every call opens, does its work and closes. A few hundred microseconds
///   buy that a store is a value, that a database removed or replaced under a running screen is noticed, and that nothing
///   has to be saved on the way out.
/// - Reading creates nothing: where there is no file, there is no sitting.
public struct Store: Sendable {
    /// Where the files are.
    public let locations: StoreLocations

    /// A store; touches no file.
    public init(locations: StoreLocations) {
        self.locations = locations
    }

    /// The file that is written after every change, for other processes to watch.
    ///
    /// Watch it (after ``makeReady()``, which creates it), read ``state()`` once, and read again whenever it is written. Its
    /// content means nothing.
    public var changeFile: URL { URL(fileURLWithPath: locations.changePath) }

    /// Creates directories, databases and ``changeFile`` where they are missing, and brings databases of an earlier Islet up to
    /// date. Needed before watching; ``perform(_:at:)`` does it by itself.
    public func makeReady() throws(StoreError) {
        for database in [Schema.state(locations), Schema.log(locations)] {
            try database.openForWriting().shut()
        }
        try PrivateFiles.makeFile(locations.changePath)
    }

    /// Performs an action through ``TimerServer`` and saves what comes of it, in one transaction that no other process can
    /// come between.
    ///
    /// Throws a ``TimerError`` when the action does not fit, a ``StoreError`` when it cannot be saved, and
    /// ``ServerError/ownedByServer(_:)`` when a server has the timer (``act(_:at:remarks:)`` sends it there); in every case nothing
    /// has changed.
    @discardableResult
    public func perform(_ action: TimerAction, at now: Date) throws -> TimerReply {
        try perform(action) { server throws(TimerError) in try server.perform(action, at: now) }
    }

    /// Performs an action on the sitting's own time line, so that a step of the wall clock does not change what was sat; see
    /// ``ClockReading``. Otherwise as ``perform(_:at:)-(_,Date)``. The `remarks` are logged with a sitting that is completed.
    @discardableResult
    public func perform(
        _ action: TimerAction, at reading: ClockReading, remarks: SittingRemarks = .none
    ) throws -> TimerReply {
        try perform(action, at: reading, remarks: remarks, observing: nil)
    }

    /// The same; what this device's settings are is remembered in the same transaction, as ``remember(_:)`` would in one of its own.
    @discardableResult
    package func perform(
        _ action: TimerAction, at reading: ClockReading, remarks: SittingRemarks = .none,
        observing device: DeviceSettings?
    ) throws -> TimerReply {
        var action = action
        if case .complete(let message, nil, let shortest) = action {
            action = .complete(message: message, endedAt: lastLookAhead(of: reading), shortestLogged: shortest)
        }
        let reply = try perform(action, remarks: remarks, observing: device) { server throws(TimerError) in
            try server.perform(action, at: reading)
        }
        passMoments(of: reply, at: reading)
        return reply
    }

    /// When the running sitting was last seen, where the wall clock has fallen behind that: it did not end before.
    private func lastLookAhead(of reading: ClockReading) -> Date? {
        guard let sitting = try? running(), reading.isBehind(sitting), let mark = try? memory().seen,
            mark.sittingID == sitting.id, mark.date > reading.now(for: sitting)
        else { return nil }
        return mark.date
    }

    /// Starts a sitting; one that runs is completed first, and logged if it lasted `shortestLogged` seconds, or cancelled while
    /// it still prepares. Both are one
    /// transaction: a start that does not fit leaves the first one running. This device's settings are remembered in it, too. Returns
    /// what came of the first, if there was one, and of the start.
    package func startAfterCompleting(
        _ request: StartRequest, shortestLogged: TimeInterval, at reading: ClockReading,
        observing device: DeviceSettings? = nil
    ) throws -> (ended: TimerReply?, started: TimerReply) {
        // Mostly nothing runs, and to look first would be one more way into the database.
        do {
            return (nil, try perform(.start(request), at: reading, observing: device))
        } catch TimerError.alreadyRunning {}
        let end = lastLookAhead(of: reading)
        var ended: TimerReply?
        let started = try perform(.complete(), observing: device) { server throws(TimerError) in
            if let sitting = server.state.sitting {
                let isPreparing = sitting.preparationLeft(at: reading.now(for: sitting)) > 0
                ended = try server.perform(
                    isPreparing ? .cancel : .complete(endedAt: end, shortestLogged: shortestLogged), at: reading)
            }
            let reply = try server.perform(.start(request), at: reading)
            return TimerReply(
                state: reply.state, event: reply.event, logEntry: ended?.logEntry, sentence: reply.sentence,
                previous: ended?.previous)
        }
        return (ended, TimerReply(state: started.state, event: started.event, sentence: started.sentence))
    }

    private typealias Transition = (inout TimerServer) throws(TimerError) -> TimerReply

    private func perform(
        _ action: TimerAction, remarks: SittingRemarks = .none, observing device: DeviceSettings? = nil,
        transition: Transition
    ) throws -> TimerReply {
        let state = Schema.state(locations)
        let writesLog: Bool
        switch action {
        case .start:
            // Better to hear of trouble with the log before the sitting than after. It is not written yet, and a transaction
            // over both databases would sync more than twice as much. One that is not there yet need not be made now.
            try Schema.log(locations).checkHeader()
            writesLog = false
        case _ where !state.exists:
            var server = TimerServer()
            return try transition(&server)
        case .complete:
            try Schema.log(locations).openForWriting().shut()
            writesLog = true
        case .pause, .resume, .extend, .skip, .setTarget, .cancel: writesLog = false
        }
        let result =
            try state.create { try Self.transact(transition, remarks: remarks, observing: device, in: $0) {} }
            ?? perform(transition, remarks: remarks, observing: device, in: state, andLog: writesLog)
        let reply = try result.get().get()
        if reply.event != nil {
            // The change is made; that other screens miss the notice does not make it a failure.
            try? PrivateFiles.touch(locations.changePath)
        }
        return reply
    }

    /// Performs it in the database that is there.
    private func perform(
        _ transition: Transition, remarks: SittingRemarks, observing device: DeviceSettings?, in state: DatabaseFile,
        andLog writesLog: Bool
    ) throws -> Transacted {
        let connection = try state.openForWriting()
        defer { try? connection.shut() }
        return try state.translatingErrors {
            try PrivateFiles.withPrivateMask(when: writesLog) {
                try connection.writeWithoutTransaction { db in
                    if writesLog {
                        try db.execute(sql: "ATTACH DATABASE ? AS log", arguments: [locations.logPath])
                    }
                    return try Self.transact(transition, remarks: remarks, observing: device, in: db) {
                        if writesLog { state.removeSuperJournals() }
                    }
                }
            }
        }
    }

    /// Wakes the processes that watch the store, for a change that is not in it.
    package func announceChange() { try? PrivateFiles.touch(locations.changePath) }

    /// What is remembered: a running sitting, a completion, or nothing.
    public func state() throws(StoreError) -> TimerState {
        try Schema.state(locations).reading { try TimerStateTable.fetch($0) } ?? .idle
    }

    /// The running sitting; nil when there is none.
    public func running() throws(StoreError) -> Sitting? {
        try state().sitting
    }

    /// The running sitting in wall-clock time, to show and not to save; nil when there is none.
    package func running(at reading: ClockReading) throws(StoreError) -> Sitting? {
        try running()?.onWallClock(at: reading)
    }

    /// The last completion, until a sitting starts. Show it for some seconds from its `completedAt`.
    public func lastCompletion() throws(StoreError) -> Completion? {
        try state().completion
    }

    /// A reply, or why there is none: that the action does not fit, or that the timer is a server's.
    private typealias Transacted = Result<Result<TimerReply, TimerError>, ServerError>

    /// A refused action is a result and not an error here, so that what is thrown is the database's alone.
    ///
    /// - Parameter prepare: What is done once no other process can write.
    private static func transact(
        _ transition: Transition, remarks: SittingRemarks, observing device: DeviceSettings?, in db: Database,
        prepare: () -> Void
    ) throws -> Transacted {
        var result: Result<TimerReply, TimerError> = .failure(.nothingRunning)
        var owner: JoinedServer?
        // IMMEDIATE takes the write lock before the state is read, so that what is decided on is still true when it is saved.
        try db.inTransaction(.immediate) {
            prepare()
            owner = try JoinedTable.fetch(db, lastBeat: nil)
            guard owner == nil else { return .rollback }
            var server = TimerServer(state: try TimerStateTable.fetch(db))
            result = Result { () throws(TimerError) in try transition(&server).noting(remarks) }
            guard let reply = try? result.get(), reply.event != nil else { return .rollback }
            try TimerStateTable.save(reply.state, in: db)
            if let entry = reply.logEntry { try LogJournal.insert([entry], as: .complete, in: db) }
            if let device { _ = try DeviceSettingsTable.save(device, in: db) }
            return .commit
        }
        return owner.map { .failure(.ownedByServer($0)) } ?? .success(result)
    }
}

/// Claims of the bell at a countdown's end. As with the moments of a sitting, only one process can claim it.
extension Store {
    /// A countdown whose bell may be claimed.
    ///
    /// They are those that are not paused and whose end nobody rang or said to be missed; one that another process has claimed is among them until
    /// that one has rung.
    public func unrungCountdowns() throws(StoreError) -> [StoredCountdown] {
        let countdowns = try activities().countdowns.filter { $0.pausedAt == nil }
        guard !countdowns.isEmpty else { return [] }
        let settled = try renewing { () throws(StoreError) in
            try Schema.moments(locations).reading { db in
                Set(
                    try String.fetchAll(
                        db, sql: "SELECT countdown_id FROM countdown_bell WHERE outcome IS NOT NULL"))
            }
        }
        return countdowns.filter { !(settled ?? []).contains($0.id) }
    }

    /// Claims the bell of a countdown that has ended, so that of all processes that wait for it one alone rings and says so.
    ///
    /// If the process that claimed it died before ringing, this is noticed ``SittingMoment/latest`` seconds later, by the next claim, which
    /// then is ``MomentClaim/missed``. One that was removed meanwhile is ``MomentClaim/taken``.
    public func claim(_ countdown: StoredCountdown, at now: Date) throws(StoreError) -> MomentClaim {
        guard try activities().countdowns.contains(where: { $0.id == countdown.id && $0.endDate <= now }) else {
            return .taken
        }
        return try writingMoments { db in
            try CountdownBellTable.forget(before: now - CountdownBellTable.memory, in: db)
            if let record = try CountdownBellTable.find(countdown.id, in: db) {
                guard record.outcome == nil, now > record.claimedAt + SittingMoment.latest else { return .taken }
                try CountdownBellTable.put(countdown, claimedAt: record.claimedAt, outcome: .missed, in: db)
                return .missed
            }
            let isMissed = now > countdown.endDate + SittingMoment.latest
            try CountdownBellTable.put(countdown, claimedAt: now, outcome: isMissed ? .missed : nil, in: db)
            return isMissed ? .missed : .mine
        }
    }

    /// Says that the bell of a countdown that was claimed has been rung.
    public func settle(_ countdown: StoredCountdown) throws(StoreError) {
        try writingMoments { db in
            try db.execute(
                sql: "UPDATE countdown_bell SET outcome = ? WHERE countdown_id = ? AND outcome IS NULL",
                arguments: [MomentRecord.Outcome.rung.rawValue, countdown.id])
        }
    }
}

/// The bells of countdowns that were claimed, a row each.
enum CountdownBellTable {
    /// How long a row is kept after the end: longer than its countdown, or that would be rung once more.
    static let memory: TimeInterval = 7 * 86_400

    static func find(_ id: String, in db: Database) throws -> (claimedAt: Date, outcome: String?)? {
        try Row.fetchOne(
            db, sql: "SELECT claimed_at, outcome FROM countdown_bell WHERE countdown_id = ?", arguments: [id]
        ).map { (Date(stored: $0[0]), $0[1]) }
    }

    static func put(
        _ countdown: StoredCountdown, claimedAt: Date, outcome: MomentRecord.Outcome?, in db: Database
    ) throws {
        try db.execute(
            sql: """
                INSERT OR REPLACE INTO countdown_bell (countdown_id, due_at, claimed_at, outcome) VALUES (?, ?, ?, ?)
                """,
            arguments: [countdown.id, countdown.endDate.stored, claimedAt.stored, outcome?.rawValue])
    }

    static func forget(before date: Date, in db: Database) throws {
        try db.execute(sql: "DELETE FROM countdown_bell WHERE due_at < ?", arguments: [date.stored])
    }
}
