import Foundation
import HostSystem
import Meditation
import Surroundings

/// A running sitting as a command finds it, which may be long after anyone saw it.
package struct FoundSitting {
    private let sitting: Sitting
    private let mark: SeenMark?
    private let reading: ClockReading
    private let zone: TimeZone

    /// The sitting at a reading of the clocks.
    ///
    /// - Parameter mark: The last look at it, if there was one.
    package init(_ sitting: Sitting, lastSeen mark: SeenMark?, at reading: ClockReading, in zone: TimeZone) {
        (self.sitting, self.reading, self.zone) = (sitting, reading, zone)
        self.mark = mark?.sittingID == sitting.id ? mark : nil
    }

    /// What there is to ask; nil when the sitting is as one would expect to find it.
    package var finding: Finding? {
        Absence(of: sitting, since: mark, at: reading).map {
            Finding($0, of: sitting, lastSeen: mark, lead: lead, in: zone)
        }
    }

    /// The instant that a person means by `text`, on the sitting's own time line: `target`, `last-seen`, `now`, or a time.
    package func end(_ text: String) throws -> Date {
        if let ending = AbsenceEnding(rawValue: text.lowercased()) {
            guard let date = sitting.date(of: ending, lastSeen: mark, at: now) else {
                throw CommandFailure(sentence: refusal(of: ending), status: .unavailable)
            }
            return date
        }
        let calendar = HistoryCalendar(timeZone: zone)
        let date = try MomentArgument.instant(text, at: wall, calendar: calendar)
        // A time alone is today's; shortly after midnight yesterday's is meant.
        let isTimeAlone = text.wholeMatch(of: /[0-9]{1,2}:[0-9]{2}(:[0-9]{2})?/) != nil
        guard date > wall, isTimeAlone, !isClockBehind else { return date - lead }
        return try MomentArgument.instant("yesterday " + text, at: wall, calendar: calendar) - lead
    }

    private var isClockBehind: Bool { reading.isBehind(sitting) }

    /// The time on the sitting's own time line: where the clock is behind, the last that is known of it.
    private var now: Date {
        let now = reading.now(for: sitting)
        return isClockBehind ? max(now, mark?.date ?? now) : now
    }

    /// The time by which the person names times of day.
    private var wall: Date { isClockBehind ? now : reading.wall }

    private var lead: TimeInterval { isClockBehind ? 0 : reading.lead(for: sitting) }

    private func refusal(of ending: AbsenceEnding) -> String {
        switch ending {
        case .target where sitting.target == nil: "The sitting has no target to end at; say another moment with --at."
        case .target: "The target has not been reached; leave --at target out to end now."
        case .lastSeen: "Nobody has seen the sitting since it began; say another moment with --at."
        case .now: "The sitting cannot end now."
        }
    }
}
