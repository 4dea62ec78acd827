import Foundation
import Logging
import Meditation
import Store

/// Decides what to ring when countdowns end, so that of several waiting processes only one rings; see ``Ringer``.
///
/// All instants are on the wall clock, by which countdowns end.
package struct CountdownRinger {
    /// What the caller must do.
    package enum Ring: Hashable {
        /// Ring one stroke.
        case stroke
        /// These countdowns ended together: report it. Their strokes follow.
        case over([StoredCountdown])
        /// Too late to ring: report when this countdown ended.
        case missed(StoredCountdown)
        /// The claim could not be saved, so another process may ring too.
        case unsaved(StoreError)
    }

    private let store: Store
    private let log: Logger
    private var strokes = BellSchedule()
    private var countdowns: [StoredCountdown] = []
    private var handled: Set<StoredCountdown.ID> = []
    private var toSettle: [StoredCountdown] = []

    /// Creates a ringer with no countdowns, which logs whose bell it was.
    package init(store: Store, log: Logger) { (self.store, self.log) = (store, log) }

    /// Updates the countdowns from ``Store/unrungCountdowns()``.
    package mutating func follow(_ countdowns: [StoredCountdown]) {
        self.countdowns = countdowns.filter { !handled.contains($0.id) }
    }

    /// When to ring next; `nil` for never.
    package var next: Date? { ([strokes.next] + countdowns.map(\.endDate)).compactMap { $0 }.min() }

    /// Returns what is due at `now`. Call ``settle()`` when done.
    package mutating func ring(at now: Date, strokes count: Int, spacing: TimeInterval) -> [Ring] {
        var rings: [Ring] = []
        var over: [StoredCountdown] = []
        for countdown in countdowns.filter({ $0.endDate <= now }).sorted(by: { $0.endDate < $1.endDate }) {
            handled.insert(countdown.id)
            var claim = MomentClaim.mine
            do throws(StoreError) {
                claim = try store.claim(countdown, at: now)
            } catch {
                // Ringing twice is better than not at all.
                claim = now > countdown.endDate + SittingMoment.latest ? .missed : .mine
                rings.append(.unsaved(error))
                log.error("A bell's claim cannot be saved.", metadata: ["reason": "\(error)"])
            }
            log.record(claim, of: "countdown \(countdown.id)", dueAt: countdown.endDate)
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

    /// Records that everything returned by ``ring(at:strokes:spacing:)`` was done.
    package mutating func settle() {
        // If this write fails the bell is later reported as missed; better that than not ringing.
        for countdown in toSettle { try? store.settle(countdown) }
        toSettle = []
    }
}
