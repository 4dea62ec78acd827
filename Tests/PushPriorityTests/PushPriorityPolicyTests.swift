import ActivitySystem
import Foundation
import Meditation
import PushPriority
import SeededRandom
import Testing

private let start = Date(timeIntervalSinceReferenceDate: 800_000_000)

/// The document's table, and the other policies.
@Suite struct PushPriorityPolicyTests {
    private func policy(_ name: String) throws -> PushPriorityPolicy { try #require(PushPriorityPolicy.named(name)) }

    @Test("Every change of a timer has its urgency")
    func urgencies() {
        let table: [(TimerEvent, PushUrgency)] = [
            (.start, .critical), (.complete, .critical), (.stop, .critical), (.pause, .important),
            (.resume, .important), (.update, .regular),
        ]
        for (event, urgency) in table {
            #expect(PushedEvent(event).urgency == urgency)
            #expect(PushedEvent(event).rawValue == event.rawValue)
        }
        #expect(PushedEvent.progress.urgency == .regular)
    }

    @Test("Policies are listed once, with names a shell can take and a summary of one line")
    func registry() {
        let names = PushPriorityPolicy.all.map(\.name)
        #expect(names == ["document", "adaptive", "always-10", "always-5"])
        for policy in PushPriorityPolicy.all {
            #expect(policy.name.wholeMatch(of: /[a-z0-9-]+/) != nil)
            #expect(!policy.summary.isEmpty && !policy.summary.contains("\n"))
        }
        #expect(PushPriorityPolicy.named("Document") == nil)
    }

    @Test("With frequent pushes every third pause or resume has priority 5")
    func documentWithFrequentPushes() throws {
        var ledger = PriorityLedger(hasFrequentPushes: true)
        let policy = try policy("document")
        let priorities = (1...9).map { index in
            ledger.decide(index % 2 == 1 ? .pause : .resume, by: policy, at: start + Double(index)).priority.rawValue
        }
        #expect(priorities == [10, 10, 5, 10, 10, 5, 10, 10, 5])
    }

    @Test("Without frequent pushes the first five of each session have priority 10")
    func documentWithoutFrequentPushes() throws {
        var ledger = PriorityLedger()
        let policy = try policy("document")
        for session in 0..<2 {
            let begin = start + Double(session) * 7200
            #expect(ledger.decide(.start, by: policy, at: begin).priority == .immediate)
            let priorities = (1...7).map { ledger.decide(.pause, by: policy, at: begin + Double($0)).priority.rawValue }
            #expect(priorities == [10, 10, 10, 10, 10, 5, 5])
            #expect(ledger.decide(.complete, by: policy, at: begin + 600).priority == .immediate)
        }
    }

    @Test("Progress and updates do not count among pauses and cost nothing")
    func regularEvents() throws {
        var ledger = PriorityLedger(hasFrequentPushes: true)
        let policy = try policy("document")
        for second in 0..<50 {
            #expect(ledger.decide(.progress, by: policy, at: start + Double(second)).priority == .opportunistic)
            #expect(ledger.decide(.update, by: policy, at: start + Double(second)).priority == .opportunistic)
        }
        #expect(ledger.importantCount == 0)
        #expect(ledger.budget.used(at: start + 50) == 0)
    }

    @Test("Fixed policies give one priority to everything")
    func fixedPolicies() throws {
        var ledger = PriorityLedger()
        for event in PushedEvent.allCases {
            #expect(ledger.decide(event, by: try policy("always-10"), at: start).priority == .immediate)
            #expect(ledger.decide(event, by: try policy("always-5"), at: start).priority == .opportunistic)
        }
    }

    @Test("Switching frequent pushes off makes the document's policy conservative, and on again normal")
    func toggle() throws {
        var ledger = PriorityLedger(hasFrequentPushes: true)
        let policy = try policy("document")
        _ = ledger.decide(.start, by: policy, at: start)
        for second in 1...6 { _ = ledger.decide(.pause, by: policy, at: start + Double(second)) }
        let changes = (0..<2).map { _ in ledger.setFrequentPushes(false, at: start + 10) }
        #expect(changes == [true, false])
        #expect(
            (1...4).allSatisfy {
                ledger.decide(.pause, by: policy, at: start + 10 + Double($0)).priority == .opportunistic
            })
        ledger.setFrequentPushes(true, at: start + 20)
        let priorities = (1...3).map {
            ledger.decide(.pause, by: policy, at: start + 20 + Double($0)).priority.rawValue
        }
        #expect(priorities.sorted() == [5, 10, 10])
    }
}
