import Foundation
import GRDB
import HostFiles
import Languages

/// One of the databases: how to open it for reading, which creates nothing, and for writing, which creates what is missing.
struct DatabaseFile {
    let directory: String
    let path: String
    /// What makes the tables of a new database; nil where the migrations do that as well. Most of them add a column, for which SQLite
    /// reads all tables again: half of what it takes to make the database of a first sitting.
    var tables: String?
    /// What brings the tables of an earlier version up to date, a script a version; all together make the same as ``tables``.
    let migrations: [String]
    /// Whether what was committed is to survive a power cut. Without that a commit waits for no disk, and a database that a
    /// power cut damaged is created again.
    var isDurable = true

    /// Whether there is a file, or something in the way of looking for it, such as a file in the place of the folder.
    var exists: Bool { access(path, F_OK) == 0 || errno != ENOENT }

    /// A connection to an up-to-date database. Close it with ``GRDB/DatabaseQueue/shut()``.
    func openForWriting() throws(StoreError) -> DatabaseQueue {
        try PrivateFiles.makeDirectory(directory)
        return try translatingErrors {
            _ = try create { _ in }
            try PrivateFiles.makeFile(path)
            let connection = try DatabaseQueue(path: path, configuration: configuration(readonly: false))
            if try connection.read(storedVersion) < version {
                try withMigrationLock { try migrate(connection) }
            }
            return connection
        }
    }

    /// Looks whether the database can be written later, by the first bytes of its file alone, in a tenth of the time that opening
    /// it takes: whether it is one, is not of a later Islet, and may be written to; or, where there is none, whether its folder
    /// can be made.
    ///
    /// Source: [Database File Format, 1.3](https://www.sqlite.org/fileformat2.html#the_database_header): the magic string at 0,
    /// the `user_version` at 60, big-endian.
    func checkHeader() throws(StoreError) {
        try PrivateFiles.makeDirectory(directory)
        guard !PrivateFiles.isMissingOrEmpty(path) else { return }
        let descriptor = open(path, O_RDWR | O_CLOEXEC)
        guard descriptor >= 0 else {
            throw .cannotOpen(path: path, reason: systemErrorText())
        }
        // No connection of this process has the file open here, whose locks closing it would drop.
        defer { close(descriptor) }
        var header = [UInt8](repeating: 0, count: 64)
        guard pread(descriptor, &header, header.count, 0) == header.count,
            header.starts(with: "SQLite format 3\0".utf8)
        else { throw .corrupt(path: path) }
        guard header[60..<64].reduce(0, { $0 << 8 | Int($1) }) <= version else { throw .newerVersion(path: path) }
    }

    /// Makes the database with its tables and with what `fill` writes; answers what that answers, or nil, without asking it,
    /// where there is one already.
    ///
    /// It is made beside its place and put there whole, so that two syncs are enough, where a transaction in an empty database
    /// takes five more: neither a killed process nor a power cut leaves half of it.
    func create<Value>(with fill: (Database) throws -> Value) throws(StoreError) -> Value? {
        guard PrivateFiles.isMissingOrEmpty(path) else { return nil }
        try PrivateFiles.makeDirectory(directory)
        return try translatingErrors {
            try withMigrationLock {
                // Another process may have done it while this one waited for the lock.
                PrivateFiles.isMissingOrEmpty(path) ? try replace(fill: fill) : nil
            }
        }
    }

    /// Puts a new database with what `fill` writes in the place of the one that is there. Call it under the migration lock.
    private func replace<Value>(fill: (Database) throws -> Value) throws -> Value {
        let new = path + ".new"
        // One may be left of a process that was killed here.
        unlink(new)
        defer { unlink(new) }
        try PrivateFiles.makeFile(new)
        var configuration = Configuration()
        configuration.prepareDatabase { db in
            try db.execute(sql: "PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF")
        }
        let connection = try DatabaseQueue(path: new, configuration: configuration)
        let value: Value
        do {
            try migrate(connection)
            value = try connection.writeWithoutTransaction(fill)
        } catch {
            try? connection.shut()
            throw error
        }
        try connection.shut()
        // The journal of a database that was removed, or of one that never came to be, must not be rolled back into this one.
        unlink(path + "-journal")
        try PrivateFiles.putInPlace(new, at: path, isDurable: isDurable)
        return value
    }

