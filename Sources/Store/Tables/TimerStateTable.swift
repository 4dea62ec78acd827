import Foundation
import GRDB
import Meditation

/// The timer's state as one row, or none when idle; its pauses beside it.
enum TimerStateTable {
    static func fetch(_ db: Database) throws -> TimerState { try fetch(on: db.connection) }

    /// What SQLite's own connection finds, with one of GRDB's above it or without.
    static func fetch(on connection: SQLiteConnection) throws -> TimerState {
        var row = try SQLiteStatement(
            """
            SELECT id, method, type, preparation, began_at, target, paused_at, ended_at, completed_at, elapsed, outcome,
                message, boot_id, wall_at_boot, bells, shortest_logged
            FROM main.timer
            """, on: connection)
        guard try row.step() else { return .idle }
        func value<Value>(_ value: Value?, _ column: String) throws -> Value {
            guard let value else { throw UnreadableColumn(column: "timer.\(column)") }
            return value
        }
        func date(_ column: Int32) -> Date? { row.double(column).map(Date.init(stored:)) }
        let id = try value(row.text(0).flatMap(UUID.init(stored:)), "id")
        let methodName = try value(row.text(1), "method")
        let type = try value(row.text(2).flatMap(SessionType.init(rawValue:)), "type")
        let beganAt = try value(date(4), "began_at")
        let pauses = try pauses(on: connection)
        guard let endedAt = date(7) else {
            let anchor = try row.text(12).map {
                ClockAnchor(bootID: $0, wallAtBoot: try value(date(13), "wall_at_boot"))
            }
            return .running(
                Sitting(
                    id: id, methodName: methodName, type: type, preparation: try value(row.double(3), "preparation"),
                    beganAt: beganAt, target: row.double(5), pausedAt: date(6), pauses: pauses,
                    bells: try bells(row.text(14)), anchor: anchor))
        }
        let sitting = CompletedSitting(
            id: id, start: beganAt, end: endedAt, elapsed: try value(row.double(9), "elapsed"), target: row.double(5),
            pauses: pauses,
            outcome: try value(row.text(10).flatMap(CompletedSitting.Outcome.init(rawValue:)), "outcome"),
            methodName: methodName, type: type)
        return .completed(
            Completion(
                sitting: sitting, completedAt: try value(date(8), "completed_at"), message: row.text(11),
                shortestLogged: row.double(15)))
    }

    private static func pauses(on connection: SQLiteConnection) throws -> [Pause] {
        var row = try SQLiteStatement(
            "SELECT started_at, ended_at FROM main.timer_pause ORDER BY rowid", on: connection)
        var pauses: [Pause] = []
        // The columns are not null.
        while try row.step(), let start = row.double(0), let end = row.double(1) {
            pauses.append(Pause(start: Date(stored: start), end: Date(stored: end)))
        }
        return pauses
    }

    static func save(_ state: TimerState, in db: Database) throws {
        try db.execute(sql: "DELETE FROM main.timer; DELETE FROM main.timer_pause")
        switch state {
        case .idle: return
        case .running(let sitting):
            try db.execute(
                sql: """
                    INSERT INTO main.timer (slot, id, method, type, preparation, began_at, target, paused_at, boot_id,
                        wall_at_boot, bells)
                    VALUES (1, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                    """,
                arguments: [
                    sitting.id.uuidString, sitting.methodName, sitting.type.rawValue, sitting.preparation,
                    sitting.beganAt.stored, sitting.target, sitting.pausedAt?.stored, sitting.anchor?.bootID,
                    sitting.anchor?.wallAtBoot.stored, text(of: sitting.bells),
                ])
            try insert(sitting.pauses, in: db)
        case .completed(let completion):
            let sitting = completion.sitting
            try db.execute(
                sql: """
                    INSERT INTO main.timer (slot, id, method, type, preparation, began_at, target, ended_at, completed_at,
                        elapsed, outcome, message, shortest_logged)
                    VALUES (1, ?, ?, ?, 0, ?, ?, ?, ?, ?, ?, ?, ?)
                    """,
                arguments: [
                    sitting.id.uuidString, sitting.methodName, sitting.type.rawValue, sitting.start.stored,
                    sitting.target, sitting.end.stored, completion.completedAt.stored, sitting.elapsed,
                    sitting.outcome.rawValue, completion.message, completion.shortestLogged,
                ])
            try insert(sitting.pauses, in: db)
        }
    }

    /// The interval bells as a person would list them: `every 300`, or the seconds of each.
    private static func text(of bells: IntervalBells) -> String? {
        switch bells {
        case .none: nil
        case .every(let seconds): "every \(seconds)"
        case .at(let seconds): seconds.map { "\($0)" }.joined(separator: " ")
        }
    }

    private static func bells(_ text: String?) throws -> IntervalBells {
        guard let text else { return .none }
        let isInterval = text.hasPrefix("every ")
        let words = text.split(separator: " ").dropFirst(isInterval ? 1 : 0)
        let seconds = words.compactMap { Double($0) }.filter { $0 > 0 }
        guard seconds.count == words.count, let first = seconds.first else {
            throw UnreadableColumn(column: "timer.bells")
        }
        return isInterval ? .every(first) : .at(seconds)
    }

    private static func insert(_ pauses: [Pause], in db: Database) throws {
        let statement = try db.makeStatement(sql: "INSERT INTO main.timer_pause VALUES (?, ?)")
        for pause in pauses {
            try statement.execute(arguments: [pause.start.stored, pause.end.stored])
        }
    }
}
