import Foundation
import GRDB
import Meditation

/// What came of claiming a moment.
public enum MomentClaim: Hashable, Sendable {
    /// It is the caller's, and nobody else's: ring, then ``Store/settle(_:)``.
    case mine
    /// Another process has it or had it, or the sitting has changed and the moment is none any more: do nothing.
    case taken
    /// It is too late to ring, and the caller is the one to say so. The store has it as missed.
    case missed
}

extension Store {
    /// Claims a moment that is due, so that of all processes that wait for it one alone rings, runs hooks and says so.
    ///
    /// If the process that claimed it died before ringing, this is noticed ``SittingMoment/latest`` seconds later, by the next claim, which
    /// then is ``MomentClaim/missed``.
    public func claim(_ moment: SittingMoment, at reading: ClockReading) throws(StoreError) -> MomentClaim {
        // Another process may have paused, moved the target or ended the sitting since the caller looked.
        let state = try state()
        let now = reading.now(for: state.sitting)
        guard state.moments(at: now).contains(where: { $0.id == moment.id }) else { return .taken }
        return try writingMoments { db in
            try MomentTable.forget(allBut: moment.sittingID, in: db)
            if let record = try MomentTable.find(moment, in: db) {
                guard record.isAbandoned(at: now) else { return .taken }
                try MomentTable.put(moment, claimedAt: record.claimedAt, outcome: .missed, in: db)
                return .missed
            }
            let isMissed = moment.isPast(at: now)
            try MomentTable.put(moment, claimedAt: now, outcome: isMissed ? .missed : nil, in: db)
            return isMissed ? .missed : .mine
        }
    }

    /// Says that the bell of a moment that was claimed has been rung.
    public func settle(_ moment: SittingMoment) throws(StoreError) {
        try writingMoments { db in
            try db.execute(
                sql: "UPDATE moment SET outcome = ? WHERE sitting_id = ? AND name = ? AND outcome IS NULL",
                arguments: [MomentRecord.Outcome.rung.rawValue, moment.sittingID.uuidString, moment.name])
        }
    }

    /// Remembers that the card after a sitting was closed, so that no other screen shows it.
    package func closeCard(of sitting: UUID, at reading: ClockReading) throws(StoreError) {
        try writingMoments { db in try MomentTable.closeCard(of: sitting, at: reading.wall, in: db) }
    }

    /// Marks the running sitting as seen now. Where none runs any more, nothing is marked.
    public func see(at reading: ClockReading) throws(StoreError) {
        guard let sitting = try running() else { return }
        let mark = SeenMark(of: sitting, at: reading)
        try writingMoments { db in
            try db.execute(
                sql:
                    "INSERT OR REPLACE INTO seen (slot, sitting_id, seen_at, boot_id, asleep) VALUES (1, ?, ?, ?, ?)",
                arguments: [mark.sittingID.uuidString, mark.date.stored, mark.bootID, mark.asleep])
        }
    }

    /// All that is remembered of the timer. The moments may be lost: what keeps them from being read keeps nobody from the sitting.
    public func memory() throws(StoreError) -> TimerMemory {
        let known = try Schema.state(locations).reading { (try TimerStateTable.fetch($0), try server(in: $0)) }
        return memory(known?.0 ?? .idle, joined: known?.1)
    }

    /// What is remembered of the timer, and the emulated device with the countdowns; the timer and the device of one instant, with one look.
    package func memoryAndActivities() throws(StoreError) -> (memory: TimerMemory, activities: StoredActivities) {
        let known = try Schema.state(locations).reading {
            (try TimerStateTable.fetch($0), try server(in: $0), try StoredActivities.fetch($0).activities)
        }
        return (memory(known?.0 ?? .idle, joined: known?.1), known?.2 ?? StoredActivities())
    }

    private func memory(_ state: TimerState, joined server: JoinedServer?) -> TimerMemory {
        let id = state.sittingID
        let memory = try? renewing { () throws(StoreError) in
            try Schema.moments(locations).reading { db in
                TimerMemory(
                    state: state, moments: try id.map { try MomentTable.fetch(of: $0, in: db) } ?? [],
                    unfinishedBell: try id.flatMap { try UnfinishedBellTable.fetch(of: $0, in: db) },
                    seen: try Self.seen(in: db), notices: try NoticeTable.fetch(in: db),
                    isCardClosed: try id.map { try MomentTable.hasClosedCard(of: $0, in: db) } ?? false)
            }
        }
        var known = memory ?? TimerMemory(state: state)
        known.server = server
        return known
    }

    /// Keeps a sentence for the next screen: something went wrong where nobody looked.
    public func notice(_ text: String, at reading: ClockReading) throws(StoreError) {
        try writingMoments { db in try NoticeTable.insert(text, at: reading.wall, in: db) }
        try? PrivateFiles.touch(locations.changePath)
    }

    /// Forgets the notices up to and with one, which a person has read.
    public func forgetNotices(through id: StoredNotice.ID) throws(StoreError) {
        try writingMoments { db in try db.execute(sql: "DELETE FROM notice WHERE id <= ?", arguments: [id]) }
    }

    private static func seen(in db: Database) throws -> SeenMark? {
        guard let row = try Row.fetchOne(db, sql: "SELECT sitting_id, seen_at, boot_id, asleep FROM seen") else {
            return nil
        }
        guard let id = UUID(uuidString: row[0]) else { return nil }
        return SeenMark(sittingID: id, date: Date(stored: row[1]), bootID: row[2], asleep: row[3])
    }

    /// A target that was moved into the past never was due there: its bell is nobody's. A stage that a skip begins now rings.
    func passMoments(of reply: TimerReply, at reading: ClockReading) {
        guard reply.event == .update, let before = reply.previous else { return }
        let now = reading.now(for: reply.sitting)
        let known = Set(TimerState.running(before).moments(at: now).map(\.id))
        let passed = reply.state.moments(at: now).filter {
            $0.event != .stage && $0.date <= now && !known.contains($0.id)
        }
        guard !passed.isEmpty else { return }
        // The action is done; that its bell is said to be missed would be the worst of it.
        try? writingMoments { db in
            for moment in passed where try MomentTable.find(moment, in: db) == nil {
                try MomentTable.put(moment, claimedAt: now, outcome: .passed, in: db)
            }
        }
    }

    /// One transaction on the moments, which waits for no disk.
    func writingMoments<Value>(_ body: (Database) throws -> Value) throws(StoreError) -> Value {
        try renewing { () throws(StoreError) in
            let file = Schema.moments(locations)
            let connection = try file.openForWriting()
            defer { try? connection.shut() }
            return try file.translatingErrors {
                try connection.writeWithoutTransaction { db in
                    var value: Value?
                    try db.inTransaction(.immediate) {
                        value = try body(db)
                        return .commit
                    }
                    guard let value else { preconditionFailure("A transaction that did not throw has run its body.") }
                    return value
                }
            }
        }
    }

    /// Deletes moments that a power cut has damaged: they say nothing that a person would miss. Those that this Islet does not
    /// understand stay, because a newer one may have written them.
    func renewing<Value>(_ body: () throws(StoreError) -> Value) throws(StoreError) -> Value {
        do {
            return try body()
        } catch .corrupt {
            unlink(locations.momentsPath)
            unlink(locations.momentsPath + "-journal")
            return try body()
        }
    }
}
