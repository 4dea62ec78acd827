import Foundation
import GRDB
import Meditation

/// The log: a row a sitting, a row a pause. Works on the log's own connection and on one that has it attached: no other database
/// has tables of these names.
enum SittingLogTable {
    private static let columns = "id, started_at, ended_at, elapsed, target, outcome, method, type, note, stages, mood"

    static func insert(_ sittings: [CompletedSitting], in db: Database) throws {
        let statement = try db.makeStatement(
            sql: "INSERT INTO sitting (\(columns)) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
        let pauses = try db.makeStatement(
            sql: "INSERT INTO sitting_pause (sitting_id, started_at, ended_at) VALUES (?, ?, ?)")
        for sitting in sittings {
            let id = sitting.id.uuidString
            try statement.execute(arguments: [
                id, sitting.start.stored, sitting.end.stored, sitting.elapsed, sitting.target,
                sitting.outcome.rawValue, sitting.methodName, sitting.type.rawValue, sitting.note,
                try sitting.stages.stored(), sitting.mood,
            ])
            for pause in sitting.pauses {
                try pauses.execute(arguments: [id, pause.start.stored, pause.end.stored])
            }
        }
    }

    /// Removes sittings; their pauses go with them.
    static func delete(_ ids: [String], in db: Database) throws {
        let statement = try db.makeStatement(sql: "DELETE FROM sitting WHERE id = ?")
        for id in ids { try statement.execute(arguments: [id]) }
    }

    /// The sittings that a filter lets through, in the order in which they began.
    static func fetch(_ filter: SittingFilter, in db: Database) throws -> [CompletedSitting] {
        let (condition, arguments) = condition(filter)
        // The newest first, so that a limit ends the search.
        let rows = try Row.fetchCursor(
            db, sql: "SELECT \(columns) FROM sitting \(condition) ORDER BY started_at DESC, rowid DESC",
            arguments: arguments)
        let limit = filter.limit ?? .max
        var found: [(id: String, sitting: CompletedSitting)] = []
        while found.count < limit, let row = try rows.next() {
            guard filter.matches(methodName: row[6]) else { continue }
            found.append((row[0], try sitting(row)))
        }
        let pauses = try pauses(of: found.map(\.id), in: db)
        guard !pauses.isEmpty else { return found.reversed().map(\.sitting) }
        return found.reversed().map { id, sitting in
            pauses[id].map { sitting.pausing($0) } ?? sitting
        }
    }

    /// What statistics need of the sittings that a filter lets through, in the order in which they began.
    static func fetchEntries(_ filter: SittingFilter, in db: Database) throws -> [HistoryEntry] {
        let (condition, arguments) = condition(filter)
        let statement = try db.makeStatement(
            sql: "SELECT started_at, elapsed, method, type FROM sitting \(condition) ORDER BY started_at, rowid")
        let rows = try Row.fetchCursor(statement, arguments: arguments)
        var entries: [HistoryEntry] = []
        while let row = try rows.next() {
            if filter.methodName != nil, !filter.matches(methodName: row[2]) { continue }
            entries.append(
                HistoryEntry(
                    start: Date(stored: row[0]), elapsed: row[1], methodName: row[2],
                    type: SessionType(rawValue: row[3]) ?? .other))
        }
        return entries
    }

    /// The identifiers that begin like `prefix`; with an empty one, all.
    static func identifiers(beginning prefix: String, in db: Database) throws -> [String] {
        try String.fetchAll(
            db, sql: "SELECT id FROM sitting WHERE substr(id, 1, ?) = ?", arguments: [prefix.count, prefix])
    }

    /// Which of these identifiers are those of sittings in the log.
    static func logged(of identifiers: [String], in db: Database) throws -> Set<String> {
        let marks = identifiers.map { _ in "?" }.joined(separator: ",")
        return try String.fetchSet(
            db, sql: "SELECT id FROM sitting WHERE id IN (\(marks))", arguments: StatementArguments(identifiers))
    }

    /// The sitting of an identifier.
    static func fetch(id: String, in db: Database) throws -> CompletedSitting? {
        guard let row = try Row.fetchOne(db, sql: "SELECT \(columns) FROM sitting WHERE id = ?", arguments: [id])
        else { return nil }
        return try sitting(row).pausing(try pauses(of: [id], in: db)[id] ?? [])
    }

    /// The sittings that came with a change of the log, in its order.
    static func fetch(ofChange number: Int64, in db: Database) throws -> [CompletedSitting] {
        let rows = try Row.fetchCursor(
            db,
            sql: """
                SELECT \(columns) FROM log_change_sitting JOIN sitting ON id = sitting_id
                WHERE change = ? ORDER BY log_change_sitting.rowid
                """, arguments: [number])
        var found: [(id: String, sitting: CompletedSitting)] = []
        while let row = try rows.next() { found.append((row[0], try sitting(row))) }
        let pauses = try pauses(of: found.map(\.id), in: db)
        return found.map { id, sitting in pauses[id].map { sitting.pausing($0) } ?? sitting }
    }

    /// The sittings that have some time in common with `sitting`, itself left out.
    static func overlapping(_ sitting: CompletedSitting, in db: Database) throws -> [CompletedSitting] {
        let ids = try String.fetchAll(
            db,
            sql: """
                SELECT id FROM sitting WHERE started_at < ? AND ended_at > ? AND id <> ? ORDER BY started_at, rowid
                """, arguments: [sitting.end.stored, sitting.start.stored, sitting.id.uuidString])
        return try ids.compactMap { try fetch(id: $0, in: db) }
    }

    private static func condition(_ filter: SittingFilter) -> (sql: String, arguments: StatementArguments) {
        var conditions: [String] = []
        var arguments = StatementArguments()
        if let since = filter.since {
            conditions.append("started_at >= ?")
            arguments += [since.stored]
        }
        if let before = filter.before {
            conditions.append("started_at < ?")
            arguments += [before.stored]
        }
        if let type = filter.type {
            conditions.append("type = ?")
            arguments += [type.rawValue]
        }
        return (conditions.isEmpty ? "" : "WHERE " + conditions.joined(separator: " AND "), arguments)
    }

    private static func pauses(of ids: [String], in db: Database) throws -> [String: [Pause]] {
        let sql = "SELECT sitting_id, started_at, ended_at FROM sitting_pause"
        var pauses: [String: [Pause]] = [:]
        func add(_ rows: RowCursor) throws {
            while let row = try rows.next() {
                pauses[row[0], default: []].append(Pause(start: Date(stored: row[1]), end: Date(stored: row[2])))
            }
        }
        // One pass over all of them beats a look-up each for many.
        guard ids.count < 200 else {
            try add(Row.fetchCursor(db, sql: sql + " ORDER BY sitting_id, started_at"))
            return pauses
        }
        let statement = try db.makeStatement(sql: sql + " WHERE sitting_id = ? ORDER BY started_at")
        for id in ids { try add(Row.fetchCursor(statement, arguments: [id])) }
        return pauses
    }

    /// What can still be read of a damaged log: row by row from its beginning as far as that goes, then from its end.
    static func salvage(from connection: DatabaseQueue) -> [CompletedSitting] {
        func rows(_ sql: String, _ take: (Row) -> Void) {
            try? connection.read { db in
                let rows = try Row.fetchCursor(db, sql: sql)
                while let row = try rows.next() { take(row) }
            }
        }
        var sittings: [UUID: CompletedSitting] = [:]
        var pauses: [String: Set<Pause>] = [:]
        for order in ["ASC", "DESC"] {
            // The last columns came with later versions than the log may be of.
            let earlier = columns.replacing(", stages, mood", with: ", NULL, NULL")
            for columns in [columns, earlier, earlier.replacing(", note", with: ", NULL")] {
                rows("SELECT \(columns) FROM sitting NOT INDEXED ORDER BY rowid \(order)") { row in
                    if let sitting = try? sitting(row) { sittings[sitting.id] = sitting }
                }
            }
            rows("SELECT sitting_id, started_at, ended_at FROM sitting_pause NOT INDEXED ORDER BY rowid \(order)") {
                pauses[$0[0], default: []].insert(Pause(start: Date(stored: $0[1]), end: Date(stored: $0[2])))
            }
        }
        return sittings.values.sorted { $0.start < $1.start }
            .map { $0.pausing((pauses[$0.id.uuidString] ?? []).sorted { $0.start < $1.start }) }
    }

    private static func sitting(_ row: Row) throws -> CompletedSitting {
        guard let id = UUID(stored: row[0]) else { throw UnreadableColumn(column: "sitting.id") }
        guard let outcome = CompletedSitting.Outcome(rawValue: row[5]) else {
            throw UnreadableColumn(column: "sitting.outcome")
        }
        guard let type = SessionType(rawValue: row[7]) else { throw UnreadableColumn(column: "sitting.type") }
        return CompletedSitting(
            id: id, start: Date(stored: row[1]), end: Date(stored: row[2]), elapsed: row[3], target: row[4],
            pauses: [], outcome: outcome, methodName: row[6], type: type, note: row[8],
            stages: try SittingStages(stored: row[9], in: "sitting"), mood: row[10])
    }
}

extension CompletedSitting {
    /// The same sitting with pauses.
    fileprivate func pausing(_ pauses: [Pause]) -> CompletedSitting {
        CompletedSitting(
            id: id, start: start, end: end, elapsed: elapsed, target: target, pauses: pauses, outcome: outcome,
            methodName: methodName, type: type, note: note, stages: stages, mood: mood)
    }
}
