import Foundation
import GRDB
import HostFiles
import Synchronization

/// Stores everything in one SQLite file in the state folder, without any setup. Servers on one machine may share it.
///
/// Uses a write-ahead log, so that reads never block; a commit waits for the disk.
package final class SQLiteTimerRepository: SQLTimerRepository {
    private let pool: DatabasePool
    private let news: FileNews
    private let broadcast = ChangeBroadcast()
    private let step: @Sendable (String) throws -> Void
    package let clock: @Sendable () -> Date

    /// The file's name in the state folder.
    package static let fileName = "timers.sqlite"

    /// Opens the file, creating it and its folder if needed.
    ///
    /// - Parameters:
    ///   - directory: The state folder, accessible to its owner only, like the file.
    ///   - now: The clock that expires stored replies.
    ///   - step: Called with a name before each write and around the commit; a test aborts the transaction by throwing.
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
        let reported = Mutex(
            try pool.read { db in
                let session = SQLiteSession(database: db)
                return (row: try SQLTimers(session).lastEventRow(), removals: try session.removals())
            })
        news = FileNews(file: path + "-wal") { [pool, broadcast] in
            reported.withLock { last in
                // If the database cannot be read now, it is read at the next notification.
                let read = try? pool.read { db in
                    let session = SQLiteSession(database: db)
                    return (try SQLTimers(session).usersWithEvents(afterRow: last.row), try session.removals())
                }
                guard let (news, removals) = read else { return }
                // Which users were removed is not stored any more, so all followers look.
                if removals != last.removals { broadcast.report(.anything) }
                last = (news.row, removals)
                for user in news.users { broadcast.report(.user(user)) }
            }
        }
        clock = now
        self.step = step
    }

    /// Holds a lock on the folder, so that servers that start together do not both create the tables.
    private static func withFolderLock<Value>(_ directory: String, _ body: () throws -> Value) throws -> Value {
        try FileManager.default.createDirectory(
            atPath: directory, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let lock: FileLock
        do throws(FileError) {
            lock = try FileLock(waitingForFolder: directory)
        } catch {
            throw RepositoryError.unavailable("\(directory): \(error.reason)")
        }
        return try withExtendedLifetime(lock, body)
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

    package func announceRemoval(of userID: String, by timers: SQLTimers<SQLiteSession>) throws {
        try timers.session.countRemoval()
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

    /// The number of users removed so far: the file's `user_version`, which nothing else uses, because the tables have a
    /// version of their own.
    func removals() throws -> Int { try run("PRAGMA user_version", []).first?.integer(0) ?? 0 }

    func countRemoval() throws { _ = try run("PRAGMA user_version = \(try removals() + 1)", []) }

    package func run(_ sql: String, _ arguments: [SQLValue]) throws -> [SQLRow] {
        // SQLite writes numbered parameters as `?1`.
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
