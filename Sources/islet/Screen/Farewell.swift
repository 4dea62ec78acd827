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

    private static func line(for sitting: Sitting, at now: Date) -> String {
        let back = "Come back with islet, end with islet complete."
        let left = sitting.preparationLeft(at: now)
        if left > 0 {
            let verb = sitting.pausedAt == nil ? "begins in" : "is paused before its beginning, with"
            return
                "The sitting \(verb) \(ClockText.clock(left.rounded(.up))). Come back with islet, end with islet cancel."
        }
        let target = sitting.target.map { " of \(ClockText.clock($0))" } ?? ""
        let place = ClockText.clock(sitting.elapsed(at: now)) + target
        return sitting.pausedAt == nil
            ? "The sitting goes on: \(place). \(back)" : "The sitting stays paused: \(place). \(back)"
    }
}
