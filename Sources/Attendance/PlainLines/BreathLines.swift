import Foundation
import Languages
import Meditation

/// Reports the parts of a paced breath in lines, each when it begins: `Breathe in, 4.` Pure.
struct BreathLines {
    private var told: BreathMoment.Phase?

    /// The line about the current part if it is another one than at the last call; `nil` otherwise, and while the clock stands.
    mutating func line(of content: MeditationAttributes.ContentState, at now: Date) -> String? {
        let moment = content.breathMoment(at: now)
        defer { told = moment?.phase }
        guard let moment, moment.phase != told else { return nil }
        return localized("\(moment.instruction), \(SittingDuration.spokenSeconds(moment.length)).")
    }

    /// When the next part begins; `nil` without a breath.
    func next(of content: MeditationAttributes.ContentState, after now: Date) -> Date? {
        content.breathMoment(at: now).map { now.later(by: $0.left) }
    }
}

extension SittingDuration {
    /// Seconds as a number to be spoken: `4`, `5.5`.
    fileprivate static func spokenSeconds(_ seconds: TimeInterval) -> String {
        seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)"
    }
}
