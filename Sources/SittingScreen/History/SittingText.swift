import Foundation
import Meditation
import PlainText

/// A logged sitting in a sentence: `2026-11-21 08:14, 20 min, Metta`.
package enum SittingText {
    /// When, how long, what.
    package static func brief(_ sitting: CompletedSitting, in timeZone: TimeZone) -> String {
        let start = WallClockText.dateAndTime(sitting.start, in: timeZone)
        return "\(start), \(ClockText.brief(sitting.elapsed)), \(sitting.methodName)"
    }

    /// One sitting as a whole, several by their number.
    package static func some(_ sittings: [CompletedSitting], in timeZone: TimeZone) -> String {
        sittings.count == 1 ? brief(sittings[0], in: timeZone) : count(sittings.count)
    }

    /// `1 sitting`, `12 sittings`.
    package static func count(_ number: Int) -> String { number == 1 ? "1 sitting" : "\(number) sittings" }

    /// A sentence for each sitting that another one overlaps; empty for none.
    package static func overlaps(_ sittings: [CompletedSitting], in timeZone: TimeZone) -> String {
        switch sittings.count {
        case 0: ""
        case 1...3:
            "It overlaps \(sittings.map { brief($0, in: timeZone) }.joined(separator: "; and "))."
        default: "It overlaps \(sittings.count) other sittings."
        }
    }
}
