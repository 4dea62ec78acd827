import CivilCalendar
import Foundation
import Languages

/// All that is remembered between two actions.
public enum TimerState: Codable, Hashable, Sendable {
    /// Nothing runs, and nothing was just completed.
    case idle
    /// A sitting runs, perhaps paused or preparing.
    case running(Sitting)
    /// Nothing runs; this was completed last.
    case completed(Completion)

    /// The running sitting, if there is one.
    public var sitting: Sitting? {
        if case .running(let sitting) = self { sitting } else { nil }
    }

    /// The last completion, if no sitting has started since.
    public var completion: Completion? {
        if case .completed(let completion) = self { completion } else { nil }
    }

    /// The sitting that runs or was completed last; nil when idle.
    public var sittingID: UUID? { sitting?.id ?? completion?.sitting.id }

    /// How the sitting that ran before has ended, in one sentence such as `Completed: 20 min of 20 min.`; nil while one runs.
    public var ending: String? {
        switch self {
        case .running: return nil
        case .idle: return localized("Cancelled; nothing was logged.")
        case .completed(let completion):
            let elapsed = ClockText.brief(completion.sitting.elapsed)
            let sentence =
                completion.sitting.target.map { target in
                    // More than the target is not a part of it.
                    completion.sitting.elapsed <= target
                        ? localized("Completed: \(elapsed) of \(ClockText.brief(target)).")
                        : localized("Completed: \(elapsed) (target \(ClockText.brief(target))).")
                } ?? localized("Completed: \(elapsed).")
            guard let shortest = completion.shortestLogged else { return sentence }
            return sentence + " "
                + localized("Not logged: under \(ClockText.brief(shortest)) (setting shortest-logged).")
        }
    }

    /// What the Live Activity shows; nil when idle.
    public var contentState: MeditationAttributes.ContentState? {
        switch self {
        case .idle: nil
        case .running(let sitting): sitting.contentState
        case .completed(let completion): completion.contentState
        }
    }
}

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
            methodName: methodName, type: type, note: note, stages: stages, mood: mood)
    }
}
