import CivilCalendar
import Foundation
import HostSystem
import Languages
import LiveActivities
import Meditation
import PlainText
import Store

/// What may be said of a countdown, and how it is said.
package enum CountdownText {
    /// Longest title, in characters.
    package static let longestTitle = 80
    /// Longest subtitle and alert, in characters.
    package static let longestText = 200
    /// Most countdowns at a time.
    package static let mostCountdowns = 100
    /// Longest time to wait, in seconds: a hundred years, beyond which a date is a slip.
    package static let longest: TimeInterval = 36_525 * 86_400

    /// Most bytes of a text, whatever its characters: an activity has 4 KB for everything.
    private static let mostBytes = 1024

    /// A text without blanks around it; throws a ``CommandFailure`` where it cannot be shown in a line.
    package static func checked(_ text: String, limit: Int, name: String) throws(CommandFailure) -> String {
        let plain = text.trimmed
        guard plain.count <= limit, plain.utf8.count <= mostBytes else {
            throw CommandFailure(
                sentence: localized(
                    "The \(localized(Phrase(name), "countdown")) is longer than \(String(limit)) characters; shorten it."
                ),
                status: .usage)
        }
        let isControl = { (scalar: Unicode.Scalar) in
            [.control, .lineSeparator, .paragraphSeparator].contains(scalar.properties.generalCategory)
        }
        guard !plain.unicodeScalars.contains(where: isControl) else {
            throw CommandFailure(
                sentence: localized(
                    "The \(localized(Phrase(name), "countdown")) has a line break or a control character; leave it out."
                ),
                status: .usage)
        }
        return plain
    }

    /// A colour as it is kept: `#RRGGBB`, the hash also where it was left out.
    package static func color(_ text: String) throws(CommandFailure) -> String {
        let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
        guard digits.utf8.count == 6, digits.allSatisfy(\.isHexDigit) else {
            throw CommandFailure(
                sentence: localized(
                    "\"\(TerminalText.oneLine(text))\" is not a colour (--color); write it like \"#007AFF\"."),
                status: .usage)
        }
        return "#" + digits.uppercased()
    }

    /// `2 min 13 s`, from a day on `33 d 13 h`: what is left, where a second that has begun counts.
    package static func left(until end: Date, at now: Date) -> String {
        let seconds = max(0, end.seconds(since: now)).rounded(.up)
        guard seconds >= 86_400 else { return ClockText.brief(seconds) }
        let (days, hours) = (Int(seconds) / 86_400, Int(seconds) % 86_400 / 3600)
        return hours > 0 ? "\(days) d \(hours) h" : "\(days) d"
    }

    /// `2m 13s`, `1h 29m`, `33d 13h`: what is left of a countdown, running or paused, in full units as a list has it. It is rounded
    /// down, for nothing rings when a line of a list reads `0s`.
    package static func left(of countdown: StoredCountdown, at now: Date) -> String {
        RemainingFormat.Detail.units.text(seconds: Int(min(countdown.left(at: now), longest)))
    }

    /// `Tea is over.`, `Tea and Bread are over.`
    package static func over(_ countdowns: [StoredCountdown]) -> String {
        countdowns.count == 1
            ? localized("\(names(countdowns)) is over.") : localized("\(names(countdowns)) are over.")
    }

    /// `Tea is over. Take the leaves out.`: that they are over, and what was to be said then.
    package static func end(of countdowns: [StoredCountdown]) -> String { over(countdowns) + alerts(of: countdowns) }

    /// That the end passed unheard, and what was to be said then.
    package static func missed(_ countdown: StoredCountdown, seenAt now: Date, in zone: TimeZone) -> String {
        let time = WallClockText.time(countdown.endDate, seenAt: now, in: zone)
        return localized("\(countdown.title) was over at \(time); it was too late to ring.") + alerts(of: [countdown])
    }

    /// A sentence each, after a blank: what was written without a full stop gets one, for something may follow.
    private static func alerts(of countdowns: [StoredCountdown]) -> String {
        countdowns.compactMap(\.alertMessage).map { text in
            let isOpen = text.last.map { $0.isLetter || $0.isNumber } ?? false
            return " " + text + (isOpen ? "." : "")
        }.joined()
    }

    /// `Tea`, `Tea and Bread`, `Tea, Bread and Launch`.
    package static func names(_ countdowns: [StoredCountdown]) -> String {
        let titles = countdowns.map(\.title)
        guard let last = titles.last, titles.count > 1 else { return titles.first ?? "" }
        return localized("\(titles.dropLast().joined(separator: Language.current.comma)) and \(last)")
    }
}
