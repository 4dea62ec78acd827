import Foundation
import GRDB
import Meditation

/// Every change of the log goes through here and leaves behind what it replaced, in the same transaction, so that it can be
/// undone. The last hundred changes are kept.
enum LogJournal {
    private static let kept = 100

    /// Adds sittings to the log.
    static func insert(_ sittings: [CompletedSitting], as kind: LogChange.Kind, in db: Database) throws {
        try SittingLogTable.insert(sittings, in: db)
        try record(kind, sittings.map { ($0.id.uuidString, nil) }, in: db)
    }

    /// Puts a sitting in the place of the one with its identifier.
    static func replace(_ old: CompletedSitting, with new: CompletedSitting, in db: Database) throws {
        try SittingLogTable.delete([old.id.uuidString], in: db)
        try SittingLogTable.insert([new], in: db)
        try record(.edit, [(old.id.uuidString, old)], in: db)
    }

    /// Takes sittings out of the log.
    static func remove(_ sittings: [CompletedSitting], in db: Database) throws {
        try SittingLogTable.delete(sittings.map(\.id.uuidString), in: db)
        try record(.remove, sittings.map { ($0.id.uuidString, $0) }, in: db)
    }

    /// Makes the last change as if it had not been; nil if there is none.
    static func undo(in db: Database) throws -> LogChange? {
        guard let last = try Row.fetchOne(db, sql: "SELECT number, kind FROM log_change ORDER BY number DESC LIMIT 1")
        else { return nil }
        let number: Int64 = last[0]
        guard let kind = LogChange.Kind(rawValue: last[1]) else { throw UnreadableColumn(column: "log_change.kind") }
        let rows = try Row.fetchAll(
            db, sql: "SELECT sitting_id, before FROM log_change_sitting WHERE change = ? ORDER BY rowid",
            arguments: [number])
        let ids: [String] = rows.map { $0[0] }
        let before = try rows.compactMap { row in try (row[1] as String?).map(decoded) }
        let present = before.isEmpty ? try SittingLogTable.fetch(ofChange: number, in: db) : []
        try SittingLogTable.delete(ids, in: db)
        try SittingLogTable.insert(before, in: db)
        try db.execute(sql: "DELETE FROM log_change WHERE number = ?", arguments: [number])
        return LogChange(kind: kind, sittings: before.isEmpty ? present : before)
    }

    private static func record(
        _ kind: LogChange.Kind, _ entries: [(id: String, before: CompletedSitting?)], in db: Database
    ) throws {
        try db.execute(sql: "INSERT INTO log_change (kind) VALUES (?)", arguments: [kind.rawValue])
        let number = db.lastInsertedRowID
        let statement = try db.makeStatement(
            sql: "INSERT INTO log_change_sitting (change, sitting_id, before) VALUES (?, ?, ?)")
        for entry in entries {
            try statement.execute(arguments: [number, entry.id, try entry.before.map(encoded)])
        }
        try db.execute(sql: "DELETE FROM log_change WHERE number <= ?", arguments: [number - Int64(kept)])
    }

    /// Numbers in JSON are as exact as those in columns: Foundation writes as many digits as it takes.
    private static func encoded(_ sitting: CompletedSitting) throws -> String {
        String(decoding: try JSONEncoder().encode(sitting), as: UTF8.self)
    }

    private static func decoded(_ text: String) throws -> CompletedSitting {
        do {
            return try JSONDecoder().decode(CompletedSitting.self, from: Data(text.utf8))
        } catch {
            throw UnreadableColumn(column: "log_change_sitting.before")
        }
    }
}

/// A change of the log that was undone.
public struct LogChange: Hashable, Sendable {
    /// What had been done. The raw value is what the store keeps.
    public enum Kind: String, Hashable, Sendable {
        /// A sitting was completed.
        case complete
        /// One was added by hand.
        case add
        /// One was changed.
        case edit
        /// Some were taken out.
        case remove
        /// Some came from a file.
        case `import`
    }

    /// What had been done.
    public let kind: Kind
    /// The sittings that are back in the log as they were; of an addition, those that are gone.
    public let sittings: [CompletedSitting]
}
