import Foundation
import Meditation

/// Tells a sitting in lines: compares what was known with what is, and says what is new. Pure.
struct PlainNarrator {
    /// Whether the sitting has ended; then nothing more is said.
    private(set) var isOver = false

    private var sitting: Sitting
    private var hasBegun = false
    private var hasReachedTarget = false
    private let zone: TimeZone
    private let settings: Settings

    /// A narrator who knows `sitting`, but not that it has begun.
    init(sitting: Sitting, in zone: TimeZone, settings: Settings) {
        self.sitting = sitting
        self.zone = zone
        self.settings = settings
    }

    /// What is new at a reading of the clocks, a sentence each, in order. Times of day are those of the wall clock now.
    mutating func lines(on state: TimerState, at reading: ClockReading) -> [String] {
        guard !isOver else { return [] }
        guard let current = state.sitting, current.id == sitting.id else { return [end(in: state)] }
        let (now, lead) = (reading.now(for: current), reading.lead(for: current))
        var lines = changes(to: current, at: reading)
        sitting = current
        if !hasBegun, sitting.preparationLeft(at: now) == 0 {
            hasBegun = true
            let time = WallClockText.time(sitting.beganAt + lead, seenAt: reading.wall, in: zone, withSeconds: true)
            lines.append("Begun at \(time).")
        }
        if !hasReachedTarget, let due = sitting.targetDate, due <= now {
            hasReachedTarget = true
            let isShort = sitting.target ?? 0 < SittingEcho.short
            let time = WallClockText.time(due + lead, seenAt: reading.wall, in: zone, withSeconds: isShort)
            lines.append("Target reached at \(time); the sitting goes on until `islet complete`.")
        }
        return lines
    }

    /// When there will be something new without anyone's doing; nil for never.
    var nextMoment: Date? {
        guard !isOver, sitting.pausedAt == nil else { return nil }
        return [hasBegun ? nil : sitting.beganAt, hasReachedTarget ? nil : sitting.targetDate].compactMap { $0 }.min()
    }

    private mutating func changes(to current: Sitting, at reading: ClockReading) -> [String] {
        let now = reading.now(for: current)
        let told = current.moved(by: reading.lead(for: current))
        var lines: [String] = []
        let place = "at \(ClockText.clock(current.elapsed(at: now)))"
        let isBehind = current.overtime(at: now) != nil
        let end = SittingEcho.end(of: told, at: reading.wall, in: zone, settings: settings)
        let outlook = isBehind || current.target == nil ? "." : ", \(end)."
        if current.pausedAt != nil, current.pausedAt != sitting.pausedAt {
            lines.append("Paused \(place).")
        } else if current.pausedAt == nil, sitting.pausedAt != nil {
            lines.append("Resumed \(place)\(outlook)")
        }
        if current.target != sitting.target {
            // A target that moved ahead will be reached anew; one that is still behind is no news.
            hasReachedTarget = isBehind
            lines.append((current.target.map { "The target is \(ClockText.brief($0))" } ?? "Open-ended now") + outlook)
        }
        return lines
    }

    private mutating func end(in state: TimerState) -> String {
        isOver = true
        guard let completion = state.completion, completion.sitting.id == sitting.id else {
            return "Cancelled; nothing was logged."
        }
        let target = completion.sitting.target.map { " of \(ClockText.brief($0))" } ?? ""
        let message = completion.message.map { " \($0)" } ?? ""
        return "Completed: \(ClockText.brief(completion.sitting.elapsed))\(target).\(message)"
    }
}
