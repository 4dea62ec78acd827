import Foundation

/// A playback position, paused or advancing at a speed. A value; the wall clock is an argument.
package struct PlaybackTime: Equatable {
    /// The available speeds, in seconds of content per second.
    package static let speeds: [Double] = [1, 2, 5, 10, 60, 300, 3600]

    /// Whether it is playing.
    package private(set) var isPlaying = false
    /// The speed: initially as passed to the initializer, later one of ``speeds``.
    package private(set) var speed: Double
    /// The range of positions, in seconds.
    package let range: ClosedRange<Double>
    private var base: Double
    private var since: Date

    /// Creates a paused position at `offset` seconds. Default speed: the lowest.
    package init(at offset: Double, in range: ClosedRange<Double>, speed: Double = speeds[0], now: Date) {
        (base, self.range, self.speed, since) = (offset, range, speed, now)
    }

    /// The position in seconds at `now`. May exceed ``range`` while playing.
    package func offset(at now: Date) -> Double { isPlaying ? base + now.timeIntervalSince(since) * speed : base }

    /// When playback reaches `offset`; `nil` while paused. At least 0.05 s from `now`: no more than twenty frames a second.
    package func wake(for offset: Double, after now: Date) -> Date? {
        isPlaying ? max(since + (offset - base) / speed, now + 0.05) : nil
    }

    /// Jumps to `offset`, clamped to ``range``, and keeps playing or paused.
    package mutating func jump(to offset: Double, at now: Date) {
        (base, since) = (min(max(offset, range.lowerBound), range.upperBound), now)
    }

    /// Plays or pauses.
    package mutating func toggle(at now: Date) {
        jump(to: offset(at: now), at: now)
        isPlaying.toggle()
    }

    /// Selects the next higher or lower of ``speeds``, as far as there is one.
    package mutating func changeSpeed(by steps: Int, at now: Date) {
        jump(to: offset(at: now), at: now)
        for _ in 0..<abs(steps) {
            let next = steps > 0 ? Self.speeds.first { $0 > speed } : Self.speeds.last { $0 < speed }
            speed = next ?? speed
        }
    }

    /// Formats a speed: `60×`.
    package static func text(ofSpeed speed: Double) -> String {
        (speed == speed.rounded() ? "\(Int(speed))" : "\(speed)") + "×"
    }
}
