import Foundation
import HostSystem
import Meditation
import PlainText

/// How instants are written in a preview's content: a time after the activity's start, ISO 8601, or seconds since 1970.
///
///     "+3m"    "-7s"    "2026-01-09T09:44:00Z"    1767951840
enum ContentDates {
    /// The words for an instant in a sentence about what is expected.
    static let words =
        "a time after the start such as \"+3m\", a date such as \"2026-01-09T09:44:00Z\", or seconds since 1970"

    /// The instant of a text, of an activity that began at `start`; `nil` if it is none.
    static func date(_ text: String, start: Date) -> Date? {
        guard let sign = text.first, sign == "+" || sign == "-" else {
            return (try? Date.ISO8601FormatStyle(includingFractionalSeconds: true).parse(text))
                ?? (try? Date.ISO8601FormatStyle().parse(text))
        }
        let length = try? SittingDuration.parse(String(text.dropFirst()), allowingZero: true)
        return length.map { start + (sign == "+" ? $0 : -$0) }
    }

    /// An instant as it is typed: as a time after the start in whole seconds, otherwise in seconds since 1970.
    static func text(_ seconds: Double, start: Date) -> String {
        let offset = seconds - start.timeIntervalSince1970
        guard abs(offset) < 1e8, abs(offset - offset.rounded()) < 0.001 else { return "\(seconds)" }
        return (offset < 0 ? "-" : "+") + length(abs(offset))
    }

    /// A length in whole seconds as it is typed: `1h30m5s`.
    static func length(_ seconds: Double) -> String {
        let whole = Int(seconds.rounded())
        let parts = [(whole / 3600, "h"), (whole / 60 % 60, "m"), (whole % 60, "s")].filter { $0.0 > 0 }
        return parts.isEmpty ? "0s" : parts.map { "\($0.0)\($0.1)" }.joined()
    }

    /// For a decoder.
    static func decoding(start: Date) -> JSONDecoder.DateDecodingStrategy {
        .custom { decoder in
            let container = try decoder.singleValueContainer()
            if let seconds = try? container.decode(Double.self) { return Date(timeIntervalSince1970: seconds) }
            guard let date = date(try container.decode(String.self), start: start) else {
                throw DecodingError.dataCorruptedError(in: container, debugDescription: "expected \(words)")
            }
            return date
        }
    }
}
