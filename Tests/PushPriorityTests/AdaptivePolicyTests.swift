import ActivitySystem
import Foundation
import PushPriority
import SeededRandom
import Testing

private let start = Date(timeIntervalSinceReferenceDate: 800_000_000)

/// How the adaptive policy spends the hour's budget.
@Suite struct AdaptivePolicyTests {
    private let policy = PushPriorityPolicy.named("adaptive") ?? PushPriorityPolicy.all[0]

    @Test("A few pauses are sent at once, with and without frequent pushes", arguments: [true, false])
    func fewPauses(hasFrequentPushes: Bool) {
        var ledger = PriorityLedger(hasFrequentPushes: hasFrequentPushes)
        for index in 0..<3 {
            #expect(ledger.decide(.pause, by: policy, at: start + Double(index) * 300).priority == .immediate)
        }
    }

    @Test(
        "Pauses never use more than three quarters of the budget; the rest is for critical events",
        arguments: 0..<40 as Range<UInt64>)
    func reserveIsKept(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var ledger = PriorityLedger(hasFrequentPushes: Bool.random(using: &generator))
        let reserve = max(3, ledger.budget.capacity / 4)
        var now = start
        for _ in 0..<400 {
            now += Double.random(in: 0...40, using: &generator)
            let event = [PushedEvent.pause, .resume, .progress, .update].randomElement(using: &generator) ?? .pause
            _ = ledger.decide(event, by: policy, at: now)
            #expect(ledger.budget.left(at: now) >= reserve - 1e-9)
        }
        // The budget always covers this number of critical events in a row.
        for _ in 0..<Int(reserve) {
            #expect(ledger.budget.left(at: now) >= 1)
            #expect(ledger.decide(.stop, by: policy, at: now).priority == .immediate)
        }
    }

    @Test("In a burst the immediate pushes are spread among the others")
    func aBurstIsSpread() {
        var ledger = PriorityLedger()
        let sent = (0..<60).map {
            ledger.decide(.pause, by: policy, at: start + Double($0) * 30).priority == .immediate
        }
        #expect(sent.prefix(10).contains(true))
        #expect(sent.suffix(20).contains(true), "something is left for the end of half an hour")
        #expect(sent.contains(false))
    }

    @Test("A user known to pause a lot gets fewer immediate pushes from the start")
    func aRhythmIsLearned() {
        var restless = PriorityLedger()
        for day in 0..<20 {
            let begin = start + Double(day) * 86400
            _ = restless.decide(.start, by: policy, at: begin)
            for second in 0..<60 { _ = restless.decide(.pause, by: policy, at: begin + Double(second) * 30) }
            _ = restless.decide(.complete, by: policy, at: begin + 1800)
        }
        #expect(restless.rhythm.usual > 100)
        var calm = PriorityLedger()
        func countAtOnce(_ ledger: inout PriorityLedger) -> Int {
            let begin = start + 40 * 86400
            return (0..<6).count {
                ledger.decide(.pause, by: policy, at: begin + Double($0) * 60).priority == .immediate
            }
        }
        #expect(countAtOnce(&restless) < countAtOnce(&calm))
    }

    @Test("Outside active hours half as many pushes are immediate")
    func nights() throws {
        let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
        let hours = try #require(ActiveHours("06:00-22:00", timeZone: zone))
        func countAtOnce(_ begin: Date) -> Int {
            var ledger = PriorityLedger(hasFrequentPushes: true, activeHours: hours)
            return (0..<20).count {
                ledger.decide(.pause, by: policy, at: begin + Double($0) * 60).priority == .immediate
            }
        }
        let midnight = try #require(ISO8601DateFormatter().date(from: "2026-06-01T22:00:00Z"))
        #expect(countAtOnce(midnight) == 10)
        #expect(countAtOnce(midnight + 12 * 3600) == 20)
        var ledger = PriorityLedger(activeHours: hours)
        #expect(ledger.decide(.stop, by: policy, at: midnight).priority == .immediate)
    }
}
