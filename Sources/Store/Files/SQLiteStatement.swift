import Foundation
import GRDB
import GRDBSQLite

/// A statement of [SQLite's own interface](https://www.sqlite.org/cintro.html), which gives its rows one after the other.
///
/// For the state alone, which status bars read every second: to set up a connection of GRDB's takes longer than all the rest of
/// `islet status`.
struct SQLiteStatement: ~Copyable {
    private let statement: OpaquePointer
    private let connection: SQLiteConnection

    /// A statement without parameters.
    init(_ sql: String, on connection: SQLiteConnection) throws(DatabaseError) {
        var statement: OpaquePointer?
        let code = sqlite3_prepare_v2(connection, sql, -1, &statement, nil)
        guard code == SQLITE_OK, let statement else { throw Self.error(code, on: connection) }
        (self.statement, self.connection) = (statement, connection)
    }

    deinit { sqlite3_finalize(statement) }

    /// Goes on to the next row; false when there is none.
    mutating func step() throws(DatabaseError) -> Bool {
        let code = sqlite3_step(statement)
        guard code == SQLITE_ROW || code == SQLITE_DONE else { throw Self.error(code, on: connection) }
        return code == SQLITE_ROW
    }

    /// The text in a column of this row; nil for NULL.
    func text(_ column: Int32) -> String? { sqlite3_column_text(statement, column).map { String(cString: $0) } }

    /// The number in a column of this row; nil for NULL.
    func double(_ column: Int32) -> Double? {
        sqlite3_column_type(statement, column) == SQLITE_NULL ? nil : sqlite3_column_double(statement, column)
    }

    /// What SQLite says of a code that it has answered.
    static func error(_ code: CInt, on connection: SQLiteConnection?) -> DatabaseError {
        DatabaseError(
            resultCode: ResultCode(rawValue: code),
            message: connection.flatMap { sqlite3_errmsg($0) }.map { String(cString: $0) })
    }
}
