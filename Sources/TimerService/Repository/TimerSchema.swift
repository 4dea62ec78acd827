/// The tables, as migrations. A released migration is never changed: a new schema is a new migration.
///
/// Fields used in queries are columns; the whole record is JSON in `record`, as Codable encodes it. Dates are seconds since
/// 2001.
package enum TimerSchema {
    /// The migrations, oldest first, each a list of statements. The table `schema_version` stores how many have run.
    package static func migrations(_ dialect: SQLDialect) -> [[String]] {
        let (integer, real, strict) = (dialect.integer, dialect.real, dialect.strict)
        return [
            [
                """
                CREATE TABLE account (
                    id TEXT NOT NULL PRIMARY KEY,
                    name TEXT NOT NULL UNIQUE,
                    token_hash TEXT NOT NULL UNIQUE,
                    record TEXT NOT NULL
                )\(strict)
                """,
                """
                CREATE TABLE timer (
                    user_id TEXT NOT NULL PRIMARY KEY REFERENCES account ON DELETE CASCADE,
                    version \(integer) NOT NULL,
                    updated_at \(real) NOT NULL,
                    memory TEXT,
                    record TEXT NOT NULL
                )\(strict)
                """,
                """
                CREATE TABLE activity (
                    id TEXT NOT NULL PRIMARY KEY,
                    user_id TEXT NOT NULL REFERENCES account ON DELETE CASCADE,
                    restart_at \(real),
                    ended_at \(real),
                    record TEXT NOT NULL
                )\(strict)
                """,
                "CREATE INDEX activity_user ON activity (user_id)",
                "CREATE INDEX activity_restart ON activity (restart_at) WHERE restart_at IS NOT NULL",
                """
                CREATE TABLE event (
                    user_id TEXT NOT NULL REFERENCES account ON DELETE CASCADE,
                    version \(integer) NOT NULL,
                    at \(real) NOT NULL,
                    record TEXT NOT NULL,
                    PRIMARY KEY (user_id, version)
                )\(strict)
                """,
                "CREATE INDEX event_at ON event (at)",
                """
                CREATE TABLE token (
                    user_id TEXT NOT NULL REFERENCES account ON DELETE CASCADE,
                    activity_id TEXT NOT NULL,
                    platform TEXT NOT NULL,
                    device TEXT NOT NULL,
                    push_token TEXT NOT NULL,
                    record TEXT NOT NULL,
                    PRIMARY KEY (user_id, activity_id, platform, device)
                )\(strict)
                """,
                """
                CREATE TABLE outbox (
                    seq \(dialect.sequence),
                    id TEXT NOT NULL UNIQUE,
                    user_id TEXT NOT NULL REFERENCES account ON DELETE CASCADE,
                    token TEXT NOT NULL,
                    due_at \(real) NOT NULL,
                    waits \(integer) NOT NULL,
                    claimed_by TEXT,
                    claimed_until \(real),
                    attempts \(integer) NOT NULL DEFAULT 0,
                    record TEXT NOT NULL
                )\(strict)
                """,
                "CREATE INDEX outbox_token ON outbox (token, seq)",
                "CREATE INDEX outbox_user ON outbox (user_id)",
                """
                CREATE TABLE reply (
                    user_id TEXT NOT NULL REFERENCES account ON DELETE CASCADE,
                    client_id TEXT NOT NULL,
                    at \(real) NOT NULL,
                    record TEXT NOT NULL,
                    PRIMARY KEY (user_id, client_id)
                )\(strict)
                """,
                "CREATE INDEX reply_at ON reply (at)",
            ],
            ["ALTER TABLE outbox ADD COLUMN phone TEXT"],
        ]
    }

    /// Runs the missing migrations. Call it in a transaction that excludes other migrations. Throws
    /// ``RepositoryError/newerVersion(_:)`` if the database has more migrations than this version.
    package static func migrate(_ session: some SQLSession, place: String) throws {
        try session.run("CREATE TABLE IF NOT EXISTS schema_version (version \(session.dialect.integer) NOT NULL)", [])
        let stored = try session.run("SELECT version FROM schema_version", []).first?.integer(0)
        let migrations = migrations(session.dialect)
        guard (stored ?? 0) <= migrations.count else { throw RepositoryError.newerVersion(place) }
        for statement in migrations.dropFirst(stored ?? 0).joined() { try session.run(statement, []) }
        if stored == nil {
            try session.run("INSERT INTO schema_version (version) VALUES ($1)", [.integer(migrations.count)])
        } else if stored != migrations.count {
            try session.run("UPDATE schema_version SET version = $1", [.integer(migrations.count)])
        }
    }
}
