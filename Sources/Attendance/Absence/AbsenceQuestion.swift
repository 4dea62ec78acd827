import Foundation
import Languages
import Meditation
import PlainText

/// An unattended sitting in words: the gap, and the ways it may have ended.
package struct AbsenceQuestion: Hashable {
    /// A possible ending.
    package struct Ending: Hashable {
        /// The kind of ending.
        package let ending: AbsenceEnding
        /// The instant, in sitting time.
        package let date: Date
        /// The consequence in words: `Ends it at 08:34, after 20 min.`
        package let consequence: String

        /// What it is called: `At the target`.
        package var label: String {
            switch ending {
            case .target: localized("At the target")
            case .lastSeen: localized("Last seen")
            case .now: localized("Now")
            }
        }
    }

    /// The gap in words: `Last seen at 07:58; the machine slept 7 h 40 min of it.`
    package let gap: String
    /// The possible endings, in the order offered.
    package let endings: [Ending]

    /// Describes an absence. Times of day are wall-clock times; `lead` is the wall clock's offset from sitting time.
    package init(
        _ absence: Absence, of sitting: Sitting, lastSeen mark: SeenMark?, lead: TimeInterval, in zone: TimeZone
    ) {
        let now = absence.to + lead
        func time(_ date: Date) -> String { WallClockText.time(date + lead, seenAt: now, in: zone) }
        let seen = time(absence.from)
        gap =
            if absence.wasOff {
                localized("Last seen at \(seen); the machine was off in between.")
            } else if absence.asleep >= 60 {
                localized(
                    "Last seen at \(seen); the machine slept \(ClockText.brief((absence.asleep / 60).rounded() * 60)).")
            } else {
                localized("Last seen at \(seen).")
            }
        endings = AbsenceEnding.allCases.compactMap { ending in
            sitting.date(of: ending, lastSeen: mark, at: absence.to).map { date in
                // Whole seconds are precise enough to choose by.
                let sat = ClockText.brief(sitting.completed(at: date).elapsed.rounded())
                return Ending(
                    ending: ending, date: date, consequence: localized("Ends it at \(time(date)), after \(sat)."))
            }
        }
    }
}
