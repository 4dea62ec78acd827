import ActivityLifecycle
import ActivitySystem
import Foundation
import GRDB

/// The emulated device as one row of JSON, or none while there is nothing to remember.
enum ActivitySystemTable {
    /// The row that counts, and the one that keeps what could not be read.
    private enum Slot: Int { case current = 1, aside }

    /// What is kept; `isReadable` is false where a row is there and says nothing to this Islet.
    static func fetch(on connection: SQLiteConnection) throws -> (system: SystemState, isReadable: Bool) {
        var row = try SQLiteStatement("SELECT state FROM main.activity_system WHERE slot = 1", on: connection)
        guard try row.step() else { return (SystemState(), true) }
        guard let text = row.text(0),
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
    static func fetch(on connection: SQLiteConnection) throws -> [StoredCountdown] {
        var row = try SQLiteStatement(
            """
            SELECT id, title, subtitle, ends_at, color, alert, created_at, started_at, paused_at FROM main.countdown
            ORDER BY created_at, rowid
            """, on: connection)
        var countdowns: [StoredCountdown] = []
        // The columns that are asked for here are not null.
        while try row.step(), let id = row.text(0), let title = row.text(1), let endsAt = row.double(3),
            let createdAt = row.double(6)
        {
            countdowns.append(
                StoredCountdown(
                    id: id, title: title, subtitle: row.text(2), endDate: Date(stored: endsAt), color: row.text(4),
                    alertMessage: row.text(5), created: Date(stored: createdAt),
                    startedAt: row.double(7).map(Date.init(stored:)),
                    pausedAt: row.double(8).map(Date.init(stored:))))
        }
        return countdowns
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
    static func fetch(on connection: SQLiteConnection) throws -> [StoredSession] {
        var row = try SQLiteStatement("SELECT session FROM main.activity_session ORDER BY id", on: connection)
        var sessions: [StoredSession] = []
        while try row.step() {
            guard let text = row.text(0),
                let session = try? JSONDecoder().decode(StoredSession.self, from: Data(text.utf8))
            else { continue }
            sessions.append(session)
        }
        return sessions
    }

    static func save(_ sessions: [StoredSession], in db: Database) throws {
        try db.execute(sql: "DELETE FROM main.activity_session")
        for session in sessions {
            try db.execute(
                sql: "INSERT INTO main.activity_session (id, session) VALUES (?, ?)",
                arguments: [session.id, try JSONText.sorted(session)])
        }
    }

    static func fetchMetrics(on connection: SQLiteConnection) throws -> SessionMetrics {
        var row = try SQLiteStatement("SELECT metrics FROM main.session_metrics WHERE slot = 1", on: connection)
        guard try row.step(), let text = row.text(0) else { return SessionMetrics() }
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
        on connection: SQLiteConnection, hasMetrics: Bool = false
    ) throws -> (activities: StoredActivities, isReadable: Bool) {
        let (system, isReadable) = try ActivitySystemTable.fetch(on: connection)
        let countdowns = try CountdownTable.fetch(on: connection)
        let sessions = try ActivitySessionTable.fetch(on: connection)
        let metrics = hasMetrics ? try ActivitySessionTable.fetchMetrics(on: connection) : SessionMetrics()
        return (
            StoredActivities(
                system: system, countdowns: countdowns, sessions: sessions, metrics: metrics,
                restartRequest: try RestartRequestTable.fetch(on: connection)), isReadable
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
