import Foundation

/// A database connection in a transaction. ``SQLTimers`` runs every statement through it, so that SQLite and PostgreSQL share
/// them all.
package protocol SQLSession {
    /// The SQL dialect of the database.
    var dialect: SQLDialect { get }

    /// Runs a statement and returns its rows. `$1`, `$2` … in the text stand for the arguments.
    @discardableResult
    func run(_ sql: String, _ arguments: [SQLValue]) throws -> [SQLRow]
}

/// The differences between SQLite and PostgreSQL.
package enum SQLDialect: Sendable {
    case sqlite, postgres

    /// Suffix of a `SELECT` that locks its rows until the transaction ends. SQLite needs none: it has a single writer.
    var lock: String { self == .postgres ? " FOR UPDATE" : "" }
    /// Suffix of a `SELECT` that skips rows locked by another transaction.
    var lockSkipping: String { self == .postgres ? " FOR UPDATE SKIP LOCKED" : "" }
    var integer: String { self == .postgres ? "BIGINT" : "INTEGER" }
    var real: String { self == .postgres ? "DOUBLE PRECISION" : "REAL" }
    var sequence: String {
        self == .postgres ? "BIGSERIAL PRIMARY KEY" : "INTEGER PRIMARY KEY AUTOINCREMENT"
    }
    var strict: String { self == .sqlite ? " STRICT" : "" }
}

/// An argument of a statement, or a value in a result.
package enum SQLValue: Hashable, Sendable {
    case null
    case integer(Int)
    case real(Double)
    case text(String)

    static func optional(_ text: String?) -> SQLValue { text.map(SQLValue.text) ?? .null }
    static func optional(_ date: Date?) -> SQLValue { date.map(SQLValue.date) ?? .null }
    /// Dates are stored as seconds since 2001, Foundation's reference date, which loses no precision.
    static func date(_ date: Date) -> SQLValue { .real(date.timeIntervalSinceReferenceDate) }
}

/// A row of a result; columns are accessed by index.
package struct SQLRow: Hashable, Sendable {
    package var values: [SQLValue]

    package init(values: [SQLValue]) { self.values = values }

    func text(_ column: Int) -> String? {
        if case .text(let text) = values[column] { text } else { nil }
    }

    func integer(_ column: Int) -> Int? {
        switch values[column] {
        case .integer(let number): number
        // PostgreSQL returns every value as text.
        case .text(let text): Int(text)
        case .null, .real: nil
        }
    }

    func date(_ column: Int) -> Date? {
        switch values[column] {
        case .real(let seconds): Date(timeIntervalSinceReferenceDate: seconds)
        case .integer(let seconds): Date(timeIntervalSinceReferenceDate: Double(seconds))
        case .text(let text): Double(text).map(Date.init(timeIntervalSinceReferenceDate:))
        case .null: nil
        }
    }
}
