import Foundation
import Meditation
import Store

/// Decides what to ring for the ends of countdowns, so that of all processes that wait for one alone rings; see ``Ringer``.
///
/// All instants are of the wall clock, on which countdowns end.
package struct CountdownRinger {
    /// What is to be done.
    package enum Ring: Hashable {
        /// One stroke of the bell.
        case stroke
        /// These are over, at one time: say so. Their strokes follow.
        case over([StoredCountdown])
        /// It is too late to ring: say when this was over.
        case missed(StoredCountdown)
        /// The claim could not be kept, so that another process may ring too.
        case unsaved(StoreError)
    }

    private let store: Store
    private var strokes = BellSchedule()
    private var countdowns: [StoredCountdown] = []
    private var handled: Set<StoredCountdown.ID> = []
    private var toSettle: [StoredCountdown] = []

    /// A ringer that knows of no countdown yet.
    package init(store: Store) { self.store = store }

    /// Takes up what is waited for: ``Store/unrungCountdowns()``.
    package mutating func follow(_ countdowns: [StoredCountdown]) {
        self.countdowns = countdowns.filter { !handled.contains($0.id) }
    }

    /// When to ring next; nil for never.
    package var next: Date? { ([strokes.next] + countdowns.map(\.endDate)).compactMap { $0 }.min() }

    /// What is due at `now`. Call ``settle()`` when it is done.
    package mutating func ring(at now: Date, strokes count: Int, spacing: TimeInterval) -> [Ring] {
        var rings: [Ring] = []
        var over: [StoredCountdown] = []
        for countdown in countdowns.filter({ $0.endDate <= now }).sorted(by: { $0.endDate < $1.endDate }) {
            handled.insert(countdown.id)
            var claim = MomentClaim.mine
            do throws(StoreError) {
                claim = try store.claim(countdown, at: now)
            } catch {
                // A bell too many is better than none.
                claim = now > countdown.endDate + SittingMoment.latest ? .missed : .mine
                rings.append(.unsaved(error))
            }
            switch claim {
            case .mine: over.append(countdown)
            case .missed: rings.append(.missed(countdown))
            case .taken: break
            }
        }
        countdowns.removeAll { handled.contains($0.id) }
        if !over.isEmpty {
            strokes.begin(strokes: count, spacing: spacing, at: now)
            rings.append(.over(over))
            toSettle += over
        }
        if strokes.takeStroke(at: now) { rings.append(.stroke) }
        return rings
    }

    /// Keeps that what ``ring(at:strokes:spacing:)`` answered was done.
    package mutating func settle() {
        // What cannot be kept will be said to be missed, which is a lesser evil than a bell that is not heard.
        for countdown in toSettle { try? store.settle(countdown) }
        toSettle = []
    }
}
