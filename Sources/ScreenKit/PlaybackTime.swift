import Foundation

/// The time of something that is played: it stands, or runs as fast as one likes. A value; the wall clock is an argument.
package struct PlaybackTime: Equatable {
    /// How many seconds of what is played a second takes.
    package static let speeds: [Double] = [1, 2, 5, 10, 60, 300, 3600]

    /// Whether it runs.
    package private(set) var isPlaying = false
    /// How fast it runs; at first one of ``speeds``, or what was asked for.
    package private(set) var speed: Double
    /// From where to where it goes, in seconds.
    package let range: ClosedRange<Double>
    private var base: Double
    private var since: Date

    /// Standing at `offset` seconds.
    package init(at offset: Double, in range: ClosedRange<Double>, speed: Double = speeds[0], now: Date) {
        (base, self.range, self.speed, since) = (offset, range, speed, now)
    }

    /// Seconds since the start of what is played.
    package func offset(at now: Date) -> Double { isPlaying ? base + now.timeIntervalSince(since) * speed : base }

    /// When to look again for what happens at `offset`; `nil` while the time stands. However fast the time runs, the eye sees
    /// no more than twenty pictures a second.
    package func wake(for offset: Double, after now: Date) -> Date? {
        isPlaying ? max(since + (offset - base) / speed, now + 0.05) : nil
    }

    /// Goes to `offset`, or as near as ``range`` allows, and on from there.
    package mutating func jump(to offset: Double, at now: Date) {
        (base, since) = (min(max(offset, range.lowerBound), range.upperBound), now)
    }

    /// Plays, or stands.
    package mutating func toggle(at now: Date) {
        jump(to: offset(at: now), at: now)
        isPlaying.toggle()
    }

    /// Takes the next of ``speeds`` up or down, if there is one.
    package mutating func changeSpeed(by steps: Int, at now: Date) {
        jump(to: offset(at: now), at: now)
        for _ in 0..<abs(steps) {
            let next = steps > 0 ? Self.speeds.first { $0 > speed } : Self.speeds.last { $0 < speed }
            speed = next ?? speed
        }
    }

    /// A speed in words: `60×`.
    package static func text(ofSpeed speed: Double) -> String {
        (speed == speed.rounded() ? "\(Int(speed))" : "\(speed)") + "×"
    }
}
