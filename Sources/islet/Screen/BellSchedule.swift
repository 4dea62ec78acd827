import Foundation
import Meditation

/// Which bells are due when, by the timestamps of the sitting alone.
///
/// Each open screen rings for itself: the store knows of no claim to a bell.
struct BellSchedule: Hashable {
    /// A bell that is due or was.
    struct Bell: Hashable {
        let sitting: UUID
        let pattern: BellPattern
        let date: Date
    }

    /// What happens to a bell.
    enum Ring: Hashable {
        /// One stroke now.
        case stroke
        /// It is too late to ring: say that this was at the bell's date.
        case late(Bell)
    }

    /// The bells of the sitting that are still to come.
    private(set) var bells: [Bell] = []
    /// The strokes that are left of a bell that rings.
    private(set) var strokes: [Date] = []
    private var done: Set<Bell> = []
    private var isFirst = true

    /// A schedule without bells.
    init() {}

    /// Takes up what is true now.
    ///
    /// - Parameter startedHere: The sitting that was started for this screen, whose first bell is due although the sitting
    ///   has begun already; other sittings that run when the screen opens have had theirs.
    mutating func follow(_ state: TimerState, startedHere: UUID? = nil, at now: Date) {
        var wanted: [Bell] = []
        switch state {
        case .idle: break
        case .running(let sitting):
            let start = Bell(sitting: sitting.id, pattern: .start, date: sitting.beganAt)
            let isHeard = isFirst && startedHere != sitting.id || now > start.date + BellPattern.latest
            if start.date <= now, isHeard { done.insert(start) }
            if sitting.pausedAt.map({ $0 >= sitting.beganAt }) ?? true { wanted.append(start) }
            if let date = sitting.targetDate {
                let target = Bell(sitting: sitting.id, pattern: .target, date: date)
                // A target that was moved and is behind nevertheless has had its bell.
                if !isFirst, date <= now, !bells.contains(target) { done.insert(target) }
                wanted.append(target)
            }
        case .completed(let completion):
            let end = Bell(sitting: completion.sitting.id, pattern: .end, date: completion.completedAt)
            if now > end.date + BellPattern.latest || isFirst { done.insert(end) }
            wanted.append(end)
        }
        bells = wanted.filter { !done.contains($0) }.sorted { $0.date < $1.date }
        if wanted.isEmpty { strokes = [] }
        isFirst = false
    }

    /// When to look again; `nil`: there is nothing to ring.
    var next: Date? {
        [bells.first?.date, strokes.first].compactMap { $0 }.min()
    }

    /// What is due at `now`.
    mutating func ring(at now: Date) -> [Ring] {
        var rings: [Ring] = []
        while let bell = bells.first, bell.date <= now {
            bells.removeFirst()
            done.insert(bell)
            if now > bell.date + BellPattern.latest {
                rings.append(.late(bell))
            } else {
                // The strokes follow the first one that is really heard.
                strokes = (0..<bell.pattern.strokes).map { now + Double($0) * BellPattern.interval }
            }
        }
        while let stroke = strokes.first, stroke <= now {
            strokes.removeFirst()
            if now <= stroke + BellPattern.latest { rings.append(.stroke) }
        }
        return rings
    }
}
