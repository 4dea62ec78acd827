import CivilCalendar
import Foundation
import Meditation

/// The time between changes of a part of a line while nothing happens. Every part may also change at the beginning and at the target.
package enum StatusTickSchedule: Hashable {
    /// At every second of the sitting, and of the time up to the target.
    case second
    /// At every minute of either.
    case minute
    /// At every second of the preparation.
    case preparation
    /// At every such part of the target.
    case part(Int)
}

extension StatusMoment {
    /// The next instant at which something with one of `beats` may change; nil while the clock stands, and for never.
    package func next(_ beats: Set<StatusTickSchedule>) -> Date? {
        guard let sitting, sitting.pausedAt == nil else { return nil }
        let start = sitting.startedAt
        let target = sitting.target.map(start.later(by:))
        var instants = [start] + (target.map { [$0] } ?? [])
        for beat in beats {
            for origin in [start, target].compactMap({ $0 }) {
                guard let tick = tick(of: beat, in: sitting, from: origin) else { continue }
                instants.append(tick.next(after: now))
            }
        }
        return instants.filter { $0 > now }.min()
    }

    private func tick(of beat: StatusTickSchedule, in sitting: Sitting, from origin: Date) -> ClockTick? {
        switch beat {
        case .second: ClockTick(from: origin)
        case .minute: ClockTick(from: origin, every: 60)
        case .preparation: now < sitting.startedAt ? ClockTick(from: origin) : nil
        case .part(let count): sitting.target.map { ClockTick(from: origin, every: $0, in: count) }
        }
    }
}
