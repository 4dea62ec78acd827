import Foundation
import HostSystem
import Languages
import Synchronization

/// Plays one file through a player, on a thread of its own, which writes the samples to the player's standard input: so the
/// sound fades and loops without a seam, starts at any place, and ends with this process, however that ends.
package final class SoundStream: Sendable {
    /// How it ended.
    package enum Outcome: Hashable, Sendable {
        /// The file is over, or it was stopped.
        case finished
        /// No player could play it.
        case failed(StreamFailure)
    }

    private struct State {
        /// Seconds of the fade to silence, once it is to stop.
        var fade: TimeInterval?
        var player: String?
        var outcome: Outcome?
    }

    /// What it plays.
    package let order: SoundOrder
    private let state = Mutex(State())

    /// Seconds that are written ahead of what is heard: a pause is heard that much later.
    private static let lead = 0.6
    /// Seconds of sound that are written at once.
    private static let piece = 0.1
    /// Seconds after which a player that ends has not merely failed to start.
    private static let doubt = 3.0

    /// Starts playing.
    ///
    /// - Parameters:
    ///   - place: Seconds from the beginning of the file.
    ///   - fade: Seconds in which it gets loud.
    package init(_ order: SoundOrder, at place: TimeInterval, fade: TimeInterval, environment: [String: String]) {
        self.order = order
        SignalFreeThread.start {
            let outcome = self.run(at: place, fade: fade, environment: environment)
            self.state.withLock { $0.outcome = outcome }
        }
    }

    /// Fades to silence in some seconds, and ends.
    package func stop(fade: TimeInterval) { state.withLock { $0.fade = min($0.fade ?? fade, fade) } }

    /// Whether it was stopped.
    package var isStopping: Bool { state.withLock { $0.fade != nil } }

    /// How it ended; `nil` while it plays.
    package var outcome: Outcome? { state.withLock { $0.outcome } }

    /// The player's name; `nil` before one was started.
    package var player: String? { state.withLock { $0.player } }

    private func run(at place: TimeInterval, fade: TimeInterval, environment: [String: String]) -> Outcome {
        let players = PlayerProgram.installed(in: environment, for: .stream)
        guard !players.isEmpty else { return .failed(.noPlayer) }
        var failures: [String] = []
        for player in players {
            do throws(StreamFailure) {
                var source = try SoundSource(
                    order.path, at: place, isLooped: order.isLooped, environment: environment)
                defer { source.close() }
                guard let failure = play(&source, by: player, fade: fade, environment: environment) else {
                    return .finished
                }
                failures.append("\(player.name): \(failure)")
            } catch {
                return .failed(error)
            }
            if isStopping { return .finished }
        }
        return .failed(.playersFailed(failures))
    }

    /// Plays to the end, or until it is stopped. Returns why the player failed; `nil` if it did not.
    private func play(
        _ source: inout SoundSource, by program: PlayerProgram, fade: TimeInterval, environment: [String: String]
    ) -> String? {
        let player: StreamProcess
        do throws(SpawnError) {
            player = try StreamProcess(
                program.path, program.arguments(rate: source.rate, channels: source.channels),
                environment: environment, .writing)
        } catch {
            return error.reason
        }
        state.withLock { $0.player = program.name }
        let (rate, channels) = (source.rate, source.channels)
        let frames = max(1, Int(Double(rate) * Self.piece))
        var level = SoundLevel(gain: order.gain, rise: fade, rate: rate, channels: channels)
        var written = 0.0
        while !level.isSilent {
            if let fade = state.withLock({ $0.fade }) { level.fall(in: fade) }
            var samples = source.next(frames)
            guard !samples.isEmpty else { break }
            level.apply(to: &samples)
            let bytes = samples.withUnsafeBytes { Array($0) }
            guard player.write(bytes, unless: { isStopping }) else {
                if isStopping { break }
                let (age, status) = (player.age, player.end(within: 1))
                // One that was ended on purpose, or lost its device, is not replaced.
                return age < Self.doubt
                    ? localized("status \("\(status)")") : localized("ended with status \("\(status)")")
            }
            written += Double(samples.count / channels) / Double(rate)
            SystemClock.holdUp(for: min(Self.piece * 2, written - player.age - Self.lead))
        }
        player.end(within: Self.lead + 3)
        return nil
    }
}

/// The loudness of a stream: rises at the beginning, falls at the end.
struct SoundLevel {
    private let gain: Float
    private let channels: Int
    private let rate: Int
    private let step: Float
    private var level: Float
    private var drop: Float?

    init(gain: Double, rise seconds: TimeInterval, rate: Int, channels: Int) {
        (self.gain, self.rate, self.channels) = (Float(gain), rate, channels)
        step = seconds > 0 ? Float(1 / (seconds * Double(rate))) : 1
        level = seconds > 0 ? 0 : 1
    }

    /// Whether it has fallen to nothing.
    var isSilent: Bool { drop != nil && level <= 0 }

    /// Begins to fall, to silence in some seconds.
    mutating func fall(in seconds: TimeInterval) {
        if drop == nil { drop = seconds > 0 ? max(level, 0.001) * Float(1 / (seconds * Double(rate))) : 1 }
    }

    /// Multiplies frames by the level. The ear hears its square as steady.
    mutating func apply(to samples: inout [Int16]) {
        for index in samples.indices {
            samples[index] = Int16(Float(samples[index]) * gain * level * level)
            guard (index + 1) % channels == 0 else { continue }
            level = drop.map { max(0, level - $0) } ?? min(1, level + step)
        }
    }
}
