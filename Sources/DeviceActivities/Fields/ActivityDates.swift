import Foundation
import HostSystem
import Meditation
import PlainText

/// How dates are written in the JSON of a command line: seconds since 1970, or a text.
///
///     1798135200    "2026-12-24T18:00:00Z"    "2026-12-24T18:00+01:00"    "2026-12-24 18:00"
///
/// A text is ISO 8601, also with a fraction of a second as JavaScript writes it; without an offset it is the time of the clock
/// on the wall.
package struct ActivityDates: Sendable {
    /// Converts a local date and time to an instant.
    package let calendar: HistoryCalendar
    /// The instant of the command.
    package let now: Date

    package init(calendar: HistoryCalendar, now: Date) {
        self.calendar = calendar
        self.now = now
    }

    /// The least number that is taken for milliseconds: as seconds it would be in the year 5138.
    private static let leastMilliseconds = 1e11

    /// For a decoder.
    package var decoding: JSONDecoder.DateDecodingStrategy {
        let dates = self
        return .custom { decoder in
            let field = decoder.codingPath.map(\.stringValue).joined(separator: ".")
            let container = try decoder.singleValueContainer()
            if let seconds = try? container.decode(Double.self) { return try dates.date(seconds, field: field) }
            guard let text = try? container.decode(String.self) else {
                throw CommandFailure(
                    sentence:
                        "`\(field)` is not a date; write seconds since 1970, or text such as 2026-12-24T18:00:00Z.",
                    status: .dataError)
            }
            return try dates.date(text, field: field)
        }
    }

    private func date(_ seconds: Double, field: String) throws -> Date {
        guard abs(seconds) < Self.leastMilliseconds else {
            throw CommandFailure(
                sentence: "`\(field)` is too large for seconds since 1970; divide milliseconds by 1000.",
                status: .dataError)
        }
        return Date(timeIntervalSince1970: seconds)
    }

    private func date(_ text: String, field: String) throws -> Date {
        if let date = try? Date.ISO8601FormatStyle(includingFractionalSeconds: true).parse(text) { return date }
        // Words such as "yesterday" are for people at a prompt; in a file they would mean another day every day.
        guard text.first?.isNumber == true, text.contains("-"), text.contains(":"),
            let date = try? Moment.parseInstant(text, at: now, calendar: calendar)
        else {
            throw CommandFailure(
                sentence:
                    "`\(field)` is \"\(TerminalText.oneLine(text))\"; write a date such as 2026-12-24T18:00:00Z, or seconds "
                    + "since 1970.", status: .dataError)
        }
        return date
    }
}
