import Foundation
import HostSystem
import Languages
import Meditation
import PlainText
import Store
import Surroundings

/// A running sitting as a command finds it, possibly long after it was last seen.
package struct UnattendedSitting {
    private let sitting: Sitting
    private let mark: SeenMark?
    private let reading: ClockReading
    private let zone: TimeZone

    /// Creates it from a reading of the clocks.
    ///
    /// - Parameter mark: When the sitting was last seen; `nil` if unknown.
    package init(_ sitting: Sitting, lastSeen mark: SeenMark?, at reading: ClockReading, in zone: TimeZone) {
        (self.sitting, self.reading, self.zone) = (sitting, reading, zone)
        self.mark = mark?.sittingID == sitting.id ? mark : nil
    }

    /// The question to ask; `nil` if nothing about the sitting is unusual.
    package var finding: AbsenceQuestion? {
        Absence(of: sitting, since: mark, at: reading).map {
            AbsenceQuestion($0, of: sitting, lastSeen: mark, lead: lead, in: zone)
        }
    }

    /// Parses `target`, `last-seen`, `now` or a time into an instant of sitting time.
    package func end(_ text: String) throws -> Date {
        if let ending = AbsenceEnding(rawValue: text.lowercased()) {
            guard let date = sitting.date(of: ending, lastSeen: mark, at: now) else {
                throw CommandFailure(sentence: refusal(of: ending), status: .unavailable)
            }
            return date
        }
        guard text.contains(where: \.isNumber) else {
            throw CommandFailure(
                sentence: localized(
                    "\"\(TerminalText.oneLine(text))\" is not an end (--at); use target, last-seen, now, or a time such as 08:34."
                ), status: .usage)
        }
        let calendar = HistoryCalendar(timeZone: zone)
        let date = try MomentArgument.instant(text, at: wall, calendar: calendar)
        // A bare time means today; shortly after midnight it means yesterday.
        let isTimeAlone = text.wholeMatch(of: /[0-9]{1,2}:[0-9]{2}(:[0-9]{2})?/) != nil
        guard date > wall, isTimeAlone, !isClockBehind else { return date - lead }
        return try MomentArgument.instant("yesterday " + text, at: wall, calendar: calendar) - lead
    }

    private var isClockBehind: Bool { reading.isBehind(sitting) }

    /// The present in sitting time; if the clock is behind, the last known instant.
    private var now: Date {
        let now = reading.now(for: sitting)
        return isClockBehind ? max(now, mark?.date ?? now) : now
    }

    /// The present as the user's clock shows it, for interpreting times of day.
    private var wall: Date { isClockBehind ? now : reading.wall }

    private var lead: TimeInterval { isClockBehind ? 0 : reading.lead(for: sitting) }

    private func refusal(of ending: AbsenceEnding) -> String {
        switch ending {
        case .target where sitting.target == nil:
            localized("The sitting has no target to end at; give another time with --at.")
        case .target: localized("The target has not been reached; leave --at target out to end now.")
        case .lastSeen: localized("No screen has shown the sitting since it began; give another time with --at.")
        case .now: localized("The sitting cannot end now.")
        }
    }
}

/// Tracks when a running sitting was last seen: records a mark now and then while a screen shows it, and detects a long
/// absence.
package struct LastSeenTracker {
    private let store: Store
    private let zone: TimeZone
    private var mark: SeenMark?
    /// The absence that the user was asked about and kept sitting after: the sitting, and when it was last seen before.
    private var kept: (sitting: UUID, mark: SeenMark?)?

    /// Creates a tracker without a mark.
    package init(store: Store, in zone: TimeZone) { (self.store, self.zone) = (store, zone) }

    /// Takes the mark from the store, which another screen may have recorded.
    package mutating func follow(_ mark: SeenMark?) {
        if let mark, mark.date >= self.mark?.date ?? mark.date { self.mark = mark }
    }

    /// Checks the sitting. Returns the question to ask if it was out of sight for too long; otherwise `nil`.
    package mutating func look(at sitting: Sitting, reading: ClockReading) -> AbsenceQuestion? {
        let mark = mark?.sittingID == sitting.id ? mark : nil
        if let finding = UnattendedSitting(sitting, lastSeen: mark, at: reading, in: zone).finding { return finding }
        if reading.now(for: sitting) >= (mark?.date ?? sitting.beganAt) + SeenMark.interval {
            record(of: sitting, at: reading)
        }
        return nil
    }

    /// The user keeps sitting after the question: the sitting counts as seen, and the question can be asked once more.
    package mutating func keep(_ sitting: Sitting, at reading: ClockReading) {
        if kept?.sitting != sitting.id { kept = (sitting.id, mark?.sittingID == sitting.id ? mark : nil) }
        record(of: sitting, at: reading)
    }

    /// The question about an absence that the user was asked about before and kept sitting after, as of now; otherwise `nil`.
    package func askAgain(about sitting: Sitting, at reading: ClockReading) -> AbsenceQuestion? {
        kept?.sitting == sitting.id ? question(about: sitting, at: reading) : nil
    }

    /// The question about the absence since the sitting was last seen or, if the user kept sitting after it, about that one; `nil` if there
    /// was none. Records nothing.
    package func question(about sitting: Sitting, at reading: ClockReading) -> AbsenceQuestion? {
        let mark = kept?.sitting == sitting.id ? kept?.mark : mark
        return UnattendedSitting(sitting, lastSeen: mark, at: reading, in: zone).finding
    }

    /// Records a mark now.
    package mutating func record(of sitting: Sitting, at reading: ClockReading) {
        mark = SeenMark(of: sitting, at: reading)
        // A mark that cannot be saved only makes the question come a little earlier: not worth an error.
        try? store.see(at: reading)
    }
}
