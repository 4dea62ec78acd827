import Foundation
import GRDB
import Meditation

/// All that is remembered of the timer, as it was at one instant.
public struct TimerMemory: Hashable, Sendable {
    /// A running sitting, a completion, or nothing.
    public var state: TimerState = .idle
    /// What became of the moments of that sitting, by date.
    public var moments: [MomentRecord] = []
    /// What is left of a bell of that sitting whose ringer had to leave; nil when there is none.
    public var unfinishedBell: UnfinishedBell?
    /// When the running sitting was last seen; nil when it never was.
    public var seen: SeenMark?
    /// The last sentences about what went wrong where nobody looked, oldest first.
    public var notices: [StoredNotice] = []
    /// Whether the card after the sitting was closed.
    package var isCardClosed = false
    /// The server that has the timer; nil where it is kept here.
    package var server: JoinedServer?

    /// A memory with everything given; by default of nothing.
    public init(
        state: TimerState = .idle, moments: [MomentRecord] = [], unfinishedBell: UnfinishedBell? = nil,
        seen: SeenMark? = nil, notices: [StoredNotice] = [], isCardClosed: Bool = false
    ) {
        (self.state, self.moments, self.unfinishedBell) = (state, moments, unfinishedBell)
        (self.seen, self.notices, self.isCardClosed) = (seen, notices, isCardClosed)
    }
}

/// A sentence for the next screen that opens.
public struct StoredNotice: Hashable, Sendable, Identifiable {
    /// Grows with every notice.
    public let id: Int64
    /// When it was written, by the wall clock.
    public let date: Date
    /// What went wrong.
    public let text: String
}

/// The notices, a row each; only the last ``limit`` are kept.
enum NoticeTable {
    static let limit = 20

    static func fetch(in db: Database) throws -> [StoredNotice] {
        try Row.fetchAll(db, sql: "SELECT id, noticed_at, text FROM notice ORDER BY id")
            .map { StoredNotice(id: $0[0], date: Date(stored: $0[1]), text: $0[2]) }
    }

    /// A sentence that nobody has read yet is kept once, as of its last time.
    static func insert(_ text: String, at date: Date, in db: Database) throws {
        try db.execute(sql: "DELETE FROM notice WHERE text = ?", arguments: [text])
        try db.execute(sql: "INSERT INTO notice (noticed_at, text) VALUES (?, ?)", arguments: [date.stored, text])
        try db.execute(
            sql: "DELETE FROM notice WHERE id <= (SELECT max(id) FROM notice) - ?", arguments: [limit])
    }
}
