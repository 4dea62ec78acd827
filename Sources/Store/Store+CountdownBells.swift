import Foundation
import GRDB
import Meditation

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
