import Foundation
import LiveActivities
import Meditation
import PlainText
import PushGateway

/// Converts the content of an activity that Islet has no widget for into that of the script widget: title, lines, progress,
/// dates.
enum ScriptProjection {
    /// Field names shown in places of their own.
    private static let titles = ["title", "name"]
    private static let statuses = ["status", "state", "phase"]
    private static let messages = ["message", "alertMessage", "completionMessage"]
    /// Maximum characters of a text.
    private static let longestText = 120
    /// Numbers are shown as a date if that lies within this many seconds of now: a month.
    private static let nearness: TimeInterval = 31 * 86400

    /// The script widget's content state for a content.
    static func content(
        of content: JSONValue, attributes: JSONValue?, bundleID: String, at now: Date
    ) -> ScriptAttributes.ContentState {
        var fields = content.members ?? [:]
        func take(_ names: [String]) -> String? {
            for name in names {
                guard let text = fields[name]?.text.map(clean), !text.isEmpty else { continue }
                fields[name] = nil
                return text
            }
            return nil
        }
        let title =
            take(titles) ?? titles.lazy.compactMap { attributes?.members?[$0]?.text.map(clean) }.first { !$0.isEmpty }
        var state = ScriptAttributes.ContentState(title: title ?? name(of: bundleID))
        state.status = take(statuses)
        state.message = take(messages)
        if let progress = fields["progress"]?.double, (0...1).contains(progress) {
            state.progress = progress
            fields["progress"] = nil
        }
        if let color = fields["color"]?.text, color.wholeMatch(of: /#[0-9A-Fa-f]{6}/) != nil {
            state.color = color
            fields["color"] = nil
        }
        let dates = fields.compactMapValues { date($0, near: now) }
        for key in dates.keys { fields[key] = nil }
        // The countdown ends at the next date; the progress bar starts at the last date that has passed.
        state.endDate = dates.values.filter { $0 > now }.min() ?? nil
        state.startDate = dates.values.filter { $0 <= now }.max() ?? nil
        let lines = fields.keys.sorted().compactMap { key in line(fields[key] ?? .null).map { "\(clean(key)): \($0)" } }
        if !lines.isEmpty { state.subtitle = clean(lines.joined(separator: " · ")) }
        return state
    }

    /// The last component of a bundle ID, or `Push` if that is empty.
    static func name(of bundleID: String) -> String {
        let name = clean(bundleID.split(separator: ".").last.map(String.init) ?? bundleID)
        return name.isEmpty ? "Push" : name
    }

    private static func line(_ value: JSONValue) -> String? {
        switch value {
        case .text(let text): clean(text)
        case .integer(let number): "\(number)"
        case .number(let number): number.formatted(.number.grouping(.never).locale(Locale(identifier: "en_US_POSIX")))
        case .bool(let isTrue): isTrue ? "yes" : "no"
        case .null, .list, .object: nil
        }
    }

    /// Interprets a field as a date: seconds since 2001 or 1970, milliseconds since 1970, or ISO 8601; `nil` if it is not one.
    /// Numbers must be near `now`.
    private static func date(_ value: JSONValue, near now: Date) -> Date? {
        let found: Date?
        if let text = value.text {
            found = DateHint.date(iso8601: text)
        } else if let number = value.double {
            let candidates = [
                Date(timeIntervalSinceReferenceDate: number), Date(timeIntervalSince1970: number),
                Date(timeIntervalSince1970: number / 1000),
            ]
            found = candidates.first { abs($0.timeIntervalSince(now)) < nearness }
        } else {
            found = nil
        }
        return found
    }

    /// The text without control characters, truncated to ``longestText``.
    private static func clean(_ text: String) -> String {
        let line = DeliveryWords.printable(text).trimmed
        return line.count > longestText ? line.prefix(longestText - 1) + "…" : line
    }
}
