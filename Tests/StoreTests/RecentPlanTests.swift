import Foundation
import GRDB
import Meditation
import Store
import Testing

struct RecentPlanTests {
    private let temporary = TemporaryStore()
    private let start = Date(timeIntervalSinceReferenceDate: 800_000_000)
    private var store: Store { temporary.store }
    private let usual = SittingPlan(preparation: 5)

    @Test("The plan of a sitting is remembered as it began, whatever became of it")
    func remembered() throws {
        let plan = SittingPlan(target: 600, methodName: "Zazen", preparation: 10, bells: .every(60))
        try store.perform(.start(StartRequest(plan)), at: start)
        try store.perform(.extend(by: 300), at: start + 20)
        try store.perform(.cancel, at: start + 30)
        #expect(try store.recentPlans(usual: usual).plans == [plan])
    }

    @Test("A sitting that was discarded is the last one, and never a frequent one")
    func discarded() throws {
        let (walk, zazen) = (SittingPlan(target: 600), SittingPlan(target: 900))
        for (index, plan) in [zazen, zazen, walk, walk, SittingPlan(target: 60)].enumerated() {
            let now = start + Double(index) * 1000
            try store.perform(.start(StartRequest(plan)), at: now)
            try store.perform(index < 2 ? .complete() : .cancel, at: now + 900)
        }
        let recent = try store.recentPlans(usual: usual)
        #expect(recent.last?.target == 60)
        #expect(recent.frequent(5) == [zazen])
    }

    @Test("The last plan is the newest, and only sixty are kept")
    func newest() throws {
        for minute in 1...70 {
            let now = start + Double(minute) * 100
            try store.perform(.start(StartRequest(target: Double(minute) * 60)), at: now)
            try store.perform(.cancel, at: now + 1)
        }
        let plans = try store.recentPlans(usual: usual).plans
        #expect(plans.first?.target == 4200)
        #expect(plans.count == 60)
    }

    @Test("In the state of an earlier Islet, the log says what was sat last")
    func earlierIslet() throws {
        try store.perform(.start(StartRequest(target: 600, methodName: "Zazen")), at: start)
        try store.perform(.complete(), at: start + 600)
        let database = try DatabaseQueue(path: store.locations.statePath)
        try database.writeWithoutTransaction { db in
            try db.execute(
                sql: """
                    DROP TABLE recent_plan;
                    ALTER TABLE timer DROP COLUMN stages;
                    ALTER TABLE timer DROP COLUMN sound
                    """)
            let version = try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0
            try db.execute(sql: "PRAGMA user_version = \(version - 3)")
        }
        try database.close()
        #expect(
            try store.recentPlans(usual: usual).plans == [
                SittingPlan(target: 600, methodName: "Zazen", preparation: 5)
            ])
        // The next action brings the state up to date.
        try store.perform(.start(StartRequest(target: 900)), at: start + 1000)
        #expect(try store.recentPlans(usual: usual).last?.target == 900)
    }
}
