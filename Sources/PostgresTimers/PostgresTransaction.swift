import Foundation
import TimerService

extension PostgresConnection {
    /// Runs a body in a transaction. What ended without a trace is tried again: a lost connection before the commit, a
    /// deadlock. If no new connection can be made, it fails at once. Where the connection is lost in the commit itself, the
    /// database is asked what became of it.
    func transaction<Value: Sendable>(
        isReadOnly: Bool = false, step: @escaping @Sendable (String) throws -> Void = { _ in },
        _ body: @Sendable (SQLTimers<PostgresSession>) throws -> Value
    ) throws -> Value {
        var failures = 0
        while true {
            do {
                return try attempt(isReadOnly: isReadOnly, step: step, body)
            } catch let error as PostgresError where error.isTransient && failures < Self.mostRetries {
                failures += 1
                // The queue is this connection's own: waiting here holds up nothing else.
                wait(0.02 * Double(1 << failures))
            } catch let error as PostgresError {
                throw error.repositoryError
            }
        }
    }

    private static var mostRetries: Int { 4 }

    private func attempt<Value: Sendable>(
        isReadOnly: Bool, step: @escaping @Sendable (String) throws -> Void,
        _ body: @Sendable (SQLTimers<PostgresSession>) throws -> Value
    ) throws -> Value {
        try connect()
        try execute(isReadOnly ? "BEGIN READ ONLY" : "BEGIN")
        let value: Value
        var transaction: String?
        do {
            value = try body(SQLTimers(PostgresSession(connection: self), willWrite: step))
            // Only a transaction that wrote something has an identifier; one that did not may as well be repeated.
            if !isReadOnly { transaction = try identifier() }
            try step("commit")
        } catch {
            // Where this fails the connection is gone, and the transaction with it.
            do { try execute("ROLLBACK") } catch { disconnect() }
            throw error
        }
        do {
            try execute("COMMIT")
        } catch let error as PostgresError {
            guard case .connection = error, let transaction else { throw error }
            guard try wasCommitted(transaction) else { throw error }
        }
        try step("committed")
        return value
    }

    private func identifier() throws -> String? {
        try rows("SELECT pg_current_xact_id_if_assigned()::text", []).first.flatMap(Self.text)
    }

    /// Whether a transaction was committed, from another connection.
    ///
    /// Source: [pg_xact_status](https://www.postgresql.org/docs/15/functions-info.html#FUNCTIONS-PG-SNAPSHOT).
    private func wasCommitted(_ transaction: String) throws -> Bool {
        for attempt in 0..<20 {
            do {
                try connect()
                let status = try rows("SELECT pg_xact_status($1::xid8)", [.text(transaction)]).first.flatMap(Self.text)
                switch status {
                case "committed": return true
                case "aborted": return false
                // In progress: the server has not noticed yet that the client is gone.
                default: break
                }
            } catch let error as PostgresError where error.isTransient || error.isOutage {
                // The server may be starting again.
            }
            wait(min(0.5, 0.05 * Double(attempt + 1)))
        }
        throw RepositoryError.outcomeUnknown
    }

    private static func text(_ row: SQLRow) -> String? {
        if case .text(let text) = row.values[0] { text } else { nil }
    }
}
