import ActivitySystem
import Foundation
import Synchronization
import Testing

struct VirtualClockTests {
    private let start = Date(timeIntervalSinceReferenceDate: 800_000_000)

    /// The actions that ran, in order.
    private final class Log: Sendable {
        private let lines = Mutex<[String]>([])
        func add(_ line: String) { lines.withLock { $0.append(line) } }
        var all: [String] { lines.withLock { $0 } }
    }

    @Test func dueActionsRunAtTheirDatesInOrder() {
        let (clock, log) = (VirtualClock(start), Log())
        for (name, seconds) in [("c", 30.0), ("a", 10), ("b", 10)] {
            clock.schedule(at: start + seconds) { log.add("\(name) \(clock.now.timeIntervalSince(self.start))") }
        }
        clock.advance(by: 20)
        #expect(log.all == ["a 10.0", "b 10.0"])
        #expect(clock.nextDeadline == start + 30)
        #expect(clock.now == start + 20)
    }

    @Test func actionsMayScheduleActions() {
        let (clock, log) = (VirtualClock(start), Log())
        clock.schedule(at: start + 1) {
            log.add("first")
            clock.schedule(at: clock.now + 1) { log.add("second") }
        }
        clock.advance(by: 2)
        #expect(log.all == ["first", "second"])
    }

    @Test func cancelledActionsDoNotRun() {
        let (clock, log) = (VirtualClock(start), Log())
        clock.schedule(at: start + 1) { log.add("never") }.cancel()
        clock.advance(by: 2)
        #expect(log.all.isEmpty)
    }

    @Test func theClockNeverGoesBack() {
        let clock = VirtualClock(start)
        clock.advance(to: start - 60)
        #expect(clock.now == start)
    }

    @Test func aTaskWaitsForADate() async {
        let clock = VirtualClock(start)
        async let waited: Void = clock.wait(until: start + 5)
        while clock.nextDeadline == nil { await Task.yield() }
        clock.advance(by: 5)
        await waited
    }
}
