import Foundation
import PlainText

/// Advice about dates that a device would misread. `JSONDecoder`'s default strategy decodes a `Date` as seconds since 2001;
/// backends often send seconds or milliseconds since 1970, or a text.
///
/// Source:
/// [JSONDecoder.DateDecodingStrategy](https://developer.apple.com/documentation/foundation/jsondecoder/datedecodingstrategy).
enum DateHint {
    /// Numbers are taken for a date if that lies within this many seconds of now: two years.
    private static let nearness: TimeInterval = 2 * 365 * 86400

    /// Advice for a value that looks like a date counted from 1970 or an ISO 8601 date; `nil` if it does not.
    static func hint(for value: JSONValue, at now: Date) -> String? {
        if let text = value.text {
            guard let date = date(iso8601: text) else { return nil }
            return "It looks like an ISO 8601 date. " + advice(date)
        }
        guard let number = value.double, let found = epochDate(number, near: now) else { return nil }
        return "It looks like \(found.unit) since 1970. " + advice(found.date)
    }

    /// The first field of a content, in order of its path, that looks like a date counted from 1970, with advice; `nil` if
    /// there is none.
    ///
    /// - Parameter expected: Returns whether a date counted from 1970 is expected at a path, because a sample has one there.
    static func firstEpochDate(
        in content: JSONValue, at now: Date, expected: (String) -> Bool
    ) -> (path: String, hint: String)? {
        search(content, path: "", at: now, expected: expected)
    }

    private static func search(
        _ value: JSONValue, path: String, at now: Date, expected: (String) -> Bool
    ) -> (path: String, hint: String)? {
        func joined(_ key: String) -> String { path.isEmpty ? key : path + "." + key }
        switch value {
        case .integer, .number:
            guard let number = value.double, epochDate(number, near: now) != nil, !expected(path) else { return nil }
            return hint(for: value, at: now).map { (path, $0) }
        case .object(let members):
            for key in members.keys.sorted() {
                if let found = search(members[key] ?? .null, path: joined(key), at: now, expected: expected) {
                    return found
                }
            }
            return nil
        case .list(let items):
            for (index, item) in items.enumerated() {
                if let found = search(item, path: joined("\(index)"), at: now, expected: expected) { return found }
            }
            return nil
        default: return nil
        }
    }

    /// Advice for a date of `aps` that looks like seconds since 2001 or milliseconds since 1970; `nil` otherwise.
    ///
    /// Source: [Starting and updating Live Activities with ActivityKit push
    /// notifications](https://developer.apple.com/documentation/activitykit/starting-and-updating-live-activities-with-activitykit-push-notifications).
    static func unixHint(for date: Date, at now: Date) -> String? {
        let seconds = date.timeIntervalSince1970
        if abs(Date(timeIntervalSinceReferenceDate: seconds).timeIntervalSince(now)) < nearness {
            return "It looks like seconds since 2001. Send the seconds since 1970."
        }
        if abs(Date(timeIntervalSince1970: seconds / 1000).timeIntervalSince(now)) < nearness {
            return "It looks like milliseconds since 1970. Send the seconds."
        }
        return nil
    }

    /// The date of a number of seconds or milliseconds since 1970; `nil` if neither is near `now`.
    static func epochDate(_ number: Double, near now: Date) -> (date: Date, unit: String)? {
        for (divisor, unit) in [(1.0, "seconds"), (1000.0, "milliseconds")] {
            let date = Date(timeIntervalSince1970: number / divisor)
            if abs(date.timeIntervalSince(now)) < nearness { return (date, unit) }
        }
        return nil
    }

    /// Parses an ISO 8601 date with a time; `nil` for any other text.
    static func date(iso8601 text: String) -> Date? {
        guard text.utf8.count >= 19, text.utf8.count <= 35, text.utf8.first.map({ $0 >= 48 && $0 <= 57 }) == true else {
            return nil
        }
        return (try? Date.ISO8601FormatStyle(includingFractionalSeconds: true).parse(text))
            ?? (try? Date.ISO8601FormatStyle().parse(text))
    }

    private static func advice(_ date: Date) -> String {
        let seconds = date.timeIntervalSinceReferenceDate.rounded()
        return "A Swift Date is decoded as seconds since 2001: send \(Int(seconds))."
    }
}
