import Foundation
import GRDB
import Synchronization

/// Everything in one SQLite file in the state folder: nothing to set up. Several servers on one machine may share it.
///
/// Write-ahead log, so that reading waits for nobody; a commit waits for the disk.
package final class SQLiteTimerRepository: SQLTimerRepository {
    private let pool: DatabasePool
    private let news: FileNews
    private let broadcast = ChangeBroadcast()
    private let step: @Sendable (String) throws -> Void
    package let clock: @Sendable () -> Date

    /// The file's name in the state folder.
    package static let fileName = "timers.sqlite"

    /// Opens the file, and makes it with its folder where there is none.
    ///
    /// - Parameters:
    ///   - directory: The state folder; it and the file are the owner's alone.
    ///   - now: The clock by which replies to actions grow old.
    ///   - step: Called with a name before each write and around the commit; a test stops the transaction by throwing.
    package init(
        directory: String, now: @escaping @Sendable () -> Date,
        step: @escaping @Sendable (String) throws -> Void = { _ in }
    ) throws {
        let path = directory + "/" + Self.fileName
        var configuration = Configuration()
        configuration.busyMode = .timeout(10)
        configuration.maximumReaderCount = 3
        configuration.prepareDatabase { db in try db.execute(sql: "PRAGMA synchronous = FULL") }
        do {
            pool = try Self.withFolderLock(directory) {
                let mask = umask(0o077)
                defer { umask(mask) }
                let pool = try DatabasePool(path: path, configuration: configuration)
                try pool.write { try TimerSchema.migrate(SQLiteSession(database: $0), place: path) }
                return pool
            }
        } catch let error as DatabaseError {
            throw RepositoryError.unavailable("\(path): \(error.message ?? "SQLite error \(error.resultCode)")")
        }
        let reported = Mutex(try pool.read { try SQLTimers(SQLiteSession(database: $0)).lastEventRow() })
        news = FileNews(file: path + "-wal") { [pool, broadcast] in
            reported.withLock { last in
                // A database that cannot be read now is read at the next news.
                guard
                    let (users, row) = try? pool.read({
                        try SQLTimers(SQLiteSession(database: $0)).usersWithEvents(afterRow: last)
                    })
                else { return }
                last = row
                for user in users { broadcast.report(.user(user)) }
            }
        }
        clock = now
        self.step = step
    }

    /// Two servers that start together would both make the tables.
    private static func withFolderLock<Value>(_ directory: String, _ body: () throws -> Value) throws -> Value {
        try FileManager.default.createDirectory(
            atPath: directory, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let descriptor = open(directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else {
            throw RepositoryError.unavailable("\(directory): \(String(cString: strerror(errno)))")
        }
        defer { _ = Foundation.close(descriptor) }
        while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
        return try body()
    }

    package func write<Value: Sendable>(
        _ body: @escaping @Sendable (SQLTimers<SQLiteSession>) throws -> Value
    ) async throws -> Value {
        do {
            let value = try await pool.write { [step] db in
                let value = try body(SQLTimers(SQLiteSession(database: db), willWrite: step))
                try step("commit")
                return value
            }
            try step("committed")
            return value
        } catch let error as DatabaseError {
            throw RepositoryError.database(error.message ?? "SQLite error \(error.resultCode)")
        }
    }

    package func read<Value: Sendable>(
        _ body: @escaping @Sendable (SQLTimers<SQLiteSession>) throws -> Value
    ) async throws -> Value {
        do {
            return try await pool.read { try body(SQLTimers(SQLiteSession(database: $0))) }
        } catch let error as DatabaseError {
            throw RepositoryError.database(error.message ?? "SQLite error \(error.resultCode)")
        }
    }

    package func changes() -> AsyncStream<RepositoryChange> { broadcast.stream() }

    package func close() async {
        news.close()
        broadcast.finish()
        try? pool.close()
    }
}

/// A GRDB connection in a transaction.
package struct SQLiteSession: SQLSession {
    let database: Database

    package var dialect: SQLDialect { .sqlite }

    package func run(_ sql: String, _ arguments: [SQLValue]) throws -> [SQLRow] {
        // SQLite counts its parameters with question marks.
        let statement = try database.cachedStatement(sql: sql.replacing("$", with: "?"))
        let values: [(any DatabaseValueConvertible)?] = arguments.map {
            switch $0 {
            case .null: nil
            case .integer(let number): number
            case .real(let number): number
            case .text(let text): text
            }
        }
        statement.arguments = StatementArguments(values)
        return try Row.fetchAll(statement).map { row in
            SQLRow(
                values: row.databaseValues.map { value in
                    switch value.storage {
                    case .null, .blob: .null
                    case .int64(let number): .integer(Int(number))
                    case .double(let number): .real(number)
                    case .string(let text): .text(text)
                    }
                })
        }
    }
}
