import Foundation
import GRDB
import Meditation

/// The server that was joined: one row, or none.
enum JoinedTable {
    /// The row; `lastBeat` is what the caller found on the file.
    static func fetch(_ db: Database, lastBeat: Date?) throws -> JoinedServer? {
        guard let row = try Row.fetchOne(db, sql: "SELECT * FROM main.joined"), let url = row.text("url"),
            let joinedAt = row.date("joined_at")
        else { return nil }
        return JoinedServer(
            url: url, user: row.text("user"), joinedAt: joinedAt, version: row.number("version").map { Int($0) },
            connectedAt: row.date("connected_at"), noticedOffline: row.date("offline_since"),
            isOutOfService: row.number("out_of_service") == 1, clockShift: row.number("clock_shift") ?? 0,
            sentSettings: row.text("sent_settings").flatMap(DeviceSettings.init(json:)), lastBeat: lastBeat)
    }

    static func insert(url: String, at now: Date, in db: Database) throws {
        try db.execute(
            sql: "INSERT INTO main.joined (slot, url, joined_at, offline_since) VALUES (1, ?, ?, ?)",
            arguments: [url, now.stored, now.stored])
    }

    static func save(_ server: JoinedServer, in db: Database) throws {
        try db.execute(
            sql: """
                INSERT OR REPLACE INTO main.joined
                    (slot, url, user, joined_at, version, connected_at, offline_since, clock_shift, sent_settings,
                     out_of_service)
                VALUES (1, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """,
            arguments: [
                server.url, server.user, server.joinedAt.stored, server.version, server.connectedAt?.stored,
                server.noticedOffline?.stored, server.clockShift, try server.sentSettings?.json(),
                server.isOutOfService ? 1 : nil,
            ])
    }
}

/// Actions on their way to the server, a row each.
enum OutgoingTable {
    /// Seconds for which a row is kept after its outcome: by then the caller has read it.
    static let memory: TimeInterval = 3600

    static func insert(_ action: OutgoingAction, in db: Database) throws {
        try db.execute(
            sql: "DELETE FROM outgoing WHERE finished_at < ?", arguments: [(action.createdAt - memory).stored])
        try db.execute(
            sql: "INSERT INTO outgoing (id, action, created_at) VALUES (?, ?, ?)",
            arguments: [action.id.uuidString, try text(action), action.createdAt.stored])
    }

    /// The actions without an outcome, in the order in which people took them.
    static func pending(in db: Database) throws -> [PendingAction] {
        try Row.fetchAll(db, sql: "SELECT action, sent_at FROM outgoing WHERE outcome IS NULL ORDER BY number")
            .map { row in
                PendingAction(
                    action: try decoded(row[0], OutgoingAction.self),
                    sentAt: (row[1] as Double?).map(Date.init(stored:)))
            }
    }

    static func outcome(of id: UUID, in db: Database) throws -> ActionOutcome? {
        try String.fetchOne(
            db, sql: "SELECT outcome FROM outgoing WHERE id = ? AND outcome IS NOT NULL", arguments: [id.uuidString]
        ).map { try decoded($0, ActionOutcome.self) }
    }

    /// What a person said with the completion of a sitting.
    static func remarks(onCompletionOf sitting: UUID, in db: Database) throws -> SittingRemarks {
        let texts = try String.fetchAll(db, sql: "SELECT action FROM outgoing ORDER BY number DESC")
        let actions = texts.lazy.compactMap { try? decoded($0, OutgoingAction.self) }
        let found = actions.first { $0.kind == .complete && $0.activityID == sitting && $0.remarks != .none }
        return found?.remarks ?? .none
    }

    static func finish(_ id: UUID, _ outcome: ActionOutcome, at now: Date, in db: Database) throws {
        try db.execute(
            sql: "UPDATE outgoing SET outcome = ?, finished_at = ? WHERE id = ? AND outcome IS NULL",
            arguments: [try text(outcome), now.stored, id.uuidString])
    }

    private static func text(_ value: some Encodable) throws -> String {
        String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
    }

    private static func decoded<Value: Decodable>(_ text: String, _ type: Value.Type) throws -> Value {
        do {
            return try JSONDecoder().decode(type, from: Data(text.utf8))
        } catch {
            throw UnreadableColumn(column: "outgoing.action")
        }
    }
}

/// An action without an outcome.
package struct PendingAction: Hashable, Sendable {
    /// The action.
    package let action: OutgoingAction
    /// When it was sent to the server, which may have acted since; nil while it was not.
    package let sentAt: Date?
}
