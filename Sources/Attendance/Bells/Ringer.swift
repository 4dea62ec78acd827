import Foundation
import Logging
import Meditation
import Store

/// Claims the moments of a sitting as they fall due, for any process that rings: a screen, plain lines or the attendant.
///
/// Each such process has a `Ringer`; the claims in the store ensure that only one of them rings each bell.
package struct Ringer {
    /// What the caller must do.
    package enum Ring: Hashable {
        /// Ring one stroke now.
        case stroke
        /// This process has claimed the moment and must also run its hook and show its notification.
        case moment(SittingMoment)
        /// Too late to ring: report that the moment passed at its date. Only targets, and starts this process was waiting for;
        /// missed intervals are not reported.
        case missed(SittingMoment)
        /// The claim could not be saved, so another process may ring too.
        case unsaved(StoreError)
    }

    private let store: Store
    private let log: Logger
    private var schedule = BellSchedule()
    private var toSettle: [SittingMoment] = []

    /// Creates a ringer with no sitting, which logs whose bell it was.
    package init(store: Store, log: Logger) { (self.store, self.log) = (store, log) }

    /// Updates the schedule from the stored timer.
    package mutating func follow(_ memory: TimerMemory, at now: Date) { schedule.follow(memory, at: now) }

    /// When to ring next, on the sitting's clock; `nil` for never.
    package var next: Date? { schedule.next }

    /// Returns what is due at `reading`; `now` is the same instant on the sitting's clock. Call ``settle()`` when done.
    ///
    /// - Parameter spacing: Seconds between strokes.
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
                // Ringing twice is better than not at all.
                claim = moment.isPast(at: now) ? .missed : .mine
                rings.append(.unsaved(error))
                log.error("A bell's claim cannot be saved.", metadata: ["reason": "\(error)"])
            }
            log.record(claim, of: moment.name, dueAt: moment.date)
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

    /// Stores the remaining strokes for another process to ring, before this one exits.
    package func leave() {
        // A store that cannot be written must not prevent the exit.
        if let (bell, sittingID) = schedule.rest { try? store.leave(bell, of: sittingID) }
    }

    /// Records that everything returned by ``ring(at:now:strokes:spacing:)`` was done.
    package mutating func settle() {
        // If this write fails the bell is later reported as missed; better that than not ringing.
        for moment in toSettle { try? store.settle(moment) }
        toSettle = []
    }
}

extension Logger {
    /// Logs whether this process rings a bell that is due and, if not, why.
    func record(_ claim: MomentClaim, of name: String, dueAt date: Date) {
        let metadata: Logger.Metadata = ["bell": "\(name)", "due": "\(date.formatted(.iso8601))"]
        switch claim {
        case .mine: info("A bell is due.", metadata: metadata)
        case .missed: warning("A bell did not ring: it was too late.", metadata: metadata)
        case .taken: info("Another process rings this bell.", metadata: metadata)
        }
    }
}
