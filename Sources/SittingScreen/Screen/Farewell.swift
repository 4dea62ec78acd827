import Foundation
import Meditation

/// The line that the screen leaves behind on the terminal.
enum Farewell {
    /// What there is to say; `nil` where nothing happened.
    ///
    /// - Parameter last: The last thing that was said about a sitting that is over, for a screen that belonged to it.
    static func line(for state: TimerState, last: String?, at now: Date) -> String? {
        switch state {
        case .running(let sitting): line(for: sitting, at: now)
        case .completed, .idle: last
        }
    }

    /// Short enough for eighty columns, hours and all.
    private static func line(for sitting: Sitting, at now: Date) -> String {
        let left = sitting.preparationLeft(at: now)
        if left > 0 {
            let time = ClockText.clock(left.rounded(.up))
            let start =
                sitting.pausedAt == nil
                ? "The sitting begins in \(time)." : "Paused before the beginning, \(time) left."
            return "\(start) Come back: islet. End: islet cancel."
        }
        let target = sitting.target.map { " of \(ClockText.clock($0))" } ?? ""
        let place = ClockText.clock(sitting.elapsed(at: now)) + target
        let start = sitting.pausedAt == nil ? "The sitting goes on" : "The sitting is paused"
        return "\(start): \(place). Come back: islet. End: islet complete."
    }
}
