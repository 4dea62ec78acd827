import Foundation
import GRDB
import Meditation

/// The timer's state as one row, or none when idle; its pauses beside it.
enum TimerStateTable {
    static func fetch(_ db: Database) throws -> TimerState {
        guard let row = try Row.fetchOne(db.makeStatement(sql: "SELECT * FROM main.timer")) else { return .idle }
        func value<Value>(_ value: Value?, _ column: String) throws -> Value {
            guard let value else { throw UnreadableColumn(column: "timer.\(column)") }
            return value
        }
        let id = try value(row.text("id").flatMap(UUID.init(stored:)), "id")
        let methodName = try value(row.text("method"), "method")
        let type = try value(row.text("type").flatMap(SessionType.init(rawValue:)), "type")
        let beganAt = try value(row.date("began_at"), "began_at")
        let pauses = try pauses(in: db)
        guard let endedAt = row.date("ended_at") else {
            let anchor = try row.text("boot_id").map {
                ClockAnchor(bootID: $0, wallAtBoot: try value(row.date("wall_at_boot"), "wall_at_boot"))
            }
            return .running(
                Sitting(
                    id: id, methodName: methodName, type: type,
                    preparation: try value(row.number("preparation"), "preparation"), beganAt: beganAt,
                    target: row.number("target"), pausedAt: row.date("paused_at"), pauses: pauses,
                    bells: try bells(row.text("bells")),
                    stages: try SittingStages(stored: row.text("stages"), in: "timer"),
                    sound: try SittingSound(stored: row.text("sound")),
                    anchor: anchor))
        }
        let outcome = row.text("outcome").flatMap(CompletedSitting.Outcome.init(rawValue:))
        let sitting = CompletedSitting(
            id: id, start: beganAt, end: endedAt, elapsed: try value(row.number("elapsed"), "elapsed"),
            target: row.number("target"), pauses: pauses, outcome: try value(outcome, "outcome"),
            methodName: methodName, type: type, stages: try SittingStages(stored: row.text("stages"), in: "timer"))
        return .completed(
            Completion(
                sitting: sitting, completedAt: try value(row.date("completed_at"), "completed_at"),
                message: row.text("message"), shortestLogged: row.number("shortest_logged")))
    }

    private static func pauses(in db: Database) throws -> [Pause] {
        let rows = try Row.fetchCursor(
            db.makeStatement(sql: "SELECT started_at, ended_at FROM main.timer_pause ORDER BY rowid"))
        // The columns are not null.
        return try Array(
            rows.compactMap { row in
                guard let start = row.date("started_at"), let end = row.date("ended_at") else { return nil }
                return Pause(start: start, end: end)
            })
    }

    static func save(_ state: TimerState, in db: Database) throws {
        try db.execute(sql: "DELETE FROM main.timer; DELETE FROM main.timer_pause")
        switch state {
        case .idle: return
        case .running(let sitting):
            try db.execute(
                sql: """
                    INSERT INTO main.timer (slot, id, method, type, preparation, began_at, target, paused_at, boot_id,
                        wall_at_boot, bells, stages, sound)
                    VALUES (1, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                    """,
                arguments: [
                    sitting.id.uuidString, sitting.methodName, sitting.type.rawValue, sitting.preparation,
                    sitting.beganAt.stored, sitting.target, sitting.pausedAt?.stored, sitting.anchor?.bootID,
                    sitting.anchor?.wallAtBoot.stored, text(of: sitting.bells), try sitting.stages.stored(),
                    try sitting.sound.stored(),
                ])
            try insert(sitting.pauses, in: db)
            try RecentPlanTable.insert(sitting, in: db)
        case .completed(let completion):
            let sitting = completion.sitting
            try db.execute(
                sql: """
                    INSERT INTO main.timer (slot, id, method, type, preparation, began_at, target, ended_at, completed_at,
                        elapsed, outcome, message, shortest_logged, stages)
                    VALUES (1, ?, ?, ?, 0, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                    """,
                arguments: [
                    sitting.id.uuidString, sitting.methodName, sitting.type.rawValue, sitting.start.stored,
                    sitting.target, sitting.end.stored, completion.completedAt.stored, sitting.elapsed,
                    sitting.outcome.rawValue, completion.message, completion.shortestLogged,
                    try sitting.stages.stored(),
                ])
            try insert(sitting.pauses, in: db)
        }
    }

    /// The interval bells as a person would list them: `every 300`, `random 300 540`, or the seconds of each.
    private static func text(of bells: IntervalBells) -> String? {
        switch bells {
        case .none: nil
        case .every(let seconds): "every \(seconds)"
        case .at(let seconds): seconds.map { "\($0)" }.joined(separator: " ")
        case .random(let least, let most): "random \(least) \(most)"
        }
    }

    private static func bells(_ text: String?) throws -> IntervalBells {
        guard let text else { return .none }
        let (isInterval, isRandom) = (text.hasPrefix("every "), text.hasPrefix("random "))
        let words = text.split(separator: " ").dropFirst(isInterval || isRandom ? 1 : 0)
        let seconds = words.compactMap { Double($0) }.filter { $0 > 0 }
        guard seconds.count == words.count, let first = seconds.first else {
            throw UnreadableColumn(column: "timer.bells")
        }
        if isRandom {
            guard seconds.count == 2, first <= seconds[1] else { throw UnreadableColumn(column: "timer.bells") }
            return .random(least: first, most: seconds[1])
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
