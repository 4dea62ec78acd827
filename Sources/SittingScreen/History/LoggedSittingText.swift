import Foundation
import Meditation
import PlainText
import Store

/// One-line texts about logged sittings: `2026-11-21 08:14, 20 min, Metta`.
package enum LoggedSittingText {
    /// Start, duration and method.
    package static func brief(_ sitting: CompletedSitting, in timeZone: TimeZone) -> String {
        let start = WallClockText.dateAndTime(sitting.start, in: timeZone)
        return "\(start), \(ClockText.brief(sitting.elapsed)), \(sitting.methodName)"
    }

    /// One sitting in full, several as a count.
    package static func some(_ sittings: [CompletedSitting], in timeZone: TimeZone) -> String {
        sittings.count == 1 ? brief(sittings[0], in: timeZone) : count(sittings.count)
    }

    /// A count: `1 sitting`, `12 sittings`.
    package static func count(_ number: Int) -> String { number == 1 ? "1 sitting" : "\(number) sittings" }

    /// That a sitting was changed, and how to undo it; then, if its times changed, the sittings that it overlaps.
    package static func changed(
        _ sitting: CompletedSitting, by edit: SittingEdit, overlaps: [CompletedSitting], in timeZone: TimeZone
    ) -> [String] {
        let sentence = "Changed: \(brief(sitting, in: timeZone)). `islet log undo` takes it back."
        let hasNewTimes = edit.start != nil || edit.elapsed != nil
        return [sentence] + (hasNewTimes && !overlaps.isEmpty ? [Self.overlaps(overlaps, in: timeZone)] : [])
    }

    /// That sittings were removed, and how to bring them back.
    package static func removed(_ sittings: [CompletedSitting], in timeZone: TimeZone) -> String {
        "Removed: \(some(sittings, in: timeZone)). `islet log undo` brings \(sittings.count == 1 ? "it" : "them") back."
    }

    /// What was undone.
    package static func undone(_ change: LogChange, in timeZone: TimeZone) -> String {
        let what = some(change.sittings, in: timeZone)
        let (are, they) = change.sittings.count == 1 ? ("is", "it") : ("are", "they")
        return switch change.kind {
        case .complete: "Undone: the completion of \(what); it is no longer in the log."
        case .add: "Undone: the addition of \(what)."
        case .edit: "Undone: the last change of \(what); it is as it was."
        case .remove: "Undone: the removal of \(what); \(they) \(are) back in the log."
        case .import: "Undone: the import of \(what)."
        }
    }

    /// A warning about sittings that overlap others; empty if there are none.
    package static func overlaps(_ sittings: [CompletedSitting], in timeZone: TimeZone) -> String {
        switch sittings.count {
        case 0: ""
        case 1...3:
            "It overlaps \(sittings.map { brief($0, in: timeZone) }.joined(separator: "; and "))."
        default: "It overlaps \(sittings.count) other sittings."
        }
    }
}
