import Configuration
import Foundation
import Logging
import Meditation

/// Rings according to the settings, for screens, plain lines and the attendant: plays sounds itself and returns what the
/// terminal should do.
///
/// If no player can play the sound, that is reported once, and the terminal rings instead from then on.
package struct Bell {
    /// What is left for the caller to do.
    package struct Answer: Hashable {
        /// What the terminal should do.
        package enum Sign: Hashable {
            case ring, flash, nothing
        }

        /// What the terminal should do.
        package var sign = Sign.nothing
        /// Why a sound failed, to be reported; `nil` if nothing failed or it was already reported.
        package var complaint: SoundFailure?
    }

    /// Turns strokes into flashes during "do not disturb".
    package var gate: FocusGate
    private let log: Logger
    private var player: SoundPlayer
    /// Whether a sound player was installed when it was created.
    let hasPlayer: Bool
    private var hasComplained = false

    /// Creates a bell that starts its processes with `environment`, and logs what rang.
    package init(environment: [String: String], log: Logger) {
        self.log = log
        gate = FocusGate(environment: environment)
        player = SoundPlayer(environment: environment)
        hasPlayer = !PlayerProgram.installed(in: environment, for: .file).isEmpty
    }

    /// Whether a player is running, so that it may still fail.
    package var isPlaying: Bool { player.isPlaying }

    /// The player running for the latest stroke; `nil` if none is running.
    package var playing: String? { player.playing }

    /// The settings as they work here: `automatic` replaced by what it stands for.
    package func resolve(_ settings: Settings) -> Settings { settings.resolved(hasPlayer: hasPlayer) }

    /// Prepares the configured sound files, so that no stroke is delayed.
    package func prepare(_ settings: Settings, environment: [String: String]) {
        guard hasPlayer, settings.haptics == .on else { return }
        let settings = resolve(settings)
        for case .sound(let sound) in Set(BellEvent.allCases.map { settings.bell(for: $0) }) {
            // Failures are reported when the sound should play.
            _ = try? sound.prepare(environment: environment)
        }
    }

    /// Rings one stroke, as settings and "do not disturb" allow at `now`. If the desktop must be queried first, the result
    /// comes with ``childEnded()``.
    ///
    /// - Parameter cause: What the stroke announces. Default: an alert.
    package mutating func ring(
        _ settings: Settings, _ cause: BellStroke = BellStroke(), at now: Date, in zone: TimeZone
    ) -> Answer {
        let stroke = resolve(settings).stroke(of: cause.event, level: cause.level, at: now, in: zone)
        guard let admitted = gate.admit(stroke, settings.focus, at: now) else { return Answer() }
        if admitted != stroke { log.recordFocus() }
        return ring(admitted)
    }

    /// Rings one stroke.
    package mutating func ring(_ stroke: Settings.Stroke) -> Answer {
        switch stroke {
        case .nothing: return Answer()
        case .flash: return Answer(sign: .flash)
        case .terminal:
            log.info("The terminal rings.")
            return Answer(sign: .ring)
        case .sound(let sound):
            player.endOverdue()
            do throws(SoundFailure) {
                try player.play(sound)
                log.info("A sound plays.", metadata: ["sound": "\(sound.name)", "player": "\(player.playing ?? "")"])
                return Answer()
            } catch {
                return complain(error)
            }
        }
    }

    /// Handles the exit of a child process: starts the next player, or has the terminal ring, if a player failed; rings the
    /// strokes that waited if the desktop has answered.
    package mutating func childEnded() -> Answer {
        var answer = ringHeld(waiting: false)
        for case .failed(let failure) in player.collect() {
            let complaint = complain(failure)
            answer = Answer(sign: .ring, complaint: answer.complaint ?? complaint.complaint)
        }
        return answer
    }

    /// Rings the strokes waiting for the desktop's answer.
    ///
    /// - Parameter waiting: Whether to block until the answer arrives, because the process is about to exit.
    mutating func ringHeld(waiting: Bool) -> Answer {
        var answer = Answer()
        for stroke in gate.release(waiting: waiting) {
            // Only sounds wait for the answer.
            if stroke == .flash { log.recordFocus() }
            let next = ring(stroke)
            answer = Answer(
                sign: next.sign == .nothing ? answer.sign : next.sign, complaint: answer.complaint ?? next.complaint)
        }
        return answer
    }

    /// Kills players that run for too long.
    mutating func endOverdue() { player.endOverdue() }

    private mutating func complain(_ failure: SoundFailure) -> Answer {
        defer { hasComplained = true }
        log.warning("The sound did not play.", metadata: ["reason": "\(failure)"])
        return Answer(sign: .ring, complaint: hasComplained ? nil : failure)
    }
}
