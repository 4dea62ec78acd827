import ActivitySystem
import Foundation
import PlainText

/// The `aps` object of a Live Activity push, parsed as a device parses it.
///
/// Source: [Starting and updating Live Activities with ActivityKit push
/// notifications](https://developer.apple.com/documentation/activitykit/starting-and-updating-live-activities-with-activitykit-push-notifications).
package struct ActivityPayload: Codable, Hashable, Sendable {
    /// The event of a push.
    package enum Event: String, Codable, Hashable, Sendable { case start, update, end }

    /// The event.
    var event: Event
    /// The server's timestamp of the push.
    var timestamp: Date
    /// The content state; `nil` if missing.
    var content: JSONValue?
    /// When the content becomes stale.
    var staleDate: Date?
    /// When an ended activity leaves the Lock Screen.
    var dismissalDate: Date?
    /// The relevance score of the activity. Default 0.
    var relevanceScore: Double
    /// The alert; `nil` if there is none.
    var alert: AlertConfiguration?
    /// The type of a start's attributes.
    var attributesType: String?
    /// A start's attributes.
    var attributes: JSONValue?
    /// Whether a start requests an update token: `input-push-token` is not 0.
    var wantsToken: Bool
    /// The channel that a start subscribes to.
    var channel: String?

    /// Parses a payload. Unknown keys are ignored, as on a device.
    init(_ payload: Data) throws(DropCause) {
        guard let value = JSONValue(json: payload), let members = value.members else {
            throw DropCause(.notJSON, problem: "it is not a JSON object")
        }
        guard let aps = members["aps"]?.members else {
            throw DropCause(
                .missingAPS, path: "aps", problem: members["aps"] == nil ? "it is missing" : "it is not an object")
        }
        let fields = PayloadFields(aps)
        guard aps["timestamp"] != nil, aps["timestamp"] != .null else {
            throw DropCause(
                .missingTimestamp, path: "aps.timestamp", problem: "it is missing",
                hint: "Send the seconds since 1970, as a number.")
        }
        guard let timestamp = try fields.date("timestamp") else { throw DropCause(.missingTimestamp) }
        self.timestamp = timestamp
        guard let name = aps["event"]?.text, let event = Event(rawValue: name) else {
            throw DropCause(
                .unknownEvent, path: "aps.event",
                problem: aps["event"] == nil ? "it is missing" : "it is not start, update or end")
        }
        self.event = event
        content = aps["content-state"].flatMap { $0 == .null ? nil : $0 }
        staleDate = try fields.date("stale-date")
        dismissalDate = try fields.date("dismissal-date")
        relevanceScore = try fields.number("relevance-score") ?? 0
        alert = try fields.alert()
        attributesType = try fields.text("attributes-type")
        attributes = aps["attributes"].flatMap { $0 == .null ? nil : $0 }
        wantsToken = try fields.number("input-push-token").map { $0 != 0 } ?? false
        channel = try fields.text("input-push-channel")
    }

    /// The first date of `aps` that decodes but does not look like seconds since 1970, with advice; `nil` if there is none.
    func dateRemark(at now: Date) -> (path: String, hint: String)? {
        [("aps.stale-date", staleDate), ("aps.dismissal-date", dismissalDate)].lazy.compactMap { path, date in
            date.flatMap { DateHint.unixHint(for: $0, at: now) }.map { (path, $0) }
        }.first
    }
}

/// Reads the members of `aps` with a given type.
private struct PayloadFields {
    private let aps: [String: JSONValue]

    init(_ aps: [String: JSONValue]) { self.aps = aps }

    private func present(_ key: String) -> JSONValue? { aps[key].flatMap { $0 == .null ? nil : $0 } }

    private func wrong(_ key: String, _ kind: String, hint: String? = nil) -> DropCause {
        DropCause(.incorrectField, path: "aps.\(key)", problem: "it is not \(kind)", hint: hint)
    }

    func text(_ key: String) throws(DropCause) -> String? {
        guard let value = present(key) else { return nil }
        guard let text = value.text else { throw wrong(key, "a text") }
        return text
    }

    func number(_ key: String) throws(DropCause) -> Double? {
        guard let value = present(key) else { return nil }
        guard let number = value.double else { throw wrong(key, "a number") }
        return number
    }

    func date(_ key: String) throws(DropCause) -> Date? {
        guard let value = present(key) else { return nil }
        guard let number = value.double else { throw wrong(key, "a number", hint: "Send the seconds since 1970.") }
        return Date(timeIntervalSince1970: number)
    }

    /// Reads a text, or an object with title, body and sound. Texts may be localization keys.
    func alert() throws(DropCause) -> AlertConfiguration? {
        guard let value = present("alert") else { return nil }
        if let text = value.text {
            return AlertConfiguration(title: resource(text), body: resource(""), sound: .default)
        }
        guard let members = value.members else { throw wrong("alert", "an object") }
        let sound = (members["sound"] ?? aps["sound"])?.text
        return AlertConfiguration(
            title: resource(text(of: "title", in: members)), body: resource(text(of: "body", in: members)),
            sound: sound.map { $0 == "default" ? .default : .named($0) } ?? .default)
    }

    private func text(of key: String, in alert: [String: JSONValue]) -> String {
        alert[key]?.text ?? alert[key]?.members?["loc-key"]?.text
            ?? alert[key == "body" ? "loc-key" : "\(key)-loc-key"]?.text ?? ""
    }

    private func resource(_ text: String) -> LocalizedStringResource { LocalizedStringResource(stringLiteral: text) }
}
