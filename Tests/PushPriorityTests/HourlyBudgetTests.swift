import ActivitySystem
import Foundation
import PushPriority
import Testing

private let start = Date(timeIntervalSinceReferenceDate: 800_000_000)

/// The server's token bucket, which must match the device's.
@Suite struct HourlyBudgetTests {
    @Test("A budget is spent push by push, and full again after an hour")
    func spending() {
        var budget = HourlyBudget(capacity: 12)
        #expect(budget.left(at: start) == 12 && budget.reset(after: start) == start)
        for used in 1...12 {
            let hadOne = budget.spend(at: start)
            #expect(hadOne)
            #expect(budget.used(at: start) == Double(used))
        }
        let hadOne = budget.spend(at: start)
        #expect(!hadOne)
        #expect(budget.left(at: start) == 0)
        #expect(budget.reset(after: start) == start + 3600)
        #expect(budget.left(at: start + 300) == 1)
        #expect(budget.left(at: start + 7200) == 12)
        #expect(budget.left(at: start - 7200) == 0, "a clock that is set back adds nothing")
    }

    @Test("A change of capacity keeps the remaining budget, up to the new capacity")
    func changingCapacity() {
        var budget = HourlyBudget(capacity: 120)
        for _ in 0..<20 { budget.spend(at: start) }
        budget.changeCapacity(to: 12, at: start)
        #expect(budget.left(at: start) == 12)
        budget.changeCapacity(to: 120, at: start)
        #expect(budget.left(at: start) == 12)
        var unused = HourlyBudget(capacity: 12)
        unused.changeCapacity(to: 120, at: start)
        #expect(unused.left(at: start) == 120)
    }

    @Test("The budget agrees with the device at every push, even when frequent pushes are switched")
    func agreesWithTheDevice() throws {
        var system = SystemState()
        var capabilities = AppCapabilities()
        capabilities.frequentUpdates = true
        system.handle(.declare(app: "app", capabilities), at: start)
        var request = ActivityRequest(
            id: "one", app: "app", attributesType: "A", attributes: Data("{}".utf8),
            content: EncodedContent(state: Data("{}".utf8)))
        request.pushType = .token
        system.handle(.request(request), at: start)
        var budget = HourlyBudget(capacity: HourlyBudget.capacity(frequentPushes: true))
        for second in 1...400 {
            let now = start + Double(second) * 2
            if second % 100 == 0 {
                let isOn = second % 200 == 0
                system.handle(.frequentPushes(isOn, app: "app"), at: now)
                budget.changeCapacity(to: HourlyBudget.capacity(frequentPushes: isOn), at: now)
            }
            #expect(abs(system.pushAllowance(of: "app", at: now) - budget.left(at: now)) < 1e-6)
            guard budget.left(at: now) >= 1.5 else { continue }
            let content = EncodedContent(state: Data("{\"n\":\(second)}".utf8))
            system.handle(.push(ActivityPush(.update(.activity("one"), content), timestamp: now)), at: now)
            budget.spend(at: now)
        }
    }

    @Test("A stored budget continues where it was")
    func coding() throws {
        var budget = HourlyBudget(capacity: 12)
        budget.spend(at: start)
        let read = try JSONDecoder().decode(HourlyBudget.self, from: JSONEncoder().encode(budget))
        #expect(read == budget)
        let ledger = PriorityLedger(
            hasFrequentPushes: true, activeHours: ActiveHours("22:00-06:00", timeZone: .gmt))
        #expect(try JSONDecoder().decode(PriorityLedger.self, from: JSONEncoder().encode(ledger)) == ledger)
    }
}
