import Foundation
import PushPriority
import Testing

private let start = Date(timeIntervalSinceReferenceDate: 800_000_000)

/// Which updates wait, are replaced, and are sent.
@Suite struct UpdateBatcherTests {
    @Test("At most one update per interval is sent, and the newest wins")
    func newestWins() {
        var batcher = UpdateBatcher<Int>(interval: 4)
        #expect(batcher.submit(0, priority: .opportunistic, at: start) == 0)
        #expect(batcher.deadline == nil)
        for second in 1...3 {
            #expect(batcher.submit(second, priority: .opportunistic, at: start + Double(second)) == nil)
        }
        #expect(batcher.deadline == start + 4)
        #expect(batcher.due(at: start + 3.9) == nil)
        #expect(batcher.due(at: start + 4) == 3)
        #expect(batcher.due(at: start + 4) == nil)
        #expect(batcher.replacedCount == 2)
        #expect(batcher.submit(9, priority: .opportunistic, at: start + 7) == nil)
        #expect(batcher.deadline == start + 8)
    }

    @Test("An urgent update is sent at once and replaces a waiting one")
    func urgentFlushes() {
        var batcher = UpdateBatcher<String>(interval: 4)
        _ = batcher.submit("a", priority: .opportunistic, at: start)
        _ = batcher.submit("b", priority: .opportunistic, at: start + 1)
        #expect(batcher.submit("stop", priority: .immediate, at: start + 2) == "stop")
        #expect(batcher.waiting == nil && batcher.deadline == nil)
        #expect(batcher.due(at: start + 9) == nil, "nothing older follows the end")
        #expect(batcher.replacedCount == 1)
    }

    @Test("No update waits longer than the interval, whatever else arrives")
    func nothingWaitsLong() {
        var batcher = UpdateBatcher<Int>(interval: 4)
        var sent: [Int] = []
        for tick in 0..<200 {
            let now = start + Double(tick) / 2
            if let update = batcher.due(at: now) { sent.append(update) }
            if let update = batcher.submit(tick, priority: .opportunistic, at: now) { sent.append(update) }
            #expect((batcher.deadline ?? now) <= now + 4)
        }
        #expect(zip(sent, sent.dropFirst()).allSatisfy { $1 > $0 })
        #expect(sent.count == 25)
    }

    @Test("After a clock is set back, updates wait an interval and no longer")
    func setBack() {
        var batcher = UpdateBatcher<Int>(interval: 4)
        _ = batcher.submit(0, priority: .opportunistic, at: start)
        #expect(batcher.submit(1, priority: .opportunistic, at: start - 3600) == nil)
        #expect(batcher.due(at: start - 3596) == 1)
    }

    @Test("Without an interval nothing waits", arguments: [nil, 0] as [TimeInterval?])
    func withoutInterval(interval: TimeInterval?) {
        var batcher = UpdateBatcher<Int>(interval: interval)
        for update in 0..<9 { #expect(batcher.submit(update, priority: .opportunistic, at: start) == update) }
        #expect(batcher.replacedCount == 0)
    }
}
