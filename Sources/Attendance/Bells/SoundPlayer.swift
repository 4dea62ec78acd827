import Configuration
import Foundation
import HostSystem

/// Plays sound files through whichever player the system has, a process a stroke, without waiting for it.
///
/// A player that fails is followed by the next one. Whether one failed is known when it ends: whoever plays calls
/// ``collect()`` when the system says that a child has ended.
package struct SoundPlayer {
    /// What became of a stroke since the last look.
    package enum Outcome: Hashable {
        /// Another player plays it, for one failed.
        case passedOn
        /// Nobody plays it.
        case failed(SoundFailure)
    }

    /// A player at work.
    private struct Run {
        let identifier: pid_t
        let player: PlayerProgram
        let file: String
        /// How long the file sounds, if that is known.
        let duration: TimeInterval?
        let startedAt: ContinuousClock.Instant
        /// Players that were not tried.
        let rest: [PlayerProgram]
        /// What went wrong before.
        let failures: [String]
    }

    private let environment: [String: String]
    private var runs: [Run] = []

    /// A player for processes of an environment.
    package init(environment: [String: String]) { self.environment = environment }

    /// The player of the last stroke that is still at work.
    package var playing: String? { runs.last?.player.name }

    /// Whether a player is at work.
    package var isPlaying: Bool { !runs.isEmpty }

    /// Starts to play. Throws where that is known at once to be impossible.
    mutating func play(_ sound: BellSound) throws(SoundFailure) {
        let file = try sound.prepare(environment: environment)
        let players = PlayerProgram.installed(in: environment)
        guard !players.isEmpty else { throw .noPlayer }
        try play(file, with: players, after: [])
    }

    /// Asks after the players; those that ended are gone from the system's table.
    package mutating func collect() -> [Outcome] {
        var outcomes: [Outcome] = []
        for run in runs {
            var status: Int32 = 0
            let found = waitpid(run.identifier, &status, WNOHANG)
            if found == 0 { continue }
            runs.removeAll { $0.identifier == run.identifier }
            // Someone else may have asked first; then nothing is known against it.
            guard found == run.identifier, let reason = reason(of: run, status: status) else { continue }
            do throws(SoundFailure) {
                try play(run.file, with: run.rest, after: run.failures + ["\(run.player.name): \(reason)"])
                outcomes.append(.passedOn)
            } catch {
                outcomes.append(.failed(error))
            }
        }
        return outcomes
    }

    /// Ends the players that should have ended long ago: a sound server that does not answer would hold them for ever.
    mutating func endOverdue() {
        for run in runs where run.startedAt.duration(to: .now) > .seconds((run.duration ?? 600) + 5) {
            kill(run.identifier, SIGKILL)
        }
    }

    /// Why a stroke was not heard; nil if it was.
    private func reason(of run: Run, status: Int32) -> String? {
        if status & 0x7F != 0 { return "signal \(status & 0x7F)" }
        let code = (status >> 8) & 0xFF
        guard code == 0 else { return "status \(code)" }
        // Some end well after they could not open the sound device.
        let seconds = run.startedAt.duration(to: .now) / .seconds(1)
        return seconds < (run.duration ?? 0) / 4 ? "ended at once" : nil
    }

    private mutating func play(
        _ file: String, with players: [PlayerProgram], after failures: [String]
    ) throws(SoundFailure) {
        var failures = failures
        for (index, player) in players.enumerated() {
            do throws(SpawnError) {
                let identifier = try DetachedProcess.spawn(
                    player.path, player.arguments + [file], environment: environment)
                runs.append(
                    Run(
                        identifier: identifier, player: player, file: file, duration: WaveFile.duration(of: file),
                        startedAt: .now, rest: Array(players[(index + 1)...]), failures: failures))
                return
            } catch {
                failures.append("\(player.name): \(error.reason)")
            }
        }
        throw .playersFailed(failures)
    }
}
