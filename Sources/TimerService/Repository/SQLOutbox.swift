import Foundation

/// The outbox: pushes that wait, those that a worker has claimed, and what became of them.
extension SQLTimers {
    func enqueue(_ push: QueuedPush) throws {
        try willWrite("outbox")
        try session.run(
            "DELETE FROM outbox WHERE token = $1 AND user_id = $2 AND waits = 1 AND claimed_by IS NULL",
            [.text(push.token), .text(push.userID)])
        try session.run(
            "INSERT INTO outbox (id, user_id, token, due_at, waits, record, phone) VALUES ($1, $2, $3, $4, $5, $6, $7)",
            [
                .text(push.id.uuidString), .text(push.userID), .text(push.token), .date(push.createdAt + push.delay),
                .integer(push.delay > 0 ? 1 : 0),
                .text(try encode(push)), .optional(push.phone),
            ])
    }

    /// Seconds after which a push for another server's emulated phone is sent by any server: that one must be down.
    private static var phonePatience: TimeInterval { 30 }

    package func claimPushes(
        by worker: String, with phone: String?, at now: Date, leaseEnd: Date, limit: Int
    ) throws -> [QueuedPush] {
        // Only the oldest push of each token: if a device received a later one first, it would ignore the earlier. The CTE
        // fixes the rows before the update; otherwise PostgreSQL might evaluate the LIMIT more than once.
        let rows = try session.run(
            """
            WITH due AS \(session.dialect == .postgres ? "MATERIALIZED " : "")(
                SELECT seq FROM outbox AS mine
                WHERE due_at <= $1 AND (claimed_until IS NULL OR claimed_until <= $1)
                AND (phone IS NULL OR phone = $5 OR due_at <= $6)
                AND NOT EXISTS (SELECT 1 FROM outbox AS earlier WHERE earlier.token = mine.token AND earlier.seq < mine.seq)
                ORDER BY seq LIMIT $2\(session.dialect.lockSkipping)
            )
            UPDATE outbox SET claimed_by = $3, claimed_until = $4, attempts = attempts + 1
            WHERE seq IN (SELECT seq FROM due)
            RETURNING seq, attempts, token, record
            """,
            [
                .date(now), .integer(limit), .text(worker), .date(leaseEnd), .optional(phone),
                .date(now - Self.phonePatience),
            ])
        return try rows.sorted { ($0.integer(0) ?? 0) < ($1.integer(0) ?? 0) }.map { row in
            var push = try decode(QueuedPush.self, row, column: 3, table: "outbox")
            push.attempts = row.integer(1) ?? 1
            // The device may have replaced its token since the push was queued.
            push.token = row.text(2) ?? push.token
            return push
        }
    }

    package func settle(_ push: QueuedPush, as settlement: PushSettlement, by worker: String) throws {
        let claim: [SQLValue] = [.text(push.id.uuidString), .text(worker)]
        switch settlement {
        case .again(let date):
            try session.run(
                """
                UPDATE outbox SET due_at = $3, claimed_by = NULL, claimed_until = NULL
                WHERE id = $1 AND claimed_by = $2
                """, claim + [.date(date)])
        case .done:
            try session.run("DELETE FROM outbox WHERE id = $1 AND claimed_by = $2", claim)
            guard push.event.isEnd else { return }
            try session.run(
                "DELETE FROM token WHERE user_id = $1 AND activity_id = $2 AND push_token = $3",
                [.text(push.userID), .text(push.activityID), .text(push.token)])
        case .tokenGone:
            let held = try session.run("SELECT token FROM outbox WHERE id = $1 AND claimed_by = $2", claim)
            // If the token was replaced meanwhile, it is not the one that APNs refused: retry with the new one.
            guard held.first?.text(0) == push.token else {
                return try settle(push, as: .again(push.createdAt), by: worker)
            }
            try session.run(
                "DELETE FROM token WHERE user_id = $1 AND push_token = $2", [.text(push.userID), .text(push.token)])
            try session.run(
                "DELETE FROM outbox WHERE user_id = $1 AND token = $2", [.text(push.userID), .text(push.token)])
        }
    }

    package func nextPush(with phone: String?) throws -> Date? {
        try session.run(
            """
            SELECT MIN(CASE WHEN claimed_until IS NOT NULL AND claimed_until > ready_at THEN claimed_until ELSE ready_at END)
            FROM (
                SELECT claimed_until,
                    CASE WHEN phone IS NULL OR phone = $1 THEN due_at ELSE due_at + \(Self.phonePatience) END AS ready_at
                FROM outbox AS mine
                WHERE NOT EXISTS (
                    SELECT 1 FROM outbox AS earlier WHERE earlier.token = mine.token AND earlier.seq < mine.seq)
            ) AS oldest
            """, [.optional(phone)]
        ).first?.date(0)
    }
}
