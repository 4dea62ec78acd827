import Foundation
import Meditation

/// The line printed after the screen closes.
enum ExitMessage {
    /// The line; `nil` if nothing happened.
    ///
    /// - Parameter last: The last result message about a finished sitting, for a screen opened for that sitting.
    static func line(for state: TimerState, last: String?, at now: Date) -> String? {
        switch state {
        case .running(let sitting): line(for: sitting, at: now)
        case .completed, .idle: last
        }
    }

    /// Fits eighty columns even with hours.
    private static func line(for sitting: Sitting, at now: Date) -> String {
        let left = sitting.preparationLeft(at: now)
        if left > 0 {
            let time = ClockText.clock(left.rounded(.up))
            let start =
                sitting.pausedAt == nil
                ? "The sitting begins in \(time)." : "Paused during preparation, \(time) left."
            return "\(start) Come back: islet. End: islet cancel."
        }
        let target = sitting.target.map { " of \(ClockText.clock($0))" } ?? ""
        let place = ClockText.clock(sitting.elapsed(at: now)) + target
        let start = sitting.pausedAt == nil ? "The sitting goes on" : "The sitting is paused"
        return "\(start): \(place). Come back: islet. End: islet complete."
    }
}
