import Foundation
import GRDB

/// A server's request that the sitting's Live Activity be replaced before the system ends it, kept until it is followed.
public struct StoredRestartRequest: Hashable, Sendable {
    /// The sitting that was running when the server asked.
    public let sitting: UUID
    /// When the server asked. A request is followed once: one that is not newer than the last is rejected.
    public let requested: Date
    /// When this machine received it, which is when the activity is replaced.
    public let received: Date

    /// A request with everything given.
    public init(sitting: UUID, requested: Date, received: Date) {
        (self.sitting, self.requested, self.received) = (sitting, requested, received)
    }
}

/// The request as one row, or none.
enum RestartRequestTable {
    static func fetch(on connection: SQLiteConnection) throws -> StoredRestartRequest? {
        var row = try SQLiteStatement(
            "SELECT sitting_id, requested_at, received_at FROM main.restart_request WHERE slot = 1", on: connection)
        guard try row.step(), let sitting = row.text(0).flatMap(UUID.init(uuidString:)),
            let requested = row.double(1), let received = row.double(2)
        else { return nil }
        return StoredRestartRequest(
            sitting: sitting, requested: Date(stored: requested), received: Date(stored: received))
    }

    /// Keeps a request, or forgets the one that is kept.
    static func save(_ request: StoredRestartRequest?, in db: Database) throws {
        guard let request else { return try db.execute(sql: "DELETE FROM main.restart_request") }
        try db.execute(
            sql: """
                INSERT OR REPLACE INTO main.restart_request (slot, sitting_id, requested_at, received_at)
                VALUES (1, ?, ?, ?)
                """,
            arguments: [request.sitting.uuidString, request.requested.stored, request.received.stored])
    }
}
