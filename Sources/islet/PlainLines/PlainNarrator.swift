import Foundation
import Meditation

/// Tells a sitting in lines: compares what was known with what is, and says what is new. Pure.
struct PlainNarrator {
    /// Something new.
    struct Note: Hashable {
        /// What to say.
        let line: String
        /// What to make felt; nil for nothing, also when the moment is long past.
        let haptic: HapticEvent?
    }

    /// Whether the sitting has ended; then nothing more is said.
    private(set) var isOver = false

    private var sitting: Sitting
    private var hasBegun: Bool
    private var hasReachedTarget: Bool
    private let zone: TimeZone
    private let haptics: Settings.Haptics

    /// A narrator who knows `sitting` as it stands at `now`. A sitting that begins at this moment is news.
    init(sitting: Sitting, at now: Date, in zone: TimeZone, haptics: Settings.Haptics) {
        self.sitting = sitting
        self.zone = zone
        self.haptics = haptics
        hasBegun = sitting.elapsed(at: now) > HapticEvent.latest
        hasReachedTarget = (sitting.overtime(at: now) ?? -1) > HapticEvent.latest
    }

    /// What is new at `now`, in order.
    mutating func notes(on state: TimerState, at now: Date) -> [Note] {
        guard !isOver else { return [] }
        guard let current = state.sitting, current.id == sitting.id else { return [end(in: state)] }
        var notes = changes(to: current, at: now)
        sitting = current
        if !hasBegun, sitting.pausedAt == nil, sitting.beganAt <= now {
            hasBegun = true
            let time = WallClockText.time(sitting.beganAt, seenAt: now, in: zone, withSeconds: true)
            notes.append(note("Begun at \(time).", .start, due: sitting.beganAt, at: now))
        }
        if !hasReachedTarget, let due = sitting.targetDate, due <= now {
            hasReachedTarget = true
            let time = WallClockText.time(due, seenAt: now, in: zone)
            notes.append(
                note(
                    "Target reached at \(time); the sitting goes on until `islet complete`.", .target, due: due, at: now
                ))
        }
        return notes
    }

    /// When there will be something new without anyone's doing; nil for never.
    func nextMoment(after now: Date) -> Date? {
        guard !isOver, sitting.pausedAt == nil else { return nil }
        return [hasBegun ? nil : sitting.beganAt, hasReachedTarget ? nil : sitting.targetDate].compactMap(\.self).min()
    }

    private mutating func changes(to current: Sitting, at now: Date) -> [Note] {
        var notes: [Note] = []
        let place = "at \(ClockText.clock(current.elapsed(at: now)))"
        let end = SittingEcho.end(of: current, at: now, in: zone, haptics: haptics)
        let isBehind = current.overtime(at: now) != nil
        if current.pausedAt != nil, current.pausedAt != sitting.pausedAt {
            notes.append(Note(line: "Paused \(place).", haptic: nil))
        } else if current.pausedAt == nil, sitting.pausedAt != nil {
            notes.append(Note(line: isBehind ? "Resumed \(place)." : "Resumed \(place), \(end).", haptic: nil))
        }
        if current.target != sitting.target {
            // A target that moved ahead will be reached anew.
            hasReachedTarget = isBehind
            let length = current.target.map { "The target is \(ClockText.brief($0))" } ?? "The sitting is open-ended"
            notes.append(Note(line: isBehind ? "\(length)." : "\(length), \(end).", haptic: nil))
        }
        return notes
    }

    private mutating func end(in state: TimerState) -> Note {
        isOver = true
        guard let completion = state.completion, completion.sitting.id == sitting.id else {
            return Note(line: "Cancelled; nothing was logged.", haptic: nil)
        }
        let target = completion.sitting.target.map { " of \(ClockText.brief($0))" } ?? ""
        let message = completion.message.map { " \($0)" } ?? ""
        return Note(line: "Completed: \(ClockText.brief(completion.sitting.elapsed))\(target).\(message)", haptic: .end)
    }

    private func note(_ line: String, _ haptic: HapticEvent, due: Date, at now: Date) -> Note {
        Note(line: line, haptic: now.timeIntervalSince(due) <= HapticEvent.latest ? haptic : nil)
    }
}
