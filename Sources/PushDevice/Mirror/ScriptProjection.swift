import Foundation
import LiveActivities
import PlainText
import PushGateway

/// An activity of a type that Islet has no widget for, as the script widget shows it: a title, lines, a bar, a clock.
enum ScriptProjection {
    /// Names of fields that go to a place of their own.
    private static let titles = ["title", "name"]
    private static let statuses = ["status", "state", "phase"]
    private static let messages = ["message", "alertMessage", "completionMessage"]
    /// The most characters of a text.
    private static let longestText = 120
    /// How far from now a number may lie, as a date, to be shown as one: a month.
    private static let nearness: TimeInterval = 31 * 86400

    /// What the script widget shows of a content.
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
        // The clock counts down to the next date; a bar fills from the one that was passed last.
        state.endDate = dates.values.filter { $0 > now }.min() ?? nil
        state.startDate = dates.values.filter { $0 <= now }.max() ?? nil
        let lines = fields.keys.sorted().compactMap { key in line(fields[key] ?? .null).map { "\(clean(key)): \($0)" } }
        if !lines.isEmpty { state.subtitle = clean(lines.joined(separator: " · ")) }
        return state
    }

    /// The last part of a bundle id.
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

    /// A field as a date: seconds since 2001 or 1970, milliseconds since 1970, or ISO 8601.
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

    /// A text of one line without control characters, not too long.
    private static func clean(_ text: String) -> String {
        let line = DeliveryWords.printable(text).trimmingCharacters(in: .whitespaces)
        return line.count > longestText ? line.prefix(longestText - 1) + "…" : line
    }
}
