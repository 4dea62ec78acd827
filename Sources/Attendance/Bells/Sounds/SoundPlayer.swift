import Configuration
import Foundation
import HostSystem
import Languages

/// Plays sound files through an installed player: one child process per stroke, not waited for.
///
/// If a player fails, the next one is tried. Failure is only known when the child exits, so the caller must call ``collect()``
/// on every child exit.
package struct SoundPlayer {
    /// The fate of a stroke since the last ``collect()``.
    package enum Outcome: Hashable {
        /// A player failed and the next one was started.
        case passedOn
        /// No player could play it.
        case failed(SoundFailure)
    }

    /// A running player process.
    private struct Run {
        let identifier: pid_t
        let player: PlayerProgram
        let sound: BellSound
        /// The file's playing time in seconds, if known.
        let duration: TimeInterval?
        let startedAt: ContinuousClock.Instant
        /// Players not tried yet.
        let rest: [PlayerProgram]
        /// Failures of earlier players for this stroke.
        let failures: [String]
    }

    private let environment: [String: String]
    private var runs: [Run] = []

    /// Creates a player that starts its processes with `environment`.
    package init(environment: [String: String]) { self.environment = environment }

    /// The name of the player running for the latest stroke; `nil` if none is running.
    package var playing: String? { runs.last?.player.name }

    /// Whether any player is running.
    package var isPlaying: Bool { !runs.isEmpty }

    /// Starts playing. Throws if it is already clear that no player can.
    mutating func play(_ sound: BellSound) throws(SoundFailure) {
        _ = try sound.prepare(environment: environment)
        let players = PlayerProgram.installed(in: environment, for: .file)
        guard !players.isEmpty else { throw .noPlayer }
        try play(sound, with: players, after: [])
    }

    /// Reaps exited players and starts the next one for those that failed.
    package mutating func collect() -> [Outcome] {
        var outcomes: [Outcome] = []
        for run in runs {
            var status: Int32 = 0
            let found = waitpid(run.identifier, &status, WNOHANG)
            if found == 0 { continue }
            runs.removeAll { $0.identifier == run.identifier }
            // The child may have been reaped elsewhere; its status is then unknown and counts as success.
            guard found == run.identifier, let reason = reason(of: run, status: status) else { continue }
            do throws(SoundFailure) {
                try play(run.sound, with: run.rest, after: run.failures + ["\(run.player.name): \(reason)"])
                outcomes.append(.passedOn)
            } catch {
                outcomes.append(.failed(error))
            }
        }
        return outcomes
    }

    /// Kills players that should have finished long ago: with a hung sound server they would never exit.
    mutating func endOverdue() {
        for run in runs where run.startedAt.duration(to: .now) > .seconds((run.duration ?? 600) + 5) {
            kill(run.identifier, SIGKILL)
        }
    }

    /// Why a player failed; `nil` if it succeeded.
    private func reason(of run: Run, status: Int32) -> String? {
        if status & 0x7F != 0 { return localized("signal \(String(status & 0x7F))") }
        let code = (status >> 8) & 0xFF
        guard code == 0 else { return localized("status \(String(code))") }
        // Some players exit with 0 although they could not open the sound device.
        let seconds = run.startedAt.duration(to: .now) / .seconds(1)
        return seconds < (run.duration ?? 0) / 4 ? localized("ended at once") : nil
    }

    private mutating func play(
        _ sound: BellSound, with players: [PlayerProgram], after failures: [String]
    ) throws(SoundFailure) {
        var failures = failures
        for (index, player) in players.enumerated() {
            let file = try sound.prepare(environment: environment, for: player)
            do throws(SpawnError) {
                let identifier = try DetachedProcess.spawn(
                    player.path, player.arguments(for: file, gain: sound.gain), environment: environment)
                runs.append(
                    Run(
                        identifier: identifier, player: player, sound: sound, duration: WaveFile.duration(of: file),
                        startedAt: .now, rest: Array(players[(index + 1)...]), failures: failures))
                return
            } catch {
                failures.append("\(player.name): \(error.reason)")
            }
        }
        throw .playersFailed(failures)
    }
}
