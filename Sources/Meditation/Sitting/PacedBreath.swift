import Foundation

/// What may be paced by a breath.
extension Sitting {
    /// The breath that paces the sitting; `nil` for a sitting that is not a breathing of a known pattern.
    public var breath: BreathPattern? { type == .breathing ? BreathPattern(methodName: methodName) : nil }
}

extension MeditationAttributes.ContentState {
    /// The breath that paces the sitting; `nil` for a sitting that is not a breathing of a known pattern.
    public var breath: BreathPattern? {
        sessionType == .breathing && !isCompleted ? BreathPattern(methodName: methodName) : nil
    }

    /// Where the breath is at `now`; `nil` without one, while preparing, and while the clock stands.
    public func breathMoment(at now: Date) -> BreathMoment? {
        guard pausedAt == nil, now >= startedAt, let breath else { return nil }
        return breath.moment(at: elapsed(at: now))
    }

    /// The same content, showing where the breath is at `now`.
    public func breathAsContent(at now: Date) -> MeditationAttributes.ContentState {
        var content = self
        content.breathShown = breathMoment(at: now)
        return content
    }

    /// The method's name or, in a paced breathing, what to do and for how long: `Breathe in · 4`.
    public var title: String { breathShown.map { "\($0.instruction) · \($0.count)" } ?? methodName }

    /// ``title`` in few columns: of a stage `Walking 2/3`.
    public var briefTitle: String { breathShown == nil ? briefStage ?? methodName : title }

    /// The instants at which ``breathAsContent(at:)`` changes: the seconds of the sitting, or half ones.
    public var breathBeats: BreathBeats {
        BreathBeats(start: startedAt, interval: breath?.isWhole ?? true ? 1 : 0.5)
    }
}

/// Instants at equal distances from the beginning of a sitting.
public struct BreathBeats: Hashable, Sendable {
    /// The beginning.
    public let start: Date
    /// Seconds between two of them.
    public let interval: TimeInterval
}

extension BreathPattern {
    /// Seconds from one bell to the next if a bell rings at each breath, as far as bells may be that close.
    public var bellInterval: TimeInterval { max(duration, IntervalBells.shortest) }
}
