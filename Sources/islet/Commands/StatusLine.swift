import Foundation
import Meditation

/// How a sitting stands, in one line: `sitting 12:34 of 20:00 (62 %) Breath awareness`.
enum StatusLine {
    /// The line; the state comes first, for a script that cuts off the rest.
    static func text(of sitting: Sitting, at now: Date) -> String {
        "\(state(of: sitting, at: now)) \(sitting.methodName)"
    }

    private static func state(of sitting: Sitting, at now: Date) -> String {
        let left = sitting.preparationLeft(at: now)
        let clock = left > 0 ? "\(ClockText.clock(left.rounded(.up))) to begin" : progress(of: sitting, at: now)
        return switch sitting.phase(at: now) {
        case .preparing: "preparing \(clock)"
        case .sitting: "sitting \(clock)"
        case .paused: "paused \(clock)"
        case .targetReached(let overtime): "target reached \(ClockText.overtime(overtime)) \(clock)"
        case .ended: "ended \(clock)"
        }
    }

    private static func progress(of sitting: Sitting, at now: Date) -> String {
        let elapsed = ClockText.clock(sitting.elapsed(at: now))
        guard let target = sitting.target, let progress = sitting.progress(at: now) else { return elapsed }
        return "\(elapsed) of \(ClockText.clock(target)) (\(Int(progress * 100)) %)"
    }
}
