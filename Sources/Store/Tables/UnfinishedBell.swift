import Foundation
import GRDB
import Meditation

/// What is left of a bell whose ringer had to leave in the middle of it: the strokes that nobody has heard yet.
public struct UnfinishedBell: Hashable, Sendable {
    /// How many strokes are left, at least one.
    public let strokes: Int
    /// When the first of them is due, on the sitting's own time line.
    public let next: Date

    /// A rest with everything given.
    public init(strokes: Int, next: Date) {
        (self.strokes, self.next) = (strokes, next)
    }
}

extension Store {
    /// Leaves the rest of a bell to the process that follows the sitting now or next, and notifies it.
    public func leave(_ bell: UnfinishedBell, of sittingID: UUID) throws(StoreError) {
        try writingMoments { db in try UnfinishedBellTable.put(bell, of: sittingID, in: db) }
        try? PrivateFiles.touch(locations.changePath)
    }

    /// Takes the rest of a bell of that sitting, so that it is the caller's alone to ring; nil where another process was first
    /// or there is none.
    public func takeUnfinishedBell(of sittingID: UUID) throws(StoreError) -> UnfinishedBell? {
        try writingMoments { db in
            let bell = try UnfinishedBellTable.fetch(of: sittingID, in: db)
            try UnfinishedBellTable.clear(in: db)
            return bell
        }
    }
}

/// The rest of a bell, of which there is one at most.
enum UnfinishedBellTable {
    static func fetch(of sittingID: UUID, in db: Database) throws -> UnfinishedBell? {
        try Row.fetchOne(
            db, sql: "SELECT strokes, due_at FROM unfinished_bell WHERE sitting_id = ?",
            arguments: [sittingID.uuidString]
        ).map { UnfinishedBell(strokes: $0[0], next: Date(stored: $0[1])) }
    }

    static func put(_ bell: UnfinishedBell, of sittingID: UUID, in db: Database) throws {
        try db.execute(
            sql: "INSERT OR REPLACE INTO unfinished_bell (slot, sitting_id, strokes, due_at) VALUES (1, ?, ?, ?)",
            arguments: [sittingID.uuidString, bell.strokes, bell.next.stored])
    }

    static func clear(in db: Database) throws { try db.execute(sql: "DELETE FROM unfinished_bell") }
}
