import Foundation

/// The time of a preview: it stands, or runs as fast as one likes. A value; the wall clock is an argument.
struct PreviewTime: Equatable {
    /// How many seconds of the preview a second takes.
    static let speeds: [Double] = [1, 2, 5, 10, 60, 300, 3600]

    /// Whether it runs.
    private(set) var isPlaying = false
    /// One of ``speeds``.
    private(set) var speed = speeds[0]
    private var base: Double
    private var since: Date

    /// Standing at `offset` seconds after the activity's start.
    init(at offset: Double, now: Date) { (base, since) = (offset, now) }

    /// Seconds after the activity's start.
    func offset(at now: Date) -> Double { isPlaying ? base + now.timeIntervalSince(since) * speed : base }

    /// When to look again for what happens at `offset`; `nil` while the time stands. However fast the time runs, the eye sees
    /// no more than twenty pictures a second.
    func wake(for offset: Double, after now: Date) -> Date? {
        isPlaying ? max(since + (offset - base) / speed, now + 0.05) : nil
    }

    /// A preview goes from a minute before the start to twelve hours after it, when nothing is on show any more.
    private static let range = -60.0...43_200

    /// Goes to `offset`, or as near as a preview goes, and on from there.
    mutating func jump(to offset: Double, at now: Date) {
        (base, since) = (min(max(offset, Self.range.lowerBound), Self.range.upperBound), now)
    }

    /// Plays, or stands.
    mutating func toggle(at now: Date) {
        jump(to: offset(at: now), at: now)
        isPlaying.toggle()
    }

    /// Takes the next speed up or down, if there is one.
    mutating func changeSpeed(by steps: Int, at now: Date) {
        jump(to: offset(at: now), at: now)
        let index = Self.speeds.firstIndex(of: speed) ?? 0
        speed = Self.speeds[min(max(index + steps, 0), Self.speeds.count - 1)]
    }
}
