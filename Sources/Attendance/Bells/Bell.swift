import Configuration
import Foundation

/// Rings as the settings say, for a screen, for plain lines and for the attendant: plays sounds itself, and answers what the
/// terminal is to do.
///
/// A sound that nobody can play is said once and the terminal rings instead, then and from there on.
package struct Bell {
    /// What is left to do for whoever rings.
    package struct Answer: Hashable {
        /// What the terminal is to do: ring, flash, or nothing.
        package enum Sign: Hashable {
            case ring, flash, nothing
        }

        /// What the terminal is to do.
        package var sign = Sign.nothing
        /// What is to be said: why something was not heard.
        package var complaint: SoundFailure?
    }

    /// What "do not disturb" makes of strokes.
    package var gate: FocusGate
    private var player: SoundPlayer
    private var hasComplained = false

    /// A bell for processes of an environment.
    package init(environment: [String: String]) {
        gate = FocusGate(environment: environment)
        player = SoundPlayer(environment: environment)
    }

    /// Whether a sound is being played, of which it is not known whether it is heard.
    package var isPlaying: Bool { player.isPlaying }

    /// What plays the last stroke.
    package var playing: String? { player.playing }

    /// Makes the sound ready that the settings ask for, so that the first stroke waits for nothing.
    package func prepare(_ settings: Settings, environment: [String: String]) {
        // What is wrong with it is said when it should be heard.
        if settings.haptics == .on, case .sound(let sound) = settings.bell {
            _ = try? sound.prepare(environment: environment)
        }
    }

    /// One stroke, as the settings and the desktop have it at `now`. Where the desktop has to be asked first, its answer comes
    /// with ``childEnded()``.
    package mutating func ring(_ settings: Settings, at now: Date, in zone: TimeZone) -> Answer {
        gate.admit(settings.stroke(at: now, in: zone), settings.focus, at: now).map { ring($0) } ?? Answer()
    }

    /// One stroke.
    package mutating func ring(_ stroke: Settings.Stroke) -> Answer {
        switch stroke {
        case .nothing: return Answer()
        case .flash: return Answer(sign: .flash)
        case .terminal: return Answer(sign: .ring)
        case .sound(let sound):
            player.endOverdue()
            do throws(SoundFailure) {
                try player.play(sound)
                return Answer()
            } catch {
                return complain(error)
            }
        }
    }

    /// A child has ended: if it was a player that failed, the next one plays, or the terminal is to ring. If the desktop has
    /// answered, the strokes that waited for it are rung.
    package mutating func childEnded() -> Answer {
        var answer = ringHeld(waiting: false)
        for case .failed(let failure) in player.collect() {
            let complaint = complain(failure)
            answer = Answer(sign: .ring, complaint: answer.complaint ?? complaint.complaint)
        }
        return answer
    }

    /// Rings what waits for the desktop's answer.
    ///
    /// - Parameter waiting: Whether to wait for the answer, because the process ends.
    mutating func ringHeld(waiting: Bool) -> Answer {
        var answer = Answer()
        for stroke in gate.release(waiting: waiting) {
            let next = ring(stroke)
            answer = Answer(
                sign: next.sign == .nothing ? answer.sign : next.sign, complaint: answer.complaint ?? next.complaint)
        }
        return answer
    }

    /// Ends what plays for too long.
    mutating func endOverdue() { player.endOverdue() }

    private mutating func complain(_ failure: SoundFailure) -> Answer {
        defer { hasComplained = true }
        return Answer(sign: .ring, complaint: hasComplained ? nil : failure)
    }
}
