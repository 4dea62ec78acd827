import Foundation
import GRDB
import Meditation

/// The plans of the last sittings, a row each, so that one can be begun again.
enum RecentPlanTable {
    /// The number of plans that are kept.
    static let limit = 60

    /// The plans with the identifiers of their sittings, newest first. A plan that a newer Islet wrote in another form is left out.
    static func fetch(in db: Database) throws -> [(sitting: String, plan: SittingPlan)] {
        let rows = try Row.fetchAll(db, sql: "SELECT sitting_id, plan FROM recent_plan ORDER BY number DESC")
        return rows.compactMap { row in
            (try? JSONDecoder().decode(SittingPlan.self, from: Data((row[1] as String).utf8))).map { (row[0], $0) }
        }
    }

    /// Keeps the plan with which a sitting began; later changes of its target do not change it.
    static func insert(_ sitting: Sitting, in db: Database) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let plan = String(decoding: try encoder.encode(sitting.plan), as: UTF8.self)
        try db.execute(
            sql: "INSERT OR IGNORE INTO main.recent_plan (sitting_id, plan) VALUES (?, ?)",
            arguments: [sitting.id.uuidString, plan])
        guard db.changesCount > 0 else { return }
        try db.execute(
            sql: "DELETE FROM main.recent_plan WHERE number <= (SELECT max(number) FROM main.recent_plan) - ?",
            arguments: [limit])
    }
}

extension Store {
    /// The plans of the last sittings. Where none was kept yet, as by an earlier Islet, those of the log, without
    /// preparation and bells, which the log does not have: they are taken from `usual`.
    package func recentPlans(usual: SittingPlan) throws(StoreError) -> RecentPlans {
        let kept = try Schema.state(locations).reading { try RecentPlanTable.fetch(in: $0) } ?? []
        guard kept.isEmpty else {
            let logged = try Schema.log(locations).reading { db in
                try SittingLogTable.logged(of: kept.map(\.sitting), in: db)
            }
            let unlogged = kept.indices.filter { logged?.contains(kept[$0].sitting) != true }
            return RecentPlans(kept.map(\.plan.inThisLanguage), unlogged: Set(unlogged))
        }
        let logged = try log(SittingFilter(limit: RecentPlanTable.limit)).reversed()
        return RecentPlans(
            logged.map { sitting in
                SittingPlan(
                    target: sitting.target, methodName: sitting.shownMethod, type: sitting.type,
                    preparation: usual.preparation, bells: usual.bells)
            })
    }
}
