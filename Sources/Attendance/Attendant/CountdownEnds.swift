import Foundation
import Meditation
import Store

/// Notices which countdowns come to their end while someone looks at them, for all who say so, whoever of them rings: one
/// alone has the bell, see ``CountdownRinger``.
package struct CountdownEnds {
    /// What is still waited for, as of the last look, in the order of the list.
    package private(set) var waitedFor: [StoredCountdown] = []

    package init(waitedFor: [StoredCountdown] = []) {
        self.waitedFor = waitedFor
    }

    /// Looks at the list; answers what has ended since the last look and was not removed.
    package mutating func look(at countdowns: [StoredCountdown], now: Date) -> [StoredCountdown] {
        let known = Set(waitedFor.map(\.id))
        let over = countdowns.filter { $0.endDate <= now && known.contains($0.id) }
        waitedFor = countdowns.filter { $0.endDate > now }
        return over
    }
}

extension [StoredCountdown] {
    /// Those that have ended so lately that a bell is still in time; of others whoever has the bell says that it is too late.
    package func ended(inTimeAt now: Date) -> [StoredCountdown] { filter { now <= $0.endDate + SittingMoment.latest } }
}
