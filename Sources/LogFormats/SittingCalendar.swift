import Foundation
import Meditation

/// The log as a calendar: an event a sitting, from its beginning to its end.
///
/// Source: [RFC 5545](https://www.rfc-editor.org/rfc/rfc5545). Times are in UTC. An event's identifier is the sitting's, so that a
/// calendar which reads a newer file changes its events instead of doubling them.
enum SittingCalendar {
    /// The most octets of a line, its end not counted.
    static let lineLength = 75

    static func text(of sittings: [CompletedSitting]) -> String {
        let begin = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Islet//Islet//EN", "CALSCALE:GREGORIAN"]
        return (begin + sittings.flatMap(event) + ["END:VCALENDAR"]).map { folded($0) + "\r\n" }.joined()
    }

    private static func event(_ sitting: CompletedSitting) -> [String] {
        let (start, end) = (stamp(sitting.start), stamp(sitting.end))
        var lines = ["BEGIN:VEVENT", "UID:\(sitting.id.uuidString)", "DTSTAMP:\(end)", "DTSTART:\(start)"]
        // An end must lie after the beginning.
        if end > start { lines.append("DTEND:\(end)") }
        lines += [
            "SUMMARY:" + escaped("\(sitting.methodName), \(ClockText.brief(sitting.elapsed))"),
            "CATEGORIES:" + escaped(sitting.type.rawValue), "STATUS:CONFIRMED", "TRANSP:TRANSPARENT",
        ]
        if let note = sitting.note { lines.append("DESCRIPTION:" + escaped(note)) }
        return lines + ["END:VEVENT"]
    }

    /// `20261121T081400Z`.
    private static func stamp(_ date: Date) -> String {
        ExactDate.text(Date(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate.rounded(.down)))
            .filter { $0 != "-" && $0 != ":" }
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("\\", with: "\\\\").replacing(";", with: "\\;").replacing(",", with: "\\,")
            .replacing("\n", with: "\\n")
    }

    /// The line in pieces of at most ``lineLength`` octets, none of which cuts a character; a blank begins every further one.
    private static func folded(_ line: String) -> String {
        guard line.utf8.count > lineLength else { return line }
        var result = ""
        var length = 0
        for scalar in line.unicodeScalars {
            let size = UTF8.width(scalar)
            if length + size > lineLength {
                result += "\r\n "
                length = 1
            }
            result.unicodeScalars.append(scalar)
            length += size
        }
        return result
    }
}
