import CPostgres
import Foundation
import TimerService

/// Why libpq refused.
enum PostgresError: Error {
    /// No connection can be made.
    case unreachable(String)
    /// The connection is lost. Nothing of an open transaction is left.
    case connection(String)
    /// The server refused a statement. The state is one of the codes of the SQL standard.
    case statement(state: String, message: String)

    /// Whether the same transaction may succeed when it is tried again at once: a lost connection, a deadlock, a serialization
    /// failure, or a server that is being shut down.
    ///
    /// Source: [PostgreSQL, Error Codes](https://www.postgresql.org/docs/15/errcodes-appendix.html).
    var isTransient: Bool {
        switch self {
        case .unreachable: false
        case .connection: true
        case .statement(let state, _): ["40001", "40P01"].contains(state) || state.hasPrefix("57P")
        }
    }

    /// Whether no transaction can succeed for now: no connection, a server that is starting or stopping, a full disk, or a
    /// standby that takes no changes.
    var isOutage: Bool {
        switch self {
        case .unreachable, .connection: true
        case .statement(let state, _):
            state == "25006" || ["53", "57P", "58"].contains { state.hasPrefix($0) }
        }
    }

    /// What the repository reports. Passwords in connection strings are not part of libpq's messages.
    var repositoryError: RepositoryError {
        switch self {
        case .unreachable(let message), .connection(let message): .unavailable(Self.plain(message))
        case .statement(let state, let message):
            isOutage
                ? .unavailable("\(Self.plain(message)) (\(state))") : .database("\(Self.plain(message)) (\(state))")
        }
    }

    /// The first line without control characters. Those after it are advice, such as whether the server is running.
    private static func plain(_ message: String) -> String {
        let line = message.split(whereSeparator: \.isNewline).first ?? ""
        return String(line.map { $0 == "\t" ? " " : $0 }.filter { !$0.isASCII || ($0.asciiValue ?? 0) >= 32 })
            .trimmingCharacters(in: .whitespaces)
    }
}
