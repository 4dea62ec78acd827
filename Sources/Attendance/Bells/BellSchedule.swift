import Foundation
import Meditation
import Store

/// Which bells are due when, by the timestamps of the sitting and by what the store says was rung. Pure.
///
/// All instants are of the sitting's own time line.
package struct BellSchedule: Hashable {
    /// The strokes that are left of a bell that rings.
    package private(set) var strokes: [Date] = []
    private var memory = TimerMemory()
    /// The moments that are neither rung nor missed nor another process's, by date.
    private var moments: [SittingMoment] = []
    /// When another process, if it has not rung by then, must have died over what it claimed.
    private var review: Date?
    /// Those that this process has had, whatever the store could keep of it.
    private var handled: Set<SittingMoment.ID> = []
    /// Those that lay ahead when they were first seen.
    private var expected: Set<SittingMoment.ID> = []

    /// A schedule without bells.
    package init() {}

    /// Takes up what is true now.
    package mutating func follow(_ memory: TimerMemory, at now: Date) {
        self.memory = memory
        if memory.state == .idle { strokes = [] }
        plan(at: now)
    }

    /// When to look again; `nil`: there is nothing to ring.
    package var next: Date? {
        [moments.first?.date, strokes.first, review, memory.unfinishedBell?.next].compactMap { $0 }.min()
    }

    /// The moments that have come and are to be claimed. Each is answered once.
    package mutating func due(at now: Date) -> [SittingMoment] {
        if let review, review <= now { plan(at: now) }
        let due = moments.filter { $0.date <= now }
        guard !due.isEmpty else { return [] }
        handled.formUnion(due.map(\.id))
        plan(at: now)
        return due
    }

    /// Whether the moment was waited for here, so that its passing unheard is news.
    func wasExpected(_ moment: SittingMoment) -> Bool { expected.contains(moment.id) }

    /// Begins to ring: the strokes, `spacing` seconds apart, follow the first one that is really heard.
    package mutating func begin(strokes count: Int, spacing: TimeInterval = BellStrokes.spacing, at now: Date) {
        guard count > 0 else { return }
        strokes = (0..<count).map { now + Double($0) * spacing }
    }

    /// The sitting of which another process has left the rest of a bell that is due, and which is to be taken from the store;
    /// nil for none. It is answered once.
    mutating func dueRest(at now: Date) -> UUID? {
        guard let bell = memory.unfinishedBell, bell.next <= now else { return nil }
        memory.unfinishedBell = nil
        return memory.state.sittingID
    }

    /// Goes on with what another process has left, unless that is too late.
    package mutating func begin(_ rest: UnfinishedBell, spacing: TimeInterval = BellStrokes.spacing, at now: Date) {
        if now <= rest.next + SittingMoment.latest { begin(strokes: rest.strokes, spacing: spacing, at: now) }
    }

    /// What is left to others by a process that leaves: the strokes to come, and whose they are; nil for none.
    package var rest: (bell: UnfinishedBell, sittingID: UUID)? {
        guard let next = strokes.first, let id = memory.state.sittingID else { return nil }
        return (UnfinishedBell(strokes: strokes.count, next: next), id)
    }

    /// Whether a stroke is due. Strokes that nobody could ring in time are forgotten.
    mutating func takeStroke(at now: Date) -> Bool {
        guard let last = strokes.last(where: { $0 <= now }) else { return false }
        strokes.removeAll { $0 <= now }
        return now <= last + SittingMoment.latest
    }

    private mutating func plan(at now: Date) {
        let known = Set(memory.moments.filter { !$0.isAbandoned(at: now) }.map(\.name))
        let all = memory.state.moments(at: now)
        let others = all.filter { !handled.contains($0.id) && $0.event != .end }.map(\.name)
        review = memory.moments.filter { $0.outcome == nil && known.contains($0.name) && others.contains($0.name) }
            .map { $0.claimedAt + SittingMoment.latest + 0.001 }.min()
        moments = all.filter { moment in
            guard !handled.contains(moment.id), !known.contains(moment.name) else { return false }
            // An end that nobody rang was said in words when it was asked for.
            return moment.event != .end || !moment.isPast(at: now)
        }
        expected.formUnion(moments.filter { $0.date >= now }.map(\.id))
    }
}
