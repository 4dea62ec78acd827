import Foundation
import Meditation
import Store

/// Detects countdowns that end while a process is watching them, so that each can report it. Only one of them rings: see
/// ``BellScheduler``.
package struct CountdownEnds {
    /// The countdowns still running at the last call, in list order.
    package private(set) var waitedFor: [StoredCountdown] = []

    package init(waitedFor: [StoredCountdown] = []) {
        self.waitedFor = waitedFor
    }

    /// Returns the countdowns that have ended since the last call and were not removed.
    package mutating func look(at countdowns: [StoredCountdown], now: Date) -> [StoredCountdown] {
        let known = Set(waitedFor.map(\.id))
        let over = countdowns.filter { $0.endDate <= now && known.contains($0.id) }
        waitedFor = countdowns.filter { $0.endDate > now }
        return over
    }
}

extension [StoredCountdown] {
    /// Those that ended recently enough for a bell. For older ones, the process that rings reports that it was too late.
    package func ended(inTimeAt now: Date) -> [StoredCountdown] { filter { now <= $0.endDate + SittingMoment.latest } }
}
