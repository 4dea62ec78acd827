import CivilCalendar
import Foundation

/// A timer that another machine keeps, as this machine's clocks have it.
extension TimerState {
    /// The same state with all dates later by `shift` seconds: what another machine's clock says, by this machine's clock.
    package func moved(by shift: TimeInterval) -> TimerState {
        switch self {
        case .idle: self
        case .running(let sitting): .running(sitting.moved(by: shift))
        case .completed(let completion):
            .completed(
                Completion(
                    sitting: completion.sitting.moved(by: shift), completedAt: completion.completedAt.later(by: shift),
                    message: completion.message, shortestLogged: completion.shortestLogged))
        }
    }

    /// The same state, a running sitting tied to this machine's clock since its start instead of another machine's.
    package func anchored(at reading: ClockReading) -> TimerState {
        guard case .running(var sitting) = self else { return self }
        sitting.anchor = reading.anchor(at: reading.wall)
        return .running(sitting)
    }
}

extension CompletedSitting {
    /// The same entry with all dates later by `shift` seconds.
    package func moved(by shift: TimeInterval) -> CompletedSitting {
        guard shift != 0 else { return self }
        return CompletedSitting(
            id: id, start: start.later(by: shift), end: end.later(by: shift), elapsed: elapsed, target: target,
            pauses: pauses.map { $0.moved(by: shift) }, outcome: outcome,
            methodName: methodName, type: type, note: note)
    }
}
