import Foundation
import Presentations

/// Keeps frames of a movement apart although the screen wakes up late: the frames after a late one are late too, and make up for it
/// little by little, so that no second has more of them than was planned.
///
///     planned  ●     ●     ●     ●     ●     ●
///     late     ●     ●        ●  ●     ●     ●
///     paced    ●     ●        ●     ●    ●     ●
struct FramePace {
    /// A frame of the movement that was drawn: when it was planned, and when the terminal had it.
    private var last: (planned: Date, sent: Date)?
    /// How long the last two frames took to draw.
    private var durations = (TimeInterval.infinity, TimeInterval.infinity)
    /// When the movement goes on, as planned; `nil` for no movement.
    private var planned: Date?

    /// A lateness that is not made up for, because a clock that was set looks like that.
    private static let limit: TimeInterval = 1

    /// When to draw the movement's next frame; `nil` for no movement.
    var next: Date? {
        guard let planned else { return nil }
        guard let last else { return planned }
        // A second has what was planned for a longer one, so gaps may be that much shorter.
        let gap = planned.timeIntervalSince(last.planned) / IslandSwell.interval
        let drawing = min(durations.0, durations.1)
        return max(planned, min(last.sent + gap - drawing, planned + Self.limit))
    }

    /// Records that the program has drawn.
    ///
    /// - Parameters:
    ///   - begin: When it began to, which is the instant that the frame shows.
    ///   - end: When the terminal had the frame.
    ///   - planned: When the movement goes on, as planned; `nil` for no movement.
    mutating func drew(from begin: Date, to end: Date, next planned: Date?) {
        if let due = self.planned, due <= begin {
            last = (due, end)
            durations = (durations.1, max(0, end.timeIntervalSince(begin)))
        }
        if planned == nil { last = nil }
        self.planned = planned
    }
}
