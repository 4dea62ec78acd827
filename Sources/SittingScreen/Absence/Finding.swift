import Foundation
import Meditation
import PlainText

/// A sitting that was found after an absence, in words: the gap, and how it may be said to have ended.
package struct Finding: Hashable {
    /// One way to end it.
    package struct Ending: Hashable {
        /// Which one.
        package let ending: AbsenceEnding
        /// The instant, on the sitting's own time line.
        package let date: Date
        /// What comes of it: `Ends it at 08:34, after 20 min.`
        package let consequence: String
    }

    /// What is known of the gap: `Last seen at 07:58; the machine slept 7 h 40 min of it.`
    package let gap: String
    /// The endings that there are, from the earliest usual one.
    package let endings: [Ending]

    /// The words for an absence; times of day are those of the wall clock, which is `lead` ahead of the sitting's time line.
    package init(
        _ absence: Absence, of sitting: Sitting, lastSeen mark: SeenMark?, lead: TimeInterval, in zone: TimeZone
    ) {
        let now = absence.to + lead
        func time(_ date: Date) -> String { WallClockText.time(date + lead, seenAt: now, in: zone) }
        let part =
            absence.wasOff
            ? "; the machine was off in between"
            : absence.asleep >= 60 ? "; the machine slept \(ClockText.brief((absence.asleep / 60).rounded() * 60))" : ""
        gap = "Last seen at \(time(absence.from))\(part)."
        endings = AbsenceEnding.allCases.compactMap { ending in
            sitting.date(of: ending, lastSeen: mark, at: absence.to).map { date in
                // Whole seconds: nobody chooses by less.
                let sat = ClockText.brief(sitting.completed(at: date).elapsed.rounded())
                return Ending(ending: ending, date: date, consequence: "Ends it at \(time(date)), after \(sat).")
            }
        }
    }
}
