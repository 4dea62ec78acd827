import Foundation
import Languages
import PlainText
import PushDevice

/// An object of the control API as lines for people: names and values, what belongs together indented.
enum ControlText {
    /// Fields whose numbers are dates, in seconds since 1970.
    private static let dates: Set<String> = ["time", "timestamp", "staleDate", "until"]

    /// What fields are called where the words of their names do not say it.
    private static let labels = [
        "lowPower": "Low Power Mode", "activitiesEnabled": "Live Activities", "nextInSeconds": "next change in",
        "stored": "stored for offline devices", "lastRecord": "records of the log",
        "offset": "seconds ahead of the server",
        "waiting": "pushes that wait", "matchCount": "pushes that matched", "every": "one push in",
    ]

    /// A field's name in words: `attributesType` is "attributes type".
    static func label(of name: String) -> String { labels[name] ?? NameWords.phrase(name) }

    /// The lines of an object's fields, by name.
    static func lines(of value: JSONValue) -> [String] { lines(of: value.members ?? [:], indent: "") }

    private static func lines(of members: [String: JSONValue], indent: String) -> [String] {
        members.sorted { $0.key < $1.key }.flatMap { name, value -> [String] in
            switch value {
            case .null: return []
            case .object(let inner):
                return inner.isEmpty ? [] : ["\(indent)\(label(of: name))"] + lines(of: inner, indent: indent + "  ")
            case .list(let items) where items.contains { $0.members != nil }:
                return ["\(indent)\(label(of: name))"] + items.flatMap { item(of: $0, indent: indent) }
            case .list(let items):
                let words = items.map { word($0, of: "") }.joined(separator: ", ")
                return ["\(indent)\(label(of: name)): \(words.isEmpty ? "none" : words)"]
            default: return ["\(indent)\(label(of: name)): \(word(value, of: name))"]
            }
        }
    }

    private static func item(of value: JSONValue, indent: String) -> [String] {
        var rest = lines(of: value.members ?? [:], indent: indent + "    ")
        if !rest.isEmpty { rest[0] = indent + "  - " + rest[0].drop { $0 == " " } }
        return rest
    }

    private static func word(_ value: JSONValue, of name: String) -> String {
        if dates.contains(name), let seconds = value.double, abs(seconds) < 1e11 {
            return DeliveryWords.date(Date(timeIntervalSince1970: seconds))
        }
        return switch value {
        case .bool(let isTrue): isTrue ? "yes" : "no"
        case .text(let text): text
        case .number(let number) where name.hasSuffix("Seconds"): DeliveryWords.duration(number)
        default: String(decoding: value.json, as: UTF8.self)
        }
    }
}
