import Foundation
import Languages
import Meditation
import PlainText
import Store

/// One-line texts about logged sittings: `2026-11-21 08:14, 20 min, Metta`.
package enum LoggedSittingText {
    /// Start, duration and method.
    package static func brief(_ sitting: CompletedSitting, in timeZone: TimeZone) -> String {
        let start = WallClockText.dateAndTime(sitting.start, in: timeZone)
        return [start, ClockText.brief(sitting.elapsed), sitting.shownMethod].joined(separator: Language.current.comma)
    }

    /// One sitting in full, several as a count.
    package static func some(_ sittings: [CompletedSitting], in timeZone: TimeZone) -> String {
        sittings.count == 1 ? brief(sittings[0], in: timeZone) : count(sittings.count)
    }

    /// A count: `1 sitting`, `12 sittings`.
    package static func count(_ number: Int) -> String { localized("\(count: number) sittings") }

    /// What undoes the last change, on a command line.
    package static let command = "`islet log undo`"

    /// That a sitting was changed, and how to undo it, by default with the command; then, if its times changed, the sittings that it overlaps.
    package static func changed(
        _ sitting: CompletedSitting, by edit: SittingEdit, overlaps: [CompletedSitting], undo: String = command,
        in timeZone: TimeZone
    ) -> [String] {
        let sentence = localized("Changed: \(brief(sitting, in: timeZone)). \(undo) takes it back.")
        let hasNewTimes = edit.start != nil || edit.elapsed != nil
        return [sentence] + (hasNewTimes && !overlaps.isEmpty ? [Self.overlaps(overlaps, in: timeZone)] : [])
    }

    /// That sittings were removed, and how to bring them back.
    package static func removed(_ sittings: [CompletedSitting], undo: String = command, in timeZone: TimeZone) -> String
    {
        sittings.count == 1
            ? localized("Removed: \(some(sittings, in: timeZone)). \(undo) brings it back.")
            : localized("Removed: \(some(sittings, in: timeZone)). \(undo) brings them back.")
    }

    /// What was undone.
    package static func undone(_ change: LogChange, in timeZone: TimeZone) -> String {
        let what = some(change.sittings, in: timeZone)
        return switch change.kind {
        case .complete: localized("Undone: the completion of \(what); it is no longer in the log.")
        case .add: localized("Undone: the addition of \(what).")
        case .edit: localized("Undone: the last change of \(what); it is as it was.")
        case .remove where change.sittings.count == 1:
            localized("Undone: the removal of \(what); it is back in the log.")
        case .remove: localized("Undone: the removal of \(what); they are back in the log.")
        case .import: localized("Undone: the import of \(what).")
        }
    }

    /// A warning about sittings that overlap others; empty if there are none.
    package static func overlaps(_ sittings: [CompletedSitting], in timeZone: TimeZone) -> String {
        switch sittings.count {
        case 0: ""
        case 1...3:
            localized(
                "It overlaps \(sittings.map { brief($0, in: timeZone) }.joined(separator: Language.current.semicolon))."
            )
        default: localized("It overlaps \(count: sittings.count) other sittings.")
        }
    }
}
