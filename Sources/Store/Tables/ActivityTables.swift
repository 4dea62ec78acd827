import ActivityLifecycle
import ActivitySystem
import Foundation
import GRDB

/// The emulated device as one row of JSON, or none while there is nothing to remember.
enum ActivitySystemTable {
    /// The row that counts, and the one that keeps what could not be read.
    private enum Slot: Int { case current = 1, aside }

    /// What is kept; `isReadable` is false where a row is there and says nothing to this Islet.
    static func fetch(_ db: Database) throws -> (system: SystemState, isReadable: Bool) {
        let statement = try db.makeStatement(sql: "SELECT state FROM main.activity_system WHERE slot = 1")
        guard let row = try Row.fetchOne(statement) else { return (SystemState(), true) }
        guard let text = row.text("state"),
            let system = try? JSONDecoder().decode(SystemState.self, from: Data(text.utf8))
        else { return (SystemState(), false) }
        return (system, true)
    }

    /// Keeps the device. A device without anything to remember leaves nothing behind.
    static func save(_ system: SystemState, in db: Database) throws {
        guard !system.isBlank else {
            try db.execute(
                sql: "DELETE FROM main.activity_system WHERE slot = ?", arguments: [Slot.current.rawValue])
            return
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let text = String(decoding: try encoder.encode(system), as: UTF8.self)
        try db.execute(
            sql: "INSERT OR REPLACE INTO main.activity_system (slot, state) VALUES (?, ?)",
            arguments: [Slot.current.rawValue, text])
    }

    /// Puts what could not be read out of the way, in the place of what was put there before.
    static func setAside(in db: Database) throws {
        try db.execute(
            sql: "UPDATE OR REPLACE main.activity_system SET slot = ? WHERE slot = ?",
            arguments: [Slot.aside.rawValue, Slot.current.rawValue])
    }
}

/// The countdowns, a row each.
enum CountdownTable {
    static func fetch(_ db: Database) throws -> [StoredCountdown] {
        let rows = try Row.fetchCursor(
            db.makeStatement(sql: "SELECT * FROM main.countdown ORDER BY created_at, rowid"))
        // The columns that must have a value are not null.
        return try Array(
            rows.compactMap { row in
                guard let id = row.text("id"), let title = row.text("title"), let end = row.date("ends_at"),
                    let created = row.date("created_at")
                else { return nil }
                return StoredCountdown(
                    id: id, title: title, subtitle: row.text("subtitle"), endDate: end, color: row.text("color"),
                    alertMessage: row.text("alert"), created: created, startedAt: row.date("started_at"),
                    pausedAt: row.date("paused_at"))
            })
    }

    static func save(_ countdowns: [StoredCountdown], in db: Database) throws {
        try db.execute(sql: "DELETE FROM main.countdown")
        for countdown in countdowns {
            try db.execute(
                sql: """
                    INSERT INTO main.countdown
                        (id, title, subtitle, ends_at, color, alert, created_at, started_at, paused_at)
                    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
                    """,
                arguments: [
                    countdown.id, countdown.title, countdown.subtitle, countdown.plannedEnd.stored, countdown.color,
                    countdown.alertMessage, countdown.created.stored, countdown.startedAt?.stored,
                    countdown.pausedAt?.stored,
                ])
        }
    }
}

/// The sessions that are renewed, a row of JSON each, and one row with the metrics of all that there have been.
enum ActivitySessionTable {
    /// One that this Islet cannot read is left out: its activity goes on without renewal.
    static func fetch(_ db: Database) throws -> [StoredSession] {
        let texts = try String?.fetchCursor(
            db.makeStatement(sql: "SELECT session FROM main.activity_session ORDER BY id"))
        return try Array(
            texts.compactMap { text in
                text.flatMap { try? JSONDecoder().decode(StoredSession.self, from: Data($0.utf8)) }
            })
    }

    static func save(_ sessions: [StoredSession], in db: Database) throws {
        try db.execute(sql: "DELETE FROM main.activity_session")
        for session in sessions {
            try db.execute(
                sql: "INSERT INTO main.activity_session (id, session) VALUES (?, ?)",
                arguments: [session.id, try JSONText.sorted(session)])
        }
    }

    static func fetchMetrics(_ db: Database) throws -> SessionMetrics {
        guard let text = try String.fetchOne(db, sql: "SELECT metrics FROM main.session_metrics WHERE slot = 1") else {
            return SessionMetrics()
        }
        return (try? JSONDecoder().decode(SessionMetrics.self, from: Data(text.utf8))) ?? SessionMetrics()
    }

    static func save(_ metrics: SessionMetrics, in db: Database) throws {
        try db.execute(
            sql: "INSERT OR REPLACE INTO main.session_metrics (slot, metrics) VALUES (1, ?)",
            arguments: [try JSONText.sorted(metrics)])
    }

    private enum JSONText {
        static func sorted(_ value: some Encodable) throws -> String {
            let encoder = JSONEncoder()
            encoder.outputFormatting = .sortedKeys
            return String(decoding: try encoder.encode(value), as: UTF8.self)
        }
    }
}

extension StoredActivities {
    /// - Parameter hasMetrics: Whether the metrics are read too. They can be long, and a status line need not wait for them.
    static func fetch(
        _ db: Database, hasMetrics: Bool = false
    ) throws -> (activities: StoredActivities, isReadable: Bool) {
        let (system, isReadable) = try ActivitySystemTable.fetch(db)
        let countdowns = try CountdownTable.fetch(db)
        let sessions = try ActivitySessionTable.fetch(db)
        let metrics = hasMetrics ? try ActivitySessionTable.fetchMetrics(db) : SessionMetrics()
        return (
            StoredActivities(
                system: system, countdowns: countdowns, sessions: sessions, metrics: metrics,
                restartRequest: try RestartRequestTable.fetch(db)), isReadable
        )
    }

    func save(in db: Database, after old: StoredActivities) throws {
        if system != old.system { try ActivitySystemTable.save(system, in: db) }
        if countdowns != old.countdowns { try CountdownTable.save(countdowns, in: db) }
        if sessions != old.sessions { try ActivitySessionTable.save(sessions, in: db) }
        if metrics != old.metrics { try ActivitySessionTable.save(metrics, in: db) }
        if restartRequest != old.restartRequest { try RestartRequestTable.save(restartRequest, in: db) }
    }
}

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
    static func fetch(_ db: Database) throws -> StoredRestartRequest? {
        let statement = try db.makeStatement(sql: "SELECT * FROM main.restart_request WHERE slot = 1")
        guard let row = try Row.fetchOne(statement),
            let sitting = row.text("sitting_id").flatMap(UUID.init(uuidString:)),
            let requested = row.date("requested_at"), let received = row.date("received_at")
        else { return nil }
        return StoredRestartRequest(sitting: sitting, requested: requested, received: received)
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
