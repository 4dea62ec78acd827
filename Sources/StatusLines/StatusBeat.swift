import Foundation
import Meditation

/// The time between changes of a part of a line while nothing happens. Every part may also change at the beginning and at the target.
package enum StatusBeat: Hashable {
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
    package func next(_ beats: Set<StatusBeat>) -> Date? {
        guard let sitting, sitting.pausedAt == nil else { return nil }
        let start = sitting.startedAt
        let target = sitting.target.map(start.addingTimeInterval)
        var instants = [start] + (target.map { [$0] } ?? [])
        for beat in beats {
            guard let step = step(of: beat, in: sitting) else { continue }
            for origin in [start, target].compactMap({ $0 }) {
                let count = (now.timeIntervalSince(origin) / step).rounded(.down)
                instants += [origin + (count + 1) * step, origin + (count + 2) * step]
            }
        }
        // Dates are not exact: a microsecond later all parts agree that the instant has come.
        return instants.map { $0 + 1e-6 }.filter { $0 > now }.min()
    }

    private func step(of beat: StatusBeat, in sitting: Sitting) -> TimeInterval? {
        switch beat {
        case .second: 1
        case .minute: 60
        case .preparation: now < sitting.startedAt ? 1 : nil
        case .part(let count): sitting.target.map { $0 / Double(count) }
        }
    }
}
