import ActivitySystem
import Foundation
import Yams

/// Reads a push as a backend sent it to APNs. Its times count from its own timestamp: a capture of last week is played today.
struct PayloadReader {
    /// Where it is named, for messages.
    let node: Node
    let table: ScenarioTable

    /// A push, and when its server said it, in seconds since 1970.
    func push(_ captured: [String: ContentValue]) throws(ScenarioError) -> (push: ScenarioPush, timestamp: Double) {
        // A capture may have the headers beside the payload.
        let payload = object("payload", of: captured) ?? captured
        guard let aps = object("aps", of: payload) else { throw wrong("aps is missing") }
        guard case .number(let timestamp)? = aps["timestamp"] else {
            throw wrong("aps.timestamp is missing; give the seconds since 1970")
        }
        guard case .text(let event)? = aps["event"], let event = ScenarioPush.Event(rawValue: event),
            event != .restartNeeded
        else { throw wrong("aps.event is not start, update or end") }
        var push = ScenarioPush(event: event)
        if let state = object("content-state", of: aps) {
            push.content.changes = state.mapValues { .set($0) }
            push.replacesContent = true
        }
        push.content.staleAfter = try seconds("stale-date", of: aps, since: timestamp)
        if case .number(let relevance)? = aps["relevance-score"] { push.content.relevance = relevance }
        push.content.alert = alert(of: aps)
        if event == .end, let dismissal = try seconds("dismissal-date", of: aps, since: timestamp) {
            push.dismissal = dismissal > 0 ? .after(dismissal) : .immediate
        }
        if event != .update { push.tells = event == .end ? .stop : .start }
        push.priority = try priority(in: object("headers", of: captured) ?? [:])
        return (push, timestamp)
    }

    private func object(_ name: String, of fields: [String: ContentValue]) -> [String: ContentValue]? {
        if case .object(let object)? = fields[name] { object } else { nil }
    }

    private func seconds(
        _ name: String, of aps: [String: ContentValue], since timestamp: Double
    ) throws(ScenarioError) -> TimeInterval? {
        switch aps[name] {
        case nil, .null?: return nil
        case .number(let date)?: return max(0, date - timestamp)
        default: throw wrong("aps.\(name) is not a number; give the seconds since 1970")
        }
    }

    /// The alert's title, or all of it if it is a text.
    private func alert(of aps: [String: ContentValue]) -> String? {
        switch aps["alert"] {
        case .text(let text)?: text
        case .object(let parts)?: if case .text(let title)? = parts["title"] { title } else { "" }
        default: nil
        }
    }

    /// `apns-priority`, a text as headers have it or a number; `nil` if it is not captured.
    private func priority(in headers: [String: ContentValue]) throws(ScenarioError) -> ActivitySystem.PushPriority? {
        switch headers["apns-priority"] {
        case nil: return nil
        case .text("5")?, .number(5)?: return .opportunistic
        case .text("10")?, .number(10)?: return .immediate
        default: throw wrong("apns-priority is not 5 or 10")
        }
    }

    private func wrong(_ sentence: String) -> ScenarioError { table.wrong(node, "the payload: \(sentence)") }
}
