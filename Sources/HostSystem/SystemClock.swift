import Foundation
import Meditation

/// The one place where clocks are read. Everything within takes what was read as an argument.
///
/// What differs between systems (`sinceBoot()`, `awake()` and `currentBoot()`) is in a file a system.
package enum SystemClock {
    /// Which boot this is, read once and only when someone asks. Where the system does not say, every process has a name of
    /// its own for it: between two of them, the wall clock counts.
    private static let bootID = currentBoot() ?? UUID().uuidString

    /// What both clocks say now.
    package static func read() -> ClockReading {
        var reading = readOnce()
        // Whoever is put to sleep between the two looks again: the difference would be taken for a step of the clock.
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
