/// How a database of an earlier version comes to the tables of ``Schema``. A script that was released is never changed: a new shape is
/// a new script here and a change there; a test compares the two.
extension Schema {
    static let stateMigrations = [
        """
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
            message TEXT
        ) STRICT;
        CREATE TABLE timer_pause (started_at REAL NOT NULL, ended_at REAL NOT NULL) STRICT;
        """,
        """
        ALTER TABLE timer ADD COLUMN bells TEXT;
        """,
        """
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
            started_at REAL
        ) STRICT;
        """,
        """
        CREATE TABLE joined (
            slot INTEGER PRIMARY KEY CHECK (slot = 1),
            url TEXT NOT NULL,
            user TEXT,
            joined_at REAL NOT NULL,
            version INTEGER,
            connected_at REAL,
            offline_since REAL
        ) STRICT;
        """,
        """
        CREATE TABLE activity_session (id TEXT NOT NULL PRIMARY KEY, session TEXT NOT NULL) STRICT;
        CREATE TABLE session_metrics (
            slot INTEGER PRIMARY KEY CHECK (slot = 1),
            metrics TEXT NOT NULL
        ) STRICT;
        """,
        """
        ALTER TABLE countdown ADD COLUMN paused_at REAL;
        """,
        // What a timer's server is to know of this device, what it was sent, and what it asks for.
        """
        CREATE TABLE device_settings (
            slot INTEGER PRIMARY KEY CHECK (slot = 1),
            settings TEXT NOT NULL
        ) STRICT;
        ALTER TABLE joined ADD COLUMN clock_shift REAL;
        ALTER TABLE joined ADD COLUMN sent_settings TEXT;
        CREATE TABLE restart_request (
            slot INTEGER PRIMARY KEY CHECK (slot = 1),
            sitting_id TEXT NOT NULL,
            requested_at REAL NOT NULL,
            received_at REAL NOT NULL
        ) STRICT;
        """,
        // Null where the completed sitting was logged.
        """
        ALTER TABLE timer ADD COLUMN shortest_logged REAL;
        """,
        // 1 while the server answers that it cannot act; its database may be down.
        """
        ALTER TABLE joined ADD COLUMN out_of_service INTEGER;
        """,
        // The plans of the last sittings, as JSON, to begin them again.
        """
        CREATE TABLE recent_plan (
            number INTEGER PRIMARY KEY AUTOINCREMENT,
            sitting_id TEXT NOT NULL UNIQUE,
            plan TEXT NOT NULL
        ) STRICT;
        """,
        // The stages as a list in JSON; null for a sitting without.
        """
        ALTER TABLE timer ADD COLUMN stages TEXT;
        """,
        // What plays besides the bells, as JSON; null where the settings decide.
        """
        ALTER TABLE timer ADD COLUMN sound TEXT;
        """,
    ]

    static let momentsMigrations = [
        """
        CREATE TABLE moment (
            sitting_id TEXT NOT NULL,
            name TEXT NOT NULL,
            event TEXT NOT NULL,
            due_at REAL NOT NULL,
            claimed_at REAL NOT NULL,
            outcome TEXT,
            PRIMARY KEY (sitting_id, name)
        ) STRICT;
        CREATE TABLE seen (
            slot INTEGER PRIMARY KEY CHECK (slot = 1),
            sitting_id TEXT NOT NULL,
            seen_at REAL NOT NULL,
            boot_id TEXT NOT NULL,
            asleep REAL NOT NULL
        ) STRICT;
        CREATE TABLE notice (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            noticed_at REAL NOT NULL,
            text TEXT NOT NULL
        ) STRICT;
        """,
        """
        CREATE TABLE unfinished_bell (
            slot INTEGER PRIMARY KEY CHECK (slot = 1),
            sitting_id TEXT NOT NULL,
            strokes INTEGER NOT NULL CHECK (strokes > 0),
            due_at REAL NOT NULL
        ) STRICT;
        """,
        """
        CREATE TABLE countdown_bell (
            countdown_id TEXT NOT NULL PRIMARY KEY,
            due_at REAL NOT NULL,
            claimed_at REAL NOT NULL,
            outcome TEXT
        ) STRICT;
        """,
        // What a person did here while a server has the timer, on its way there and back.
        """
        CREATE TABLE outgoing (
            number INTEGER PRIMARY KEY AUTOINCREMENT,
            id TEXT NOT NULL UNIQUE,
            action TEXT NOT NULL,
            created_at REAL NOT NULL,
            sent_at REAL,
            outcome TEXT,
            finished_at REAL
        ) STRICT;
        """,
    ]

    static let logMigrations = [
        """
        CREATE TABLE sitting (
            id TEXT NOT NULL PRIMARY KEY,
            started_at REAL NOT NULL,
            ended_at REAL NOT NULL,
            elapsed REAL NOT NULL CHECK (elapsed >= 0),
            target REAL CHECK (target > 0),
            outcome TEXT NOT NULL,
            method TEXT NOT NULL,
            type TEXT NOT NULL
        ) STRICT;
        CREATE INDEX sitting_by_end ON sitting (ended_at);
        CREATE TABLE sitting_pause (
            sitting_id TEXT NOT NULL REFERENCES sitting (id) ON DELETE CASCADE,
            started_at REAL NOT NULL,
            ended_at REAL NOT NULL
        ) STRICT;
        CREATE INDEX sitting_pause_by_sitting ON sitting_pause (sitting_id, started_at);
        """,
        // What a change replaced, so that it can be undone; `before` is JSON, null for a sitting that came with the change.
        """
        ALTER TABLE sitting ADD COLUMN note TEXT;
        CREATE INDEX sitting_by_start ON sitting (started_at);
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
        // The stages as they were sat, as a list in JSON; null for a sitting without. And how it felt.
        """
        ALTER TABLE sitting ADD COLUMN stages TEXT;
        ALTER TABLE sitting ADD COLUMN mood TEXT;
        """,
    ]
}
