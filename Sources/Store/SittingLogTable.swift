import Foundation
import GRDB
import Meditation

/// The log: a row a sitting, a row a pause. Works on the log's own connection and on one that has it attached.
enum SittingLogTable {
    static func insert(_ sitting: CompletedSitting, in db: Database) throws {
        let id = sitting.id.uuidString
        try db.execute(
            sql: """
                INSERT INTO log.sitting (id, started_at, ended_at, elapsed, target, outcome, method, type)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?)
                """,
            arguments: [
                id, sitting.start.stored, sitting.end.stored, sitting.elapsed, sitting.target,
                sitting.outcome.rawValue, sitting.methodName, sitting.type.rawValue,
            ])
        for pause in sitting.pauses {
            try db.execute(
                sql: "INSERT INTO log.sitting_pause (sitting_id, started_at, ended_at) VALUES (?, ?, ?)",
                arguments: [id, pause.start.stored, pause.end.stored])
        }
    }

    /// The newest `count` that ended at or after `date`, oldest first.
    static func fetch(_ db: Database, since date: Date?, last count: Int?) throws -> [CompletedSitting] {
        let chosen = "SELECT id FROM sitting WHERE ended_at >= ? ORDER BY ended_at DESC, rowid DESC LIMIT ?"
        // A limit of -1 is none in SQLite.
        let arguments: StatementArguments = [
            date?.stored ?? -Double.greatestFiniteMagnitude, count.map { max(0, $0) } ?? -1,
        ]
        var pauses: [String: [Pause]] = [:]
        let pauseRows = try Row.fetchCursor(
            db,
            sql: """
                SELECT sitting_id, started_at, ended_at FROM sitting_pause WHERE sitting_id IN (\(chosen))
                ORDER BY sitting_id, started_at
                """, arguments: arguments)
        while let row = try pauseRows.next() {
            pauses[row[0], default: []].append(Pause(start: Date(stored: row[1]), end: Date(stored: row[2])))
        }
        let rows = try Row.fetchCursor(
            db,
            sql: """
                SELECT id, started_at, ended_at, elapsed, target, outcome, method, type FROM sitting
                WHERE id IN (\(chosen)) ORDER BY ended_at, rowid
                """, arguments: arguments)
        var sittings: [CompletedSitting] = []
        while let row = try rows.next() {
            sittings.append(try sitting(row, pauses: pauses[row[0]] ?? []))
        }
        return sittings
    }

    private static func sitting(_ row: Row, pauses: [Pause]) throws -> CompletedSitting {
        guard let id = UUID(uuidString: row[0]) else { throw UnreadableColumn(column: "sitting.id") }
        guard let outcome = CompletedSitting.Outcome(rawValue: row[5]) else {
            throw UnreadableColumn(column: "sitting.outcome")
        }
        guard let type = SessionType(rawValue: row[7]) else { throw UnreadableColumn(column: "sitting.type") }
        return CompletedSitting(
            id: id, start: Date(stored: row[1]), end: Date(stored: row[2]), elapsed: row[3], target: row[4],
            pauses: pauses, outcome: outcome, methodName: row[6], type: type)
    }
}
