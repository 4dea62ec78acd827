import Foundation
import GRDB
import Meditation

/// What can be done with the log besides completing a sitting. Every change is one transaction and can be undone.
extension Store {
    // MARK: Reading

    /// The log in the order in which sittings began: all of it, or what a filter lets through.
    public func log(_ filter: SittingFilter = SittingFilter()) throws(StoreError) -> [CompletedSitting] {
        try Schema.log(locations).reading { db in try SittingLogTable.fetch(filter, in: db) } ?? []
    }

    /// What statistics need of the log, in the order in which sittings began.
    public func entries(_ filter: SittingFilter = SittingFilter()) throws(StoreError) -> [HistoryEntry] {
        try Schema.log(locations).reading { db in try SittingLogTable.fetchEntries(filter, in: db) } ?? []
    }

    /// How many characters of an identifier tell each sitting from every other.
    public func identifierLength() throws(StoreError) -> Int {
        let ids = try Schema.log(locations).reading { db in try SittingLogTable.identifiers(beginning: "", in: db) }
        return SittingIdentifier.length(for: ids ?? [])
    }

    // MARK: Changing

    /// Adds a sitting that was not timed, and answers those of the log that it overlaps: that is allowed, and worth saying.
    ///
    /// Throws a ``LogError`` when it cannot have been, and a ``StoreError`` when it cannot be saved; either way nothing has
    /// changed. So do all of these.
    public func add(_ sitting: CompletedSitting, at now: Date) throws -> [CompletedSitting] {
        try sitting.check(at: now)
        return try changeLog { db in
            try LogJournal.insert([sitting], as: .add, in: db)
            return try SittingLogTable.overlapping(sitting, in: db)
        }
    }

    /// Changes a sitting of the log, and answers it with those that it overlaps now.
    public func edit(
        _ reference: SittingReference, by edit: SittingEdit, at now: Date
    ) throws -> (sitting: CompletedSitting, overlaps: [CompletedSitting]) {
        try changeLog { db in
            let old = try reference.find(in: db)
            let new = try edit.applied(to: old, at: now)
            try LogJournal.replace(old, with: new, in: db)
            return (new, try SittingLogTable.overlapping(new, in: db))
        }
    }

    /// Takes sittings out of the log, all or none, and answers them. One that is named twice goes once.
    public func remove(_ references: [SittingReference]) throws -> [CompletedSitting] {
        try changeLog { db in
            var found: [CompletedSitting] = []
            for reference in references {
                let sitting = try reference.find(in: db)
                if !found.contains(sitting) { found.append(sitting) }
            }
            try LogJournal.remove(found, in: db)
            return found
        }
    }

    /// Adds those of `sittings` that the log does not have, by `rule`, and answers them. With `isTrial` nothing is written.
    public func importSittings(
        _ sittings: [CompletedSitting], rule: DuplicateRule, isTrial: Bool = false
    ) throws -> [CompletedSitting] {
        if isTrial { return rule.new(of: sittings, logged: try log()) }
        return try changeLog { db in
            let new = rule.new(of: sittings, logged: try SittingLogTable.fetch(SittingFilter(), in: db))
            if !new.isEmpty { try LogJournal.insert(new, as: .import, in: db) }
            return new
        }
    }

    /// Makes the last change of the log, the completion of a sitting included, as if it had not been, and answers it. Asked
    /// again, the one before; the last hundred can be undone.
    public func undoLogChange() throws -> LogChange {
        try changeLog { db in
            guard let change = try LogJournal.undo(in: db) else { throw LogError.nothingToUndo }
            return change
        }
    }

    private func changeLog<Value>(_ body: (Database) throws -> Value) throws -> Value {
        let file = Schema.log(locations)
        let connection = try file.openForWriting()
        defer { try? connection.shut() }
        // A refusal is a result and not an error here, so that what is thrown is the database's alone.
        let result: Result<Value, LogError> = try file.translatingErrors {
            try connection.writeWithoutTransaction { db in
                var result: Result<Value, LogError> = .failure(.nothingToUndo)
                try db.inTransaction(.immediate) {
                    do {
                        result = .success(try body(db))
                        return .commit
                    } catch let refusal as LogError {
                        result = .failure(refusal)
                        return .rollback
                    }
                }
                return result
            }
        }
        let value = try result.get()
        // The change is made; that other screens miss the notice does not make it a failure.
        if access(locations.stateDirectory, F_OK) == 0 { try? PrivateFiles.touch(locations.changePath) }
        return value
    }
}

/// A sitting of the log as a person names it.
public enum SittingReference: Hashable, Sendable {
    /// The one that began last.
    case last
    /// The one whose identifier begins like this.
    case identifier(String)

    /// What a person typed: `last`, or at least four characters of an identifier.
    public init(parsing text: String) throws(LogError) {
        if text.lowercased() == "last" {
            self = .last
        } else if let prefix = SittingIdentifier.prefix(text) {
            self = .identifier(prefix)
        } else {
            throw .notAnIdentifier(text)
        }
    }

    /// The sitting that is meant.
    func find(in db: Database) throws -> CompletedSitting {
        switch self {
        case .last:
            guard let last = try SittingLogTable.fetch(SittingFilter(limit: 1), in: db).first else {
                throw LogError.emptyLog
            }
            return last
        case .identifier(let prefix):
            let ids = try SittingLogTable.identifiers(beginning: prefix, in: db)
            guard ids.count <= 1 else { throw LogError.ambiguousSitting(prefix, count: ids.count) }
            guard let id = ids.first, let sitting = try SittingLogTable.fetch(id: id, in: db) else {
                throw LogError.unknownSitting(prefix)
            }
            return sitting
        }
    }
}
