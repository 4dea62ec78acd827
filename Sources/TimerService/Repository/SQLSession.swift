import Foundation

/// A connection to a database in a transaction. ``SQLTimers`` says everything through it, so that SQLite and PostgreSQL share
/// every statement.
package protocol SQLSession {
    /// What the database calls things.
    var dialect: SQLDialect { get }

    /// Runs one statement and answers its rows. `$1`, `$2` … in the text are the arguments.
    @discardableResult
    func run(_ sql: String, _ arguments: [SQLValue]) throws -> [SQLRow]
}

/// Where SQLite and PostgreSQL differ.
package enum SQLDialect: Sendable {
    case sqlite, postgres

    /// Ends a `SELECT` whose rows nobody else may change before the transaction ends. SQLite has one writer at a time anyway.
    var lock: String { self == .postgres ? " FOR UPDATE" : "" }
    /// Ends a `SELECT` that passes over rows that another transaction is about to claim.
    var lockSkipping: String { self == .postgres ? " FOR UPDATE SKIP LOCKED" : "" }
    var integer: String { self == .postgres ? "BIGINT" : "INTEGER" }
    var real: String { self == .postgres ? "DOUBLE PRECISION" : "REAL" }
    var sequence: String {
        self == .postgres ? "BIGSERIAL PRIMARY KEY" : "INTEGER PRIMARY KEY AUTOINCREMENT"
    }
    var strict: String { self == .sqlite ? " STRICT" : "" }
}

/// A value of a statement's argument or of a column.
package enum SQLValue: Hashable, Sendable {
    case null
    case integer(Int)
    case real(Double)
    case text(String)

    static func optional(_ text: String?) -> SQLValue { text.map(SQLValue.text) ?? .null }
    static func optional(_ date: Date?) -> SQLValue { date.map(SQLValue.date) ?? .null }
    /// Dates are seconds since 2001, Foundation's reference date, which loses no bit on the way.
    static func date(_ date: Date) -> SQLValue { .real(date.timeIntervalSinceReferenceDate) }
}

/// A row of a result, by position.
package struct SQLRow: Hashable, Sendable {
    package var values: [SQLValue]

    package init(values: [SQLValue]) { self.values = values }

    func text(_ column: Int) -> String? {
        if case .text(let text) = values[column] { text } else { nil }
    }

    func integer(_ column: Int) -> Int? {
        switch values[column] {
        case .integer(let number): number
        // PostgreSQL answers everything as text.
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
