import Foundation
import GRDB
import Meditation

/// What became of a moment of the sitting: who claimed it has it alone.
public struct MomentRecord: Hashable, Sendable {
    /// How it ended. The raw value is what the store keeps.
    public enum Outcome: String, Hashable, Sendable {
        /// Its bell was rung.
        case rung
        /// It passed unheard: nobody was there, or who was died before ringing.
        case missed
        /// It came to lie in the past when the target was moved, so that it never was due.
        case passed
    }

    /// ``SittingMoment/name``.
    public let name: String
    /// What it announces.
    public let event: BellEvent
    /// When it was due, on the sitting's own time line.
    public let dueAt: Date
    /// When it was claimed, on the sitting's own time line.
    public let claimedAt: Date
    /// The outcome; nil while the process that claimed it rings.
    public let outcome: Outcome?

    /// A record with everything given.
    public init(name: String, event: BellEvent, dueAt: Date, claimedAt: Date, outcome: Outcome?) {
        (self.name, self.event, self.dueAt, self.claimedAt, self.outcome) = (name, event, dueAt, claimedAt, outcome)
    }

    /// Whether it was claimed by someone who then died: the bell was not heard, or only its first stroke.
    public func isAbandoned(at now: Date) -> Bool { outcome == nil && now > claimedAt + SittingMoment.latest }
}

/// The moments that were claimed, a row each.
enum MomentTable {
    /// Those of one sitting, by date.
    static func fetch(of sittingID: UUID, in db: Database) throws -> [MomentRecord] {
        let rows = try Row.fetchAll(
            db,
            sql: """
                SELECT name, event, due_at, claimed_at, outcome FROM moment WHERE sitting_id = ? ORDER BY due_at, name
                """, arguments: [sittingID.uuidString])
        return rows.compactMap { row in BellEvent(rawValue: row[1]).map { record(row, of: $0) } }
    }

    static func find(_ moment: SittingMoment, in db: Database) throws -> MomentRecord? {
        let row = try Row.fetchOne(
            db,
            sql: """
                SELECT name, event, due_at, claimed_at, outcome FROM moment WHERE sitting_id = ? AND name = ?
                """, arguments: [moment.sittingID.uuidString, moment.name])
        return row.map { record($0, of: moment.event) }
    }

    static func put(
        _ moment: SittingMoment, claimedAt: Date, outcome: MomentRecord.Outcome?, in db: Database
    ) throws {
        try db.execute(
            sql: """
                INSERT OR REPLACE INTO moment (sitting_id, name, event, due_at, claimed_at, outcome)
                VALUES (?, ?, ?, ?, ?, ?)
                """,
            arguments: [
                moment.sittingID.uuidString, moment.name, moment.event.rawValue, moment.date.stored, claimedAt.stored,
                outcome?.rawValue,
            ])
    }

    /// Forgets those of other sittings, which are over.
    static func forget(allBut sittingID: UUID, in db: Database) throws {
        try db.execute(sql: "DELETE FROM moment WHERE sitting_id <> ?", arguments: [sittingID.uuidString])
    }

    /// A closed card is a row whose event is none of a bell, so that nobody takes it for a moment.
    private static let card = "card"

    static func closeCard(of sittingID: UUID, at date: Date, in db: Database) throws {
        try db.execute(
            sql: "INSERT OR REPLACE INTO moment (sitting_id, name, event, due_at, claimed_at) VALUES (?, ?, ?, ?, ?)",
            arguments: [sittingID.uuidString, card, card, date.stored, date.stored])
    }

    static func hasClosedCard(of sittingID: UUID, in db: Database) throws -> Bool {
        try Bool.fetchOne(
            db, sql: "SELECT EXISTS (SELECT 1 FROM moment WHERE sitting_id = ? AND name = ?)",
            arguments: [sittingID.uuidString, card]) ?? false
    }

    private static func record(_ row: Row, of event: BellEvent) -> MomentRecord {
        // An outcome that a newer Islet has added: the moment is over, and there is nothing to say of it.
        let outcome = (row[4] as String?).map { MomentRecord.Outcome(rawValue: $0) ?? .passed }
        return MomentRecord(
            name: row[0], event: event, dueAt: Date(stored: row[2]), claimedAt: Date(stored: row[3]), outcome: outcome)
    }
}
