import Foundation
import Synchronization

/// A clock that moves only when told.
///
/// What is scheduled runs inside ``advance(to:)``, in the order of its dates and, at one date, in the order in which it was
/// scheduled. So a day takes no longer than what happens in it, and the same calls give the same events on every machine.
public final class VirtualClock: ActivityClock {
    private struct Entry {
        let date: Date
        let order: Int
        let action: @Sendable () -> Void
    }

    private struct Hands {
        var now: Date
        var order = 0
        var entries: [Entry] = []
    }

    private let hands: Mutex<Hands>

    /// A clock that stands at a date.
    public init(_ now: Date) { hands = Mutex(Hands(now: now)) }

    /// The instant.
    public var now: Date { hands.withLock(\.now) }

    /// Runs `action` when the clock comes to a date; one that has passed waits for the next move, however small.
    @discardableResult
    public func schedule(at date: Date, _ action: @escaping @Sendable () -> Void) -> ScheduledAction {
        let order = hands.withLock { hands in
            hands.order += 1
            hands.entries.append(Entry(date: date, order: hands.order, action: action))
            return hands.order
        }
        return ScheduledAction { [weak self] in
            self?.hands.withLock { hands in hands.entries.removeAll { $0.order == order } }
        }
    }

    /// Moves to a date and runs on the way what is due, each action at its own. A date that has passed moves nothing, and runs
    /// what is due already.
    public func advance(to date: Date) {
        while let action = next(until: date) { action() }
        hands.withLock { $0.now = max($0.now, date) }
    }

    /// Moves forward by a number of seconds.
    public func advance(by interval: TimeInterval) { advance(to: now + interval) }

    /// The date of what is scheduled next.
    public var nextDeadline: Date? { hands.withLock { $0.entries.map(\.date).min() } }

    private func next(until date: Date) -> (@Sendable () -> Void)? {
        hands.withLock { hands in
            let first = hands.entries.indices.min {
                (hands.entries[$0].date, hands.entries[$0].order) < (hands.entries[$1].date, hands.entries[$1].order)
            }
            guard let first, hands.entries[first].date <= max(date, hands.now) else { return nil }
            let entry = hands.entries.remove(at: first)
            hands.now = max(hands.now, entry.date)
            return entry.action
        }
    }
}
