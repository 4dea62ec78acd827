import Foundation
import Meditation
import Store

/// Claims the moments of the sitting as they come, for a process that rings: a screen, plain lines, the attendant.
///
/// Each of them runs one, and the store's claims see to it that a bell is rung by one of them.
package struct Ringer {
    /// What there is to do.
    package enum Ring: Hashable {
        /// One stroke now.
        case stroke
        /// The moment is this process's: what else belongs to it is its to do.
        case moment(SittingMoment)
        /// It is too late to ring: say that this was at the moment's date. The target or, where it was waited for, the
        /// beginning; an interval that passed unheard is no news.
        case missed(SittingMoment)
        /// The claim could not be kept, so that another process may ring too.
        case unsaved(StoreError)
    }

    private let store: Store
    private var schedule = BellSchedule()
    private var toSettle: [SittingMoment] = []

    /// A ringer that knows of no sitting yet.
    package init(store: Store) { self.store = store }

    /// Takes up what the store says.
    package mutating func follow(_ memory: TimerMemory, at now: Date) { schedule.follow(memory, at: now) }

    /// When to ring next, on the sitting's own time line; `nil` for never.
    package var next: Date? { schedule.next }

    /// What is due at `reading`, which is `now` on the sitting's own time line. Call ``settle()`` when it is done.
    ///
    /// - Parameter spacing: Seconds between two strokes.
    package mutating func ring(
        at reading: ClockReading, now: Date, strokes: BellStrokes, spacing: TimeInterval = BellStrokes.spacing
    ) -> [Ring] {
        var rings: [Ring] = []
        if let id = schedule.dueRest(at: now), let rest = try? store.takeUnfinishedBell(of: id) {
            schedule.begin(rest, spacing: spacing, at: now)
        }
        for moment in schedule.due(at: now) {
            var claim = MomentClaim.mine
            do throws(StoreError) {
                claim = try store.claim(moment, at: reading)
            } catch {
                // A bell too many is better than none.
                claim = moment.isPast(at: now) ? .missed : .mine
                rings.append(.unsaved(error))
            }
            switch claim {
            case .mine:
                schedule.begin(strokes: strokes[moment.event], spacing: spacing, at: now)
                rings.append(.moment(moment))
                toSettle.append(moment)
            case .missed:
                let isNews = moment.event == .start && schedule.wasExpected(moment)
                if moment.event == .target || isNews { rings.append(.missed(moment)) }
            case .taken: break
            }
        }
        if schedule.takeStroke(at: now) { rings.append(.stroke) }
        return rings
    }

    /// Leaves the strokes that are left to whoever rings next: this process ends.
    package func leave() {
        // A store that cannot be written keeps nobody from leaving.
        if let (bell, sittingID) = schedule.rest { try? store.leave(bell, of: sittingID) }
    }

    /// Keeps that what ``ring(at:now:strokes:)`` answered was done.
    package mutating func settle() {
        // What cannot be kept will be said to be missed, which is a lesser evil than a bell that is not heard.
        for moment in toSettle { try? store.settle(moment) }
        toSettle = []
    }
}
