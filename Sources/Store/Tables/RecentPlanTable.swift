import Foundation
import GRDB
import Meditation

/// The plans of the last sittings, a row each, so that one can be begun again.
enum RecentPlanTable {
    /// The number of plans that are kept.
    static let limit = 60

    /// Newest first. A plan that a newer Islet wrote in another form is left out.
    static func fetch(in db: Database) throws -> [SittingPlan] {
        let texts = try String.fetchAll(db, sql: "SELECT plan FROM recent_plan ORDER BY number DESC")
        return texts.compactMap { try? JSONDecoder().decode(SittingPlan.self, from: Data($0.utf8)) }
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
        guard kept.isEmpty else { return RecentPlans(kept) }
        let logged = try log(SittingFilter(limit: RecentPlanTable.limit)).reversed()
        return RecentPlans(
            logged.map { sitting in
                SittingPlan(
                    target: sitting.target, methodName: sitting.methodName, type: sitting.type,
                    preparation: usual.preparation, bells: usual.bells)
            })
    }
}