    /// Sets the database aside, under a name that ends in `suffix`, and puts a new one with what `salvage` finds in the old one
    /// in its place; answers that, or nil when the database is whole, because another process has done it meanwhile.
    ///
    /// Whatever dies in between, one of both is there: the old one keeps its place until the new one takes it.
    func setAside<Value>(
        suffix: String, salvage: (DatabaseQueue?) -> Value, fill: (Value, Database) throws -> Void
    ) throws(StoreError) -> Value? {
        try translatingErrors {
            var found: Value?
            try withMigrationLock {
                guard isDamaged else { return }
                let copy = path + ".reading"
                defer { unlink(copy) }
                let damaged = openDamaged(copy: copy)
                let value = salvage(damaged)
                try damaged?.shut()
                guard link(path, path + suffix) == 0 else {
                    throw StoreError.cannotCreate(path: path + suffix, reason: systemErrorText())
                }
                if access(path + "-journal", F_OK) == 0 { rename(path + "-journal", path + suffix + "-journal") }
                try replace { db in
                    try db.inTransaction {
                        try fill(value, db)
                        return .commit
                    }
                }
                found = value
            }
            return found
        }
    }

    /// What is left of the database, in a copy of it whose first bytes are those of every database: SQLite reads nothing of a
    /// file that does not begin with them, and they hold nothing else.
    ///
    /// Source: [Database File Format, 1.3.1](https://www.sqlite.org/fileformat2.html#magic_header_string).
    private func openDamaged(copy: String) -> DatabaseQueue? {
        let magic = Data("SQLite format 3\0".utf8)
        guard var bytes = FileManager.default.contents(atPath: path), bytes.count > magic.count else { return nil }
        bytes.replaceSubrange(..<magic.count, with: magic)
        guard (try? PrivateFiles.write(Array(bytes), to: copy)) != nil else { return nil }
        return try? DatabaseQueue(path: copy, configuration: configuration(readonly: true))
    }

    /// Removes the super-journals that processes left which were killed in a commit over this database and another.
    ///
    /// Call it with the write locks of both databases. Then no commit is under way, and what a killed one had begun is undone, so
    /// that nobody needs the super-journals any more. SQLite itself removes only some of them.
    ///
    /// Source: [Atomic Commit, 5](https://www.sqlite.org/atomiccommit.html#_multi_file_commit); the name is
    /// `DATABASE-mj` and nine hexadecimal digits.
    func removeSuperJournals() {
        let prefix = (path as NSString).lastPathComponent + "-mj"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
        for name in names where name.hasPrefix(prefix) { unlink(directory + "/" + name) }
    }

    private var isDamaged: Bool {
        guard exists else { return false }
        do {
            let connection = try DatabaseQueue(path: path, configuration: configuration(readonly: false))
            defer { try? connection.shut() }
            return try connection.read { try String.fetchOne($0, sql: "PRAGMA integrity_check(1)") } != "ok"
        } catch let error as DatabaseError {
            return [.SQLITE_CORRUPT, .SQLITE_NOTADB].contains(error.resultCode)
        } catch {
            return false
        }
    }

    /// What `fetch` finds in the database; nil when there is no database yet.
    ///
    /// `islet status` spends most of its time here. What `fetch` reads it had better read by prepared statements, `Row.fetchOne(
    /// db.makeStatement(sql: …))`: GRDB's requests first put their SQL together from parts, and the types for that alone take the
    /// runtime a thirtieth of the whole command.
    func reading<Value>(_ fetch: (Database) throws -> Value) throws(StoreError) -> Value? {
        guard exists else { return nil }
        return try translatingErrors {
            do {
                return try read(fetch, readonly: true)
            } catch let error as DatabaseError where error.resultCode == .SQLITE_READONLY {
                // A process was killed in a commit and left its journal: rolling it back is a write.
                return try read(fetch, readonly: false)
            }
        }
    }

