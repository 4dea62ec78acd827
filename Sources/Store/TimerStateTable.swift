import Foundation
import GRDB
import Meditation

/// The timer's state as one row, or none when idle; its pauses beside it.
enum TimerStateTable {
    static func fetch(_ db: Database) throws -> TimerState {
        let columns = """
            id, method, type, preparation, began_at, target, paused_at, ended_at, completed_at, elapsed, outcome, message,
            boot_id, wall_at_boot, bells
            """
        guard let row = try Row.fetchOne(db, sql: "SELECT \(columns) FROM main.timer") else { return .idle }
        guard let id = UUID(uuidString: row[0]) else { throw UnreadableColumn(column: "timer.id") }
        guard let type = SessionType(rawValue: row[2]) else { throw UnreadableColumn(column: "timer.type") }
        let pauses = try Row.fetchAll(db, sql: "SELECT started_at, ended_at FROM main.timer_pause ORDER BY rowid")
            .map { Pause(start: Date(stored: $0[0]), end: Date(stored: $0[1])) }
        let beganAt = Date(stored: row[4])
        guard let endedAt = (row[7] as Double?).map(Date.init(stored:)) else {
            return .running(
                Sitting(
                    id: id, methodName: row[1], type: type, preparation: row[3], beganAt: beganAt, target: row[5],
                    pausedAt: (row[6] as Double?).map(Date.init(stored:)), pauses: pauses, bells: try bells(row[14]),
                    anchor: (row[12] as String?).map { ClockAnchor(bootID: $0, wallAtBoot: Date(stored: row[13])) }))
        }
        guard let outcome = CompletedSitting.Outcome(rawValue: row[10]) else {
            throw UnreadableColumn(column: "timer.outcome")
        }
        let sitting = CompletedSitting(
            id: id, start: beganAt, end: endedAt, elapsed: row[9], target: row[5], pauses: pauses, outcome: outcome,
            methodName: row[1], type: type)
        return .completed(Completion(sitting: sitting, completedAt: Date(stored: row[8]), message: row[11]))
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
                        elapsed, outcome, message)
                    VALUES (1, ?, ?, ?, 0, ?, ?, ?, ?, ?, ?, ?)
                    """,
                arguments: [
                    sitting.id.uuidString, sitting.methodName, sitting.type.rawValue, sitting.start.stored,
                    sitting.target, sitting.end.stored, completion.completedAt.stored, sitting.elapsed,
                    sitting.outcome.rawValue, completion.message,
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
