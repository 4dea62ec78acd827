import Foundation
import Languages

/// What is said of a change of a timer, from the state that came of it: by this machine's timer, and of what a server did, whose own
/// sentences are English.
package enum TimerSentence {
    /// `Sitting started: 20 min.`
    package static func started(_ sitting: Sitting) -> String {
        let length = sitting.target.map(ClockText.brief) ?? localized("open-ended", "length")
        return sitting.preparation > 0
            ? localized("Sitting begins in \(ClockText.brief(sitting.preparation)): \(length).")
            : localized("Sitting started: \(length).")
    }

    /// `Already sitting, at 03:12.`
    package static func alreadySitting(_ sitting: Sitting, at now: Date) -> String {
        localized("Already sitting, at \(ClockText.clock(sitting.elapsed(at: now))).")
    }

    /// `Paused at 03:12.`
    package static func paused(_ sitting: Sitting, isNew: Bool, at now: Date) -> String {
        let place = place(of: sitting, at: now)
        return isNew ? localized("Paused \(place).") : localized("Already paused \(place).")
    }

    /// `Resumed at 03:12.`
    package static func resumed(_ sitting: Sitting, isNew: Bool, at now: Date) -> String {
        let place = place(of: sitting, at: now)
        return isNew ? localized("Resumed \(place).") : localized("Already running, \(place).")
    }

    /// `The target is 25 min.` or, with stages, `Walking is 12 min long.`
    package static func lengthened(_ sitting: Sitting, at now: Date) -> String {
        if let stage = sitting.stage(at: now) {
            return localized("\(stage.stage.name) is \(ClockText.brief(stage.stage.duration)) long.")
        }
        return sitting.target.map { localized("The target is \(ClockText.brief($0)).") }
            ?? localized("The sitting is open-ended.")
    }

    private static func place(of sitting: Sitting, at now: Date) -> String {
        let left = sitting.preparationLeft(at: now)
        guard left == 0 else { return localized("with \(ClockText.clock(left.rounded(.up))) of preparation left") }
        return localized("at \(ClockText.clock(sitting.elapsed(at: now)))")
    }
}
