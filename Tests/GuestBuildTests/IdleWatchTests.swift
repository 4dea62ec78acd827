import Foundation
import HostSystem
import Testing

@testable import GuestBuild

@Suite("A guest's process between requests")
struct IdleWatchTests {
    private let start = Date(timeIntervalSince1970: 1_767_951_660)

    private func isBurning(_ watch: inout IdleWatch, _ now: Date, _ processorTime: TimeInterval) -> Bool {
        watch.isBurning(at: now, processorTime: processorTime)
    }

    @Test("One at rest is looked at after 2 seconds, then twice as late each time, at most after 64")
    func rest() {
        var watch = IdleWatch(at: start, processorTime: 3)
        var gaps: [TimeInterval] = []
        var now = start
        for _ in 0..<8 {
            gaps.append(watch.next.timeIntervalSince(now))
            now = watch.next
            #expect(!isBurning(&watch, now, 3))
        }
        #expect(gaps == [2, 4, 8, 16, 32, 64, 64, 64])
    }

    @Test("One that begins to burn later is found at the next look but one, two seconds after")
    func lateBurning() {
        var watch = IdleWatch(at: start, processorTime: 0)
        var now = start
        for _ in 0..<6 {
            now = watch.next
            #expect(!isBurning(&watch, now, 0))
        }
        // Eight seconds of the last 64.
        now = watch.next
        #expect(!isBurning(&watch, now, 8))
        #expect(watch.next == now + 2)
        #expect(isBurning(&watch, now + 2, 10))
    }

    @Test("Before it is time nothing is judged, nor when the clock was put back")
    func early() {
        var watch = IdleWatch(at: start, processorTime: 0)
        #expect(!isBurning(&watch, start + 1, 1))
        #expect(!isBurning(&watch, start - 3600, 2))
        #expect(watch.next == start - 3598)
    }

    @Test(
        "The processor time of another process is known, and that of one that waits does not grow",
        .enabled(if: isLinux))
    func processorTime() throws {
        let busy = try PipedProcess("/bin/sh", ["-c", "while :; do :; done"], environment: [:])
        let waiting = try PipedProcess("/bin/cat", [], environment: [:])
        let deadline = SystemClock.read().sinceBoot + 20
        while busy.processorTime < 0.1, SystemClock.read().sinceBoot < deadline { SystemClock.holdUp(for: 0.01) }
        #expect(busy.processorTime >= 0.1)
        #expect(waiting.processorTime < 0.1)
        busy.kill()
        #expect(busy.processorTime == 0)
    }
}

#if os(Linux)
    private let isLinux = true
#else
    private let isLinux = false
#endif
