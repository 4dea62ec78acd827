import ActivitySystem
import Foundation
import LiveActivities
import Simulation

/// Whether a push's payload, or a content by itself, will do: its size, its keys, its dates, and whether a widget can show it.
///
/// Source: [Starting and updating Live Activities with push
/// notifications](https://developer.apple.com/documentation/activitykit/starting-and-updating-live-activities-with-activitykit-push-notifications).
struct PayloadReview {
    /// The file as the person knows it.
    let name: String
    /// What is in it.
    let bytes: [UInt8]
    /// When it is looked at.
    let now: Date

    private static let events = ["start", "update", "end"]
    /// Islet's own, which reaches the app and not the system.
    private static let ownEvent = "restart-needed"

    /// What was found, the size first.
    var checks: [Check] {
        let size = Doctor.check(
            "readiness.payload.size", "size", size: bytes.count,
            "Send less, for example without line breaks and blanks.")
        guard let value = try? JSONSerialization.jsonObject(with: Data(bytes)) else {
            return [size, .off("readiness.payload.json", "format", "\(name) is not JSON", "Send an object.")]
        }
        guard let object = value as? [String: Any] else {
            return [size, .off("readiness.payload.json", "format", "\(name) is not an object", "Put it into { }.")]
        }
        guard let payload = object["aps"] else { return [size, widget(ofContent: object)] }
        guard let aps = payload as? [String: Any] else {
            return [
                size, .off("readiness.payload.json", "format", "aps is not an object", "Put its content into { }."),
            ]
        }
        return [size, event(aps), timestamp(aps)] + needed(aps) + dates(aps) + contentDates(aps) + widget(aps)
    }

    private func event(_ aps: [String: Any]) -> Check {
        let (key, title) = ("readiness.payload.event", "event")
        guard let event = aps["event"] as? String, Self.events.contains(event) || event == Self.ownEvent else {
            return .off(
                key, title, (aps["event"] as? String).map { "\"\($0)\" is not an event" } ?? "missing",
                "Give one of \(Self.events.joined(separator: ", ")).")
        }
        return event == Self.ownEvent
            ? .note(key, title, "\(event) is Islet's own: it reaches the app, not the system")
            : .ok(key, title, event)
    }

    private func timestamp(_ aps: [String: Any]) -> Check {
        let (key, title) = ("readiness.payload.timestamp", "timestamp")
        guard let date = date(aps["timestamp"]) else {
            return .off(
                key, title, aps["timestamp"] == nil ? "missing" : "not a number",
                "Give the seconds since 1970; the system shows the newest.")
        }
        // A minute is what clocks differ.
        return date <= now + 60
            ? .ok(key, title, "in the past")
            : .off(key, title, "in the future", "Give the current time; pushes until then would be ignored.")
    }

    private func needed(_ aps: [String: Any]) -> [Check] {
        let needed: [String] =
            switch aps["event"] as? String {
            case "start": ["attributes-type", "attributes", "content-state", "alert"]
            case "update": ["content-state"]
            default: []
            }
        return needed.filter { aps[$0] == nil }.map {
            .off("readiness.payload.\($0)", $0, "missing", "Add it; without it nothing is shown.")
        }
    }

    private func dates(_ aps: [String: Any]) -> [Check] {
        guard aps["stale-date"] != nil else { return [] }
        let (key, title) = ("readiness.payload.stale-date", "stale-date")
        guard let date = date(aps["stale-date"]) else {
            return [.off(key, title, "not a number", "Give the seconds since 1970.")]
        }
        return [
            date > now
                ? .ok(key, title, "in the future")
                : .off(
                    key, title, "in the past: the content is out of date on arrival",
                    "Give a later one, or leave it out.")
        ]
    }

    /// Dates in the content that count from another year than an app does. The system decodes the content with the standard
    /// strategy of `JSONDecoder`, seconds since 2001; all else in a payload counts from 1970.
    private func contentDates(_ aps: [String: Any]) -> [Check] {
        let content = aps["content-state"] as? [String: Any] ?? [:]
        let year: TimeInterval = 365 * 86400
        return content.keys.sorted().compactMap { name in
            guard let number = content[name] as? NSNumber else { return nil }
            let sent = [number.doubleValue, number.doubleValue / 1000].map(Date.init(timeIntervalSince1970:))
            guard let meant = sent.first(where: { abs($0.timeIntervalSince(now)) < 2 * year }) else { return nil }
            return .off(
                "readiness.payload.content-date", "date in the content",
                "\(name) looks like seconds or milliseconds since 1970; an app takes a Date for seconds since 2001",
                "If it is a Date, send \(Int(meant.timeIntervalSinceReferenceDate)).")
        }
    }

    private func date(_ value: Any?) -> Date? {
        (value as? NSNumber).map { Date(timeIntervalSince1970: $0.doubleValue) }
    }

    // MARK: Widgets

    /// Whether the widget that the payload names can show it.
    private func widget(_ aps: [String: Any]) -> [Check] {
        guard let content = aps["content-state"] as? [String: Any] else { return [] }
        guard let type = aps["attributes-type"] as? String else { return [widget(ofContent: content)] }
        let (key, title) = ("readiness.payload.widget", "widget")
        guard ActivityWidgets.types.contains(type) else {
            return [.note(key, title, "\(type) is not one of Islet's types, so its content is not checked")]
        }
        do {
            try ActivityWidgets.check(
                attributes: data(aps["attributes"] as? [String: Any] ?? [:]), content: data(content), type: type)
            return [.ok(key, title, "\(type) can show it")]
        } catch {
            return [.off(key, title, "\(type) cannot show it", error.description)]
        }
    }

    /// Which widgets can show a content; the attributes are another matter.
    private func widget(ofContent content: [String: Any]) -> Check {
        let (key, title) = ("readiness.payload.widget", "widget")
        let types = ActivityWidgets.all
            .filter { (try? $0.check($0.attributes("payload", now), data(content))) != nil }.map(\.type)
        return types.isEmpty
            ? .note(key, title, "none of Islet's widgets can show the content")
            : .ok(key, title, "\(types.joined(separator: ", ")) can show the content")
    }

    private func data(_ object: [String: Any]) -> Data {
        (try? JSONSerialization.data(withJSONObject: object)) ?? Data()
    }
}
