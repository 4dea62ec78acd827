import Foundation

/// The hours of the day in which a person looks at the phone: `06:00-22:00` by the clock of their time zone, across midnight
/// where the end is earlier than the start.
package struct ActiveHours: Codable, Hashable, Sendable {
    /// Minutes after midnight; the end is not among them.
    package let start, end: Int
    /// The person's time zone, as in the IANA database: `Europe/Berlin`.
    package let timeZone: TimeZone

    /// Reads `06:00-22:00`; nil for anything else, and for a span without length.
    package init?(_ text: String, timeZone: TimeZone) {
        guard let match = text.wholeMatch(of: /\s*(\d\d?):(\d\d)\s*[-–]\s*(\d\d?):(\d\d)\s*/),
            let start = Self.minute(match.1, match.2), let end = Self.minute(match.3, match.4), start != end
        else { return nil }
        (self.start, self.end, self.timeZone) = (start, end, timeZone)
    }

    /// As it is written: `06:00-22:00`.
    package var text: String { "\(Self.clock(start))-\(Self.clock(end))" }

    /// Whether the person's clock shows a time in these hours. An hour that comes twice, when clocks are set back, is in them
    /// twice.
    package func contains(_ date: Date) -> Bool {
        let seconds = Int(date.timeIntervalSince1970.rounded(.down)) + timeZone.secondsFromGMT(for: date)
        let minute = (seconds % 86400 + 86400) % 86400 / 60
        return start < end ? (start..<end).contains(minute) : minute >= start || minute < end
    }

    private static func minute(_ hour: Substring, _ minute: Substring) -> Int? {
        guard let hour = Int(hour), let minute = Int(minute), hour < 24, minute < 60 else { return nil }
        return hour * 60 + minute
    }

    private static func clock(_ minute: Int) -> String {
        [minute / 60, minute % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
    }
}
