import Foundation
import Meditation

/// The only place where clocks are read. All other code takes readings as arguments.
///
/// The platform-specific parts (`sinceBoot()`, `awake()` and `currentBoot()`) are in one file per system.
package enum SystemClock {
    /// Identifier of this boot, read once, on first use. If the system provides none, each process makes up its own, so that
    /// readings of two processes are compared by wall clock.
    private static let bootID = currentBoot() ?? UUID().uuidString

    /// Reads both clocks.
    package static func read() -> ClockReading {
        var reading = readOnce()
        // If the process was descheduled between the two reads, the delay would look like a clock step: read again, up to five
        // times.
        for _ in 0..<5 where !reading.isTrue { reading = readOnce() }
        return ClockReading(
            wall: reading.wall, bootID: bootID, sinceBoot: reading.sinceBoot,
            asleep: max(0, reading.sinceBoot - reading.awake))
    }

    private static func readOnce() -> (wall: Date, sinceBoot: TimeInterval, awake: TimeInterval, isTrue: Bool) {
        let before = sinceBoot()
        let wall = Date()
        let awake = awake()
        let after = sinceBoot()
        return (wall, (before + after) / 2, awake, after - before < ClockReading.tolerance / 10)
    }
}

extension SystemClock {
    /// The current date, for uses where a step of the wall clock is harmless; otherwise use ``read()``.
    package static func now() -> Date { Date() }

    /// The system's current time zone, for the attendant, which may run through a journey. Foundation caches the zone of the
    /// process's start; that cache is reset, which takes 33 µs, so screens use `TimeZone.current`.
    package static func timeZone() -> TimeZone {
        NSTimeZone.resetSystemTimeZone()
        return .current
    }

    /// Blocks the calling thread. Use only on a dedicated thread, never on one of Swift's concurrency pool.
    package static func holdUp(for seconds: TimeInterval) { Thread.sleep(forTimeInterval: max(0, seconds)) }

    /// Suspends the task for some seconds, at most a day, because a longer wait may not fit a `Duration`. Throws
    /// `CancellationError` if the task is cancelled.
    package static func wait(for seconds: TimeInterval) async throws {
        if seconds > 0 { try await Task.sleep(for: .seconds(min(seconds, 86_400))) }
    }
}
