import Foundation

/// The SQL statements of a ``TimerRepository``, shared by SQLite and PostgreSQL. The repository begins and ends the
/// transaction.
package struct SQLTimers<Session: SQLSession> {
    package let session: Session
    /// Called before every write, so that a test can abort the transaction there.
    package let willWrite: (String) throws -> Void

    package init(_ session: Session, willWrite: @escaping (String) throws -> Void = { _ in }) {
        self.session = session
        self.willWrite = willWrite
    }

    // MARK: Changing a timer

    /// Loads the input of a decision, and locks it against changes until the transaction ends.
    package func snapshot(
        userID: String, activityID: String?, clientID: String?, at now: Date
    ) throws -> TimerSnapshot {
        // Locking the account row locks all data of the user; it exists even before the first timer.
        let user = try session.run(
            "SELECT record FROM account WHERE id = $1" + session.dialect.lock, [.text(userID)]
        ).first
        guard let user else { throw RepositoryError.unknownUser(userID) }
        let timer = try timer(of: userID, at: now)
        let reply = try clientID.flatMap { id in
            try session.run(
                "SELECT record FROM reply WHERE user_id = $1 AND client_id = $2 AND at > $3",
                [.text(userID), .text(id), .date(now - StoredReply.lifetime)]
            ).first
        }
        let current = try timer.activityID.flatMap(activity)
        return TimerSnapshot(
            user: try decode(User.self, user, table: "account"), timer: timer, current: current,
            named: activityID == current?.id ? current : try activityID.flatMap(activity),
            tokens: try session.run(
                "SELECT record FROM token WHERE user_id = $1 ORDER BY activity_id, platform, device", [.text(userID)]
            ).map { try decode(TokenRecord.self, $0, table: "token") },
            memory: try session.run("SELECT memory FROM timer WHERE user_id = $1", [.text(userID)]).first?.text(0),
            reply: try reply.map { try decode(StoredReply.self, $0, table: "reply") })
    }

    /// Saves all results of a decision.
    package func save(_ change: TimerChange, userID: String) throws {
        if let timer = change.timer { try save(timer, memory: change.memory) }
        for activity in change.activities { try save(activity) }
        for event in change.events { try append(event, userID: userID) }
        for token in change.removedTokens { try remove(token) }
        for token in change.savedTokens { try save(token) }
        for push in change.pushes { try enqueue(push) }
        if let reply = change.reply { try save(reply, userID: userID) }
    }

    private func save(_ timer: TimerRecord, memory: String?) throws {
        try willWrite("timer")
        try session.run(
            """
            INSERT INTO timer (user_id, version, updated_at, record, memory) VALUES ($1, $2, $3, $4, $5)
            ON CONFLICT (user_id) DO UPDATE
            SET version = excluded.version, updated_at = excluded.updated_at, record = excluded.record,
                memory = excluded.memory
            """,
            [
                .text(timer.userID), .integer(timer.version), .date(timer.updatedAt), .text(try encode(timer)),
                .optional(memory),
            ])
    }

    private func save(_ activity: TimedActivity) throws {
        try willWrite("activity")
        try session.run(
            """
            INSERT INTO activity (id, user_id, restart_at, ended_at, record) VALUES ($1, $2, $3, $4, $5)
            ON CONFLICT (id) DO UPDATE
            SET restart_at = excluded.restart_at, ended_at = excluded.ended_at, record = excluded.record
            """,
            [
                .text(activity.id), .text(activity.userID), .optional(activity.restartAt), .optional(activity.endedAt),
                .text(try encode(activity)),
            ])
    }

    private func append(_ event: TimerEventRecord, userID: String) throws {
        try willWrite("event")
        try session.run(
            "INSERT INTO event (user_id, version, at, record) VALUES ($1, $2, $3, $4)",
            [.text(userID), .integer(event.version), .date(event.at), .text(try encode(event))])
        try session.run(
            "DELETE FROM event WHERE user_id = $1 AND version <= $2",
            [.text(userID), .integer(event.version - TimerEventRecord.mostKept)])
    }

    private func save(_ reply: StoredReply, userID: String) throws {
        try willWrite("reply")
        try session.run(
            """
            INSERT INTO reply (user_id, client_id, at, record) VALUES ($1, $2, $3, $4)
            ON CONFLICT (user_id, client_id) DO UPDATE SET at = excluded.at, record = excluded.record
            """, [.text(userID), .text(reply.clientID), .date(reply.at), .text(try encode(reply))])
    }

    /// Saves a token. Pushes queued for the device's previous token are redirected to the new one.
    private func save(_ token: TokenRecord) throws {
        try willWrite("token")
        let key: [SQLValue] = [
            .text(token.userID), .text(token.activityID), .text(token.platform.rawValue), .text(token.device),
        ]
        let earlier = try session.run(
            """
            SELECT push_token FROM token
            WHERE user_id = $1 AND activity_id = $2 AND platform = $3 AND device = $4
            """, key
        ).first?.text(0)
        if let earlier, earlier != token.pushToken {
            try session.run(
                "UPDATE outbox SET token = $1 WHERE token = $2 AND user_id = $3",
                [.text(token.pushToken), .text(earlier), .text(token.userID)])
        }
        try session.run(
            """
            INSERT INTO token (user_id, activity_id, platform, device, push_token, record)
            VALUES ($1, $2, $3, $4, $5, $6)
            ON CONFLICT (user_id, activity_id, platform, device) DO UPDATE
            SET push_token = excluded.push_token, record = excluded.record
            """, key + [.text(token.pushToken), .text(try encode(token))])
    }

    private func remove(_ token: TokenRecord) throws {
        try willWrite("token")
        try session.run(
            "DELETE FROM token WHERE user_id = $1 AND activity_id = $2 AND push_token = $3",
            [.text(token.userID), .text(token.activityID), .text(token.pushToken)])
        try session.run(
            "DELETE FROM outbox WHERE token = $1 AND user_id = $2", [.text(token.pushToken), .text(token.userID)])
    }

    // MARK: Reading

    package func timer(of userID: String, at now: Date) throws -> TimerRecord {
        try session.run("SELECT record FROM timer WHERE user_id = $1", [.text(userID)]).first
            .map { try decode(TimerRecord.self, $0, table: "timer") } ?? .idle(userID: userID, at: now)
    }

    package func owner(ofActivity id: String) throws -> String? { try activity(id)?.userID }

    private func activity(_ id: String) throws -> TimedActivity? {
        try session.run("SELECT record FROM activity WHERE id = $1", [.text(id)]).first
            .map { try decode(TimedActivity.self, $0, table: "activity") }
    }

    package func events(of userID: String, after version: Int, limit: Int) throws -> [TimerEventRecord]? {
        let user = try session.run(
            "SELECT timer.version FROM account LEFT JOIN timer ON timer.user_id = account.id WHERE account.id = $1",
            [.text(userID)]
        ).first
        guard let user else { throw RepositoryError.unknownUser(userID) }
        let last = user.integer(0) ?? 0
        // A version higher than the last was issued by another server, or before the database was restored from a backup.
        guard version <= last else { return nil }
        let events = try session.run(
            "SELECT record FROM event WHERE user_id = $1 AND version > $2 ORDER BY version LIMIT $3",
            [.text(userID), .integer(version), .integer(limit)]
        ).map { try decode(TimerEventRecord.self, $0, table: "event") }
        return version == last || events.first?.version == version + 1 ? events : nil
    }

    /// The SQLite rowid of the newest event; 0 if there are no events.
    func lastEventRow() throws -> Int {
        try session.run("SELECT MAX(rowid) FROM event", []).first?.integer(0) ?? 0
    }

    /// The users with events after a row, and the newest row.
    func usersWithEvents(afterRow row: Int) throws -> (users: [String], row: Int) {
        let last = try lastEventRow()
        // If the newest events were deleted with their user, SQLite reuses rowids: start again from 0.
        guard last != row else { return ([], row) }
        let users = try session.run(
            "SELECT DISTINCT user_id FROM event WHERE rowid > $1", [.integer(last > row ? row : 0)])
        return (users.compactMap { $0.text(0) }, last)
    }

    package func restartsDue(at now: Date, limit: Int) throws -> [TimedActivity] {
        try session.run(
            "SELECT record FROM activity WHERE restart_at <= $1 ORDER BY restart_at LIMIT $2",
            [.date(now), .integer(limit)]
        ).map { try decode(TimedActivity.self, $0, table: "activity") }
    }

    package func nextRestart() throws -> Date? {
        try session.run("SELECT MIN(restart_at) FROM activity WHERE restart_at IS NOT NULL", []).first?.date(0)
    }

    package func prune(eventsBefore date: Date, at now: Date) throws {
        try session.run("DELETE FROM event WHERE at < $1", [.date(date)])
        try session.run("DELETE FROM reply WHERE at <= $1", [.date(now - StoredReply.lifetime)])
        try session.run(
            "DELETE FROM token WHERE activity_id IN (SELECT id FROM activity WHERE ended_at < $1)", [.date(date)])
        try session.run(
            """
            DELETE FROM activity WHERE ended_at < $1
            AND NOT EXISTS (SELECT 1 FROM outbox WHERE outbox.user_id = activity.user_id)
            """, [.date(date)])
    }
}
