import Foundation
import GRDB
import GRDBSQLite

extension DatabaseFile {
    /// What `fetch` finds in the database, as ``reading(_:)`` answers it, in half the time: without a connection of GRDB's where
    /// the database is up to date and nothing is to be repaired.
    func glancing<Value>(_ fetch: (SQLiteConnection) throws -> Value) throws(StoreError) -> Value? {
        guard exists else { return nil }
        if let value = try translatingErrors({ try glance(fetch) }) { return value }
        return try reading { db in try fetch(db.connection) }
    }

    /// Nil where it takes more than a look: the database is of another version, or a process was killed in a commit.
    private func glance<Value>(_ fetch: (SQLiteConnection) throws -> Value) throws -> Value? {
        var opened: SQLiteConnection?
        // SQLite gives a connection even where it cannot open the file.
        defer { sqlite3_close_v2(opened) }
        let code = sqlite3_open_v2(path, &opened, SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX, nil)
        guard code == SQLITE_OK, let connection = opened else { throw SQLiteStatement.error(code, on: opened) }
        sqlite3_busy_timeout(connection, CInt(StoreError.busyTimeout * 1000))
        do {
            var begin = try SQLiteStatement("BEGIN", on: connection)
            _ = try begin.step()
            var pragma = try SQLiteStatement("PRAGMA user_version", on: connection)
            guard try pragma.step(), pragma.double(0) == Double(version) else { return nil }
            return try fetch(connection)
        } catch let error as DatabaseError where error.resultCode == .SQLITE_READONLY {
            return nil
        }
    }
}

extension Database {
    /// SQLite's own connection under this one, which is there as long as this one is open.
    var connection: SQLiteConnection {
        guard let connection = sqliteConnection else { preconditionFailure("A closed connection reads nothing.") }
        return connection
    }
}
