import Configuration
import Foundation
import HostSystem
import Logging
import Meditation

/// Plays what belongs to the running sitting: the sound in the background, or a guide. Only the attendant has one, so exactly
/// one process plays.
///
/// What is to play follows from the sitting's timestamps at any instant, so that a resumed guide goes on where it stopped.
package struct SittingSoundPlayer {
    private let environment: [String: String]
    private let log: Logger
    private var stream: SoundStream?
    /// How long the machine had slept when the stream began.
    private var asleep: TimeInterval = 0
    /// The sittings whose guide is over, or whose sound failed.
    private var over: Set<UUID> = []
    /// When to look again; `nil` if nothing plays or is to play.
    private(set) var next: Date?

    /// Seconds of the fades: at the beginning, when a guide begins, at a pause, at the end.
    private static let (rise, guideRise, pauseFall, endFall) = (5.0, 0.05, 1.0, 4.0)
    /// Seconds between two looks at settings and quiet hours while it plays, and while it fades.
    private static let (patience, impatience) = (20.0, 0.3)
    /// Seconds of sleep that a guide may lag behind: less is not worth an interruption.
    private static let lag = 3.0

    package init(environment: [String: String], log: Logger) { (self.environment, self.log) = (environment, log) }

    /// Whether something plays or fades.
    var isBusy: Bool { stream != nil }

    /// Starts, stops or changes what plays. Returns a sentence to report if the sound failed, once for each sitting;
    /// that no player is installed, once for good.
    ///
    /// The sitting's time counts the sleep of the machine, the stream stops in it: afterwards a guide is stopped and goes on at the
    /// place of the sitting, as after a pause.
    ///
    /// - Parameter sitting: The running sitting, in wall-clock time.
    mutating func follow(
        _ sitting: Sitting?, settings: Settings, at reading: ClockReading, in zone: TimeZone
    ) -> String? {
        let now = reading.wall
        next = nil
        var complaint: String?
        if let stream, let outcome = stream.outcome {
            self.stream = nil
            if !stream.isStopping { over.insert(stream.order.sittingID) }
            if case .failed(let failure) = outcome { complaint = report(failure) }
        }
        var order: SoundOrder?
        do throws(StreamFailure) {
            order = try self.order(for: sitting, settings: settings, at: now, in: zone)
        } catch {
            if let sitting { over.insert(sitting.id) }
            complaint = report(error)
        }
        if let stream {
            if stream.order != order {
                stream.stop(fade: sitting == nil ? Self.endFall : Self.pauseFall)
            } else if !stream.order.isLooped, reading.asleep > asleep + Self.lag {
                log.info("The machine slept; the guide goes on at the place of the sitting.")
                stream.stop(fade: Self.guideRise)
            }
            next = now + (stream.isStopping ? Self.impatience : Self.patience)
        } else if let order, let sitting {
            let isGuide = sitting.sound.guide != nil
            let place = sitting.elapsed(at: now)
            stream = SoundStream(
                order, at: place, fade: isGuide ? Self.guideRise : Self.rise, environment: environment)
            asleep = reading.asleep
            log.info("A sound plays.", metadata: ["sound": "\(order.name)", "place": "\(place)"])
            // One that cannot play ends at once.
            next = now + Self.impatience * 5
        } else if let sitting, sitting.pausedAt == nil, !over.contains(sitting.id) {
            // The preparation, or quiet hours.
            next = sitting.beganAt > now ? sitting.beganAt : settings.plays(for: sitting) ? now + Self.patience : nil
        }
        return complaint
    }

    /// What is to play now.
    private func order(
        for sitting: Sitting?, settings: Settings, at now: Date, in zone: TimeZone
    ) throws(StreamFailure) -> SoundOrder? {
        guard let sitting, sitting.pausedAt == nil, sitting.beganAt <= now, !over.contains(sitting.id) else {
            return nil
        }
        let level = Double(settings.ambientVolume) / 100
        if let guide = sitting.sound.guide {
            return SoundOrder(
                sittingID: sitting.id, name: guide, path: HomePath.whole(guide, in: environment),
                isLooped: false, gain: level * level)
        }
        if sitting.sound.ambient == nil, settings.isQuiet(at: now, in: zone) { return nil }
        let sound = sitting.sound.ambient ?? settings.ambient
        return try sound.prepare(environment: environment).map {
            SoundOrder(
                sittingID: sitting.id, name: sound.text, path: $0, isLooped: true, gain: level * level)
        }
    }

    private func report(_ failure: StreamFailure) -> String? {
        log.warning("The sound of the sitting does not play.", metadata: ["reason": "\(failure)"])
        guard failure != .noPlayer || PlayerReports(environment: environment).claim(.ambient) else { return nil }
        return failure.description
    }
}

extension Settings {
    /// Whether something is to play during a sitting, besides its bells.
    package func plays(for sitting: Sitting) -> Bool {
        sitting.sound.guide != nil || (sitting.sound.ambient ?? ambient) != .off
    }
}
