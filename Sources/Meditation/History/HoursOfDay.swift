import Foundation

/// A span of every day, `22:00-07:00`, by the clock on the wall; it crosses midnight where the end is the earlier time.
package struct HoursOfDay: Codable, Hashable, Sendable {
    /// Minutes after midnight at which it begins and ends; the end is not part of it.
    package let start, end: Int

    /// Reads `22:00-07:00`; nil for anything else, and for a span without length.
    package init?(_ text: String) {
        guard let match = text.wholeMatch(of: /\s*(\d\d?):(\d\d)\s*[-–]\s*(\d\d?):(\d\d)\s*/),
            let start = Self.minute(match.1, match.2), let end = Self.minute(match.3, match.4), start != end
        else { return nil }
        (self.start, self.end) = (start, end)
    }

    /// As it is written: `22:00-07:00`.
    package var text: String { "\(Self.clock(start))-\(Self.clock(end))" }

    /// Whether a clock on the wall of `zone` shows a time in the span at `date`. An hour that comes twice, on the day on which
    /// clocks are set back, is in it twice.
    package func contains(_ date: Date, in zone: TimeZone) -> Bool {
        let seconds = Int(date.timeIntervalSince1970.rounded(.down)) + zone.secondsFromGMT(for: date)
        let minute = (seconds % 86400 + 86400) % 86400 / 60
        return start < end ? (start..<end).contains(minute) : minute >= start || minute < end
    }

    private static func minute(_ hour: Substring, _ minute: Substring) -> Int? {
        guard let hour = Int(hour), let minute = Int(minute), hour < 24, minute < 60 else { return nil }
        return hour * 60 + minute
    }

    private static func clock(_ minute: Int) -> String {
        let parts = [minute / 60, minute % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
        return parts.joined(separator: ":")
    }
}
