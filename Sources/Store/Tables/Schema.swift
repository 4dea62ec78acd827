/// The tables of all databases as they are now. A database of an earlier version comes to the same by its migrations.
///
/// `PRAGMA user_version` counts the migrations, so that a reader learns with one look at the file header whether it knows the shape.
/// Dates are REAL seconds since 2001-01-01 UTC, Foundation's reference date, which loses no bit on the way
/// (`datetime(ended_at + 978307200, 'unixepoch')` shows one). Durations are REAL seconds. STRICT tables keep every column's type,
/// so that reading a column needs no parser. A column that came later stands at the end of its table, where a migration put it.
enum Schema {
    /// The sitting, countdowns, the server and what is remembered. `timer.stages` and `timer.sound` are JSON, null for a sitting without
    /// and where the settings decide; `timer.shortest_logged` is null where the completed sitting was logged. `joined.out_of_service` is
    /// 1 while the server answers that it cannot act. `device_settings` is what a timer's server is to know of this device, `recent_plan`
    /// the plans of the last sittings, to begin them again.
    static func state(_ locations: StoreLocations) -> DatabaseFile {
        DatabaseFile(
            directory: locations.stateDirectory, path: locations.statePath,
            tables: """
                CREATE TABLE timer (
                    slot INTEGER PRIMARY KEY CHECK (slot = 1),
                    id TEXT NOT NULL,
                    method TEXT NOT NULL,
                    type TEXT NOT NULL,
                    preparation REAL NOT NULL CHECK (preparation >= 0),
                    began_at REAL NOT NULL,
                    target REAL CHECK (target > 0),
                    paused_at REAL,
                    boot_id TEXT,
                    wall_at_boot REAL CHECK ((wall_at_boot IS NULL) = (boot_id IS NULL)),
                    ended_at REAL,
                    completed_at REAL CHECK ((completed_at IS NULL) = (ended_at IS NULL)),
                    elapsed REAL CHECK ((elapsed IS NULL) = (ended_at IS NULL)),
                    outcome TEXT CHECK ((outcome IS NULL) = (ended_at IS NULL)),
                    message TEXT,
                    bells TEXT,
                    shortest_logged REAL,
                    stages TEXT,
                    sound TEXT
                ) STRICT;
                CREATE TABLE timer_pause (started_at REAL NOT NULL, ended_at REAL NOT NULL) STRICT;
                CREATE TABLE activity_system (
                    slot INTEGER PRIMARY KEY CHECK (slot IN (1, 2)),
                    state TEXT NOT NULL
                ) STRICT;
                CREATE TABLE countdown (
                    id TEXT NOT NULL PRIMARY KEY,
                    title TEXT NOT NULL,
                    subtitle TEXT,
                    ends_at REAL NOT NULL,
                    color TEXT,
                    alert TEXT,
                    created_at REAL NOT NULL,
                    started_at REAL,
                    paused_at REAL
                ) STRICT;
                CREATE TABLE joined (
                    slot INTEGER PRIMARY KEY CHECK (slot = 1),
                    url TEXT NOT NULL,
                    user TEXT,
                    joined_at REAL NOT NULL,
                    version INTEGER,
                    connected_at REAL,
                    offline_since REAL,
                    clock_shift REAL,
                    sent_settings TEXT,
                    out_of_service INTEGER
                ) STRICT;
                CREATE TABLE activity_session (id TEXT NOT NULL PRIMARY KEY, session TEXT NOT NULL) STRICT;
                CREATE TABLE session_metrics (
                    slot INTEGER PRIMARY KEY CHECK (slot = 1),
                    metrics TEXT NOT NULL
                ) STRICT;
                CREATE TABLE device_settings (
                    slot INTEGER PRIMARY KEY CHECK (slot = 1),
                    settings TEXT NOT NULL
                ) STRICT;
                CREATE TABLE restart_request (
                    slot INTEGER PRIMARY KEY CHECK (slot = 1),
                    sitting_id TEXT NOT NULL,
                    requested_at REAL NOT NULL,
                    received_at REAL NOT NULL
                ) STRICT;
                CREATE TABLE recent_plan (
                    number INTEGER PRIMARY KEY AUTOINCREMENT,
                    sitting_id TEXT NOT NULL UNIQUE,
                    plan TEXT NOT NULL
                ) STRICT;
                """,
            migrations: stateMigrations)
    }

    /// What processes tell each other: it may be lost, and is never worth waiting for a disk.
    static func moments(_ locations: StoreLocations) -> DatabaseFile {
        DatabaseFile(
            directory: locations.stateDirectory, path: locations.momentsPath,
            migrations: momentsMigrations, isDurable: false)
    }

    /// The sittings. `sitting.stages` is a list in JSON, null for a sitting without. The changes hold what each replaced, so that it can be
    /// undone: `before` is JSON, null for a sitting that came with the change.
    static func log(_ locations: StoreLocations) -> DatabaseFile {
        DatabaseFile(
            directory: locations.dataDirectory, path: locations.logPath,
            tables: """
                CREATE TABLE sitting (
                    id TEXT NOT NULL PRIMARY KEY,
                    started_at REAL NOT NULL,
                    ended_at REAL NOT NULL,
                    elapsed REAL NOT NULL CHECK (elapsed >= 0),
                    target REAL CHECK (target > 0),
                    outcome TEXT NOT NULL,
                    method TEXT NOT NULL,
                    type TEXT NOT NULL,
                    note TEXT,
                    stages TEXT,
                    mood TEXT
                ) STRICT;
                CREATE INDEX sitting_by_end ON sitting (ended_at);
                CREATE INDEX sitting_by_start ON sitting (started_at);
                CREATE TABLE sitting_pause (
                    sitting_id TEXT NOT NULL REFERENCES sitting (id) ON DELETE CASCADE,
                    started_at REAL NOT NULL,
                    ended_at REAL NOT NULL
                ) STRICT;
                CREATE INDEX sitting_pause_by_sitting ON sitting_pause (sitting_id, started_at);
                CREATE TABLE log_change (
                    number INTEGER PRIMARY KEY AUTOINCREMENT,
                    kind TEXT NOT NULL
                ) STRICT;
                CREATE TABLE log_change_sitting (
                    change INTEGER NOT NULL REFERENCES log_change (number) ON DELETE CASCADE,
                    sitting_id TEXT NOT NULL,
                    before TEXT
                ) STRICT;
                CREATE INDEX log_change_sitting_by_change ON log_change_sitting (change);
                """,
            migrations: logMigrations)
    }
}
