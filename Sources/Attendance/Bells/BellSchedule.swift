import CivilCalendar
import Foundation
import Meditation
import Store

/// Computes which bells are due and when, from the sitting's timestamps and the bells that the store has on record. Pure.
///
/// All instants are on the sitting's clock.
package struct BellSchedule {
    /// The remaining strokes of the bell that is ringing, and their dates.
    private var strokes: [(date: Date, stroke: BellStroke)] = []
    /// Whether the strokes are those of a wake bell.
    package private(set) var isWaking = false
    private var memory = TimerMemory()
    /// The moments not yet rung, missed, or claimed by another process, by date.
    private var moments: [SittingMoment] = []
    /// When another process's unsettled claim expires: if it has not rung by then, it died.
    private var review: Date?
    /// Moments this process has handled, even if the store could not record it.
    private var handled: Set<SittingMoment.ID> = []
    /// Moments that were still in the future when first seen.
    private var expected: Set<SittingMoment.ID> = []

    /// Creates a schedule without bells.
    package init() {}

    /// Updates the schedule from the stored timer.
    package mutating func follow(_ memory: TimerMemory, at now: Date) {
        self.memory = memory
        if memory.state == .idle || isWaking && !isPastTarget(at: now) { hush() }
        plan(at: now)
    }

    /// When to check again; `nil` if there is nothing to ring.
    package var next: Date? {
        [moments.first?.date, strokes.first?.date, review, memory.unfinishedBell?.next].compactMap { $0 }.min()
    }

    /// The due moments, to be claimed. Each is returned once.
    package mutating func due(at now: Date) -> [SittingMoment] {
        if let review, review <= now { plan(at: now) }
        let due = moments.filter { $0.date <= now }
        guard !due.isEmpty else { return [] }
        handled.formUnion(due.map(\.id))
        plan(at: now)
        return due
    }

    /// Whether this process was waiting for the moment, so that missing it should be reported.
    func wasExpected(_ moment: SittingMoment) -> Bool { expected.contains(moment.id) }

    /// Starts a bell of `count` strokes, `spacing` seconds apart, the first one now, as loud as `level` says.
    package mutating func begin(
        _ event: BellEvent? = nil, strokes count: Int, spacing: TimeInterval = BellStrokes.spacing,
        level: Double = 1, at now: Date
    ) {
        guard count > 0 else { return }
        strokes = (0..<count).map { (now + Double($0) * spacing, BellStroke(event: event, level: level)) }
        isWaking = false
    }

    /// Starts a wake bell: strokes that get louder and go on until ``hush()``, or for ``WakeBell/count`` strokes.
    ///
    /// - Parameter first: The number of strokes that another process has rung. Default: 0.
    package mutating func beginWaking(after first: Int = 0, at now: Date) {
        strokes = (first..<max(first, WakeBell.count)).map { index in
            (
                now + Double(index - first) * WakeBell.spacing,
                BellStroke(event: .target, level: WakeBell.level(of: index))
            )
        }
        isWaking = !strokes.isEmpty
    }

    /// Stops the bell that is ringing.
    package mutating func hush() { (strokes, isWaking) = ([], false) }

    private func isPastTarget(at now: Date) -> Bool {
        guard let sitting = memory.state.sitting, sitting.pausedAt == nil else { return false }
        return sitting.overtime(at: now) != nil
    }

    /// The ID of the sitting whose unfinished bell, left by another process, is due to be taken from the store; `nil` if there
    /// is none. Returned once.
    mutating func dueRest(at now: Date) -> UUID? {
        guard let bell = memory.unfinishedBell, bell.next <= now else { return nil }
        memory.unfinishedBell = nil
        return memory.state.sittingID
    }

    /// Continues an unfinished bell left by another process, unless it is too late.
    ///
    /// - Parameters:
    ///   - spacing: Seconds between strokes of an event.
    ///   - wakes: Whether the bell of the target is a wake bell.
    package mutating func begin(
        _ rest: UnfinishedBell, spacing: (BellEvent) -> TimeInterval, wakes: Bool, at now: Date
    ) {
        guard now <= rest.next + SittingMoment.latest else { return }
        // The bell that began last is the unfinished one.
        let event = memory.moments.max { $0.claimedAt < $1.claimedAt }?.event ?? .target
        if wakes, event == .target, isPastTarget(at: now) {
            beginWaking(after: WakeBell.count - rest.strokes, at: now)
        } else {
            begin(event, strokes: min(rest.strokes, BellStrokes.allowed.upperBound), spacing: spacing(event), at: now)
        }
    }

    /// The remaining strokes and their sitting, for a process that exits to hand over; `nil` if there are none.
    package var rest: (bell: UnfinishedBell, sittingID: UUID)? {
        guard let next = strokes.first?.date, let id = memory.state.sittingID else { return nil }
        return (UnfinishedBell(strokes: strokes.count, next: next), id)
    }

    /// Takes a due stroke; `nil` if there is none, or it is too late to ring. Overdue strokes are dropped.
    mutating func takeStroke(at now: Date) -> BellStroke? {
        guard let last = strokes.last(where: { $0.date <= now }) else { return nil }
        strokes.removeAll { $0.date <= now }
        if strokes.isEmpty { isWaking = false }
        return now <= last.date + SittingMoment.latest ? last.stroke : nil
    }

    private mutating func plan(at now: Date) {
        let known = Set(memory.moments.filter { !$0.isAbandoned(at: now) }.map(\.name))
        let all = memory.state.moments(at: now)
        let others = all.filter { !handled.contains($0.id) && $0.event != .end }.map(\.name)
        review = memory.moments.filter { $0.outcome == nil && known.contains($0.name) && others.contains($0.name) }
            .map { $0.claimedAt.later(by: SittingMoment.latest).nextMillisecond }.min()
        moments = all.filter { moment in
            guard !handled.contains(moment.id), !known.contains(moment.name) else { return false }
            // An end in the past was already reported by the command that ended the sitting.
            return moment.event != .end || !moment.isPast(at: now)
        }
        expected.formUnion(moments.filter { $0.date >= now }.map(\.id))
    }
}