    /// Turns whatever `body` throws into an error of ours.
    func translatingErrors<Value>(_ body: () throws -> Value) throws(StoreError) -> Value {
        do {
            return try body()
        } catch let error as StoreError {
            throw error
        } catch let error as DatabaseError {
            throw StoreError(error, path: path)
        } catch let error as UnreadableColumn {
            throw .unreadableValue(path: path, column: error.column)
        } catch {
            throw .inputOutput(path: path, reason: "\(error)")
        }
    }

    private func read<Value>(_ fetch: (Database) throws -> Value, readonly: Bool) throws -> Value? {
        let connection = try DatabaseQueue(path: path, configuration: configuration(readonly: readonly))
        defer { try? connection.shut() }
        let (stored, value): (Int, Value?) = try connection.unsafeRead { db in
            try db.makeStatement(sql: "BEGIN").execute()
            // Nothing was written: ending the transaction either way is the same.
            defer { try? db.makeStatement(sql: "ROLLBACK").execute() }
            let stored = try storedVersion(db)
            return (stored, stored == version ? try fetch(db) : nil)
        }
        // Version 0: a process died between creating the file and its tables.
        guard value == nil, stored > 0 else { return value }
        // An earlier Islet's. The reading lock must be gone by now, or the migration would wait for it.
        let migrated = try openForWriting()
        defer { try? migrated.shut() }
        return try migrated.read(fetch)
    }

    private func storedVersion(_ db: Database) throws -> Int {
        let stored = try Int.fetchOne(db.makeStatement(sql: "PRAGMA user_version")) ?? 0
        guard stored <= version else { throw StoreError.newerVersion(path: path) }
        return stored
    }

    private func configuration(readonly: Bool) -> Configuration {
        var configuration = Configuration()
        configuration.readonly = readonly
        // Only writing needs them, and switching them on is a statement more.
        configuration.foreignKeysEnabled = !readonly
        configuration.busyMode = .timeout(StoreError.busyTimeout)
        if !readonly {
            configuration.prepareDatabase { [isDurable] db in
                // EXTRA also syncs the directory when the journal is gone: a power cut cannot bring a sitting back to before
                // the last action. See https://www.sqlite.org/pragma.html#pragma_synchronous
                try db.execute(sql: isDurable ? "PRAGMA synchronous = EXTRA" : "PRAGMA synchronous = OFF")
            }
        }
        return configuration
    }

    /// The number of migrations, which a database has as its `user_version`.
    var version: Int { migrations.count }

    /// Makes the tables, or runs the migrations that are missing: all or nothing.
    private func migrate(_ connection: DatabaseQueue) throws {
        try connection.writeWithoutTransaction { db in
            try db.inTransaction(.immediate) {
                let stored = try storedVersion(db)
                let scripts = stored == 0 ? tables.map { [$0] } ?? migrations : Array(migrations.dropFirst(stored))
                for script in scripts { try db.execute(sql: script) }
                try db.execute(sql: "PRAGMA user_version = \(version)")
                return .commit
            }
        }
    }

    /// Two processes that start together on a new machine would both create the database. The lock is on the directory: no file
    /// to leave behind.
    private func withMigrationLock<Value>(_ body: () throws -> Value) throws -> Value {
        let lock: FileLock
        do throws(FileError) {
            lock = try FileLock(waitingForFolder: directory)
        } catch {
            throw StoreError.cannotOpen(path: directory, reason: systemErrorText(error.code))
        }
        return try withExtendedLifetime(lock, body)
    }
}

/// A column holds what Islet does not write.
struct UnreadableColumn: Error {
    let column: String
}

extension DatabaseQueue {
    /// Closes the connection now, and keeps what is left of the queue for good.
    ///
    /// Letting go of a dispatch queue that holds values of its own, as GRDB's do, starts dispatch's worker threads on Linux
    /// (`_dispatch_queue_dispose` hands the values to one), and with them a timer that wakes the process every second for the
    /// rest of its life. A closed queue is a few hundred bytes, once for each thing that a person does.
    func shut() throws(StoreError) {
        _ = Unmanaged.passRetained(self)
        do {
            try close()
        } catch {
            throw .inputOutput(path: path, reason: "\(error)")
        }
    }
}
