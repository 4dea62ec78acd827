import Foundation
import PlainText

/// Formats delivery records as sentences.
package enum DeliveryWords {
    /// A record as one line: time in UTC, push, app and outcome. Control characters are replaced by spaces.
    package static func line(_ record: DeliveryRecord) -> String {
        printable("\(date(record.date))  \(subject(record)): \(sentence(record))")
    }

    /// A date in UTC, such as `2026-11-22T08:36:43.748Z`.
    package static func date(_ date: Date) -> String { WallClockText.iso8601WithMilliseconds(date) }

    /// The outcome of a record, as a sentence without its subject.
    package static func sentence(_ record: DeliveryRecord) -> String {
        let hint = record.hint.map { " \($0)" } ?? ""
        switch record.outcome {
        case .delivered:
            let latency = record.latency.map { " after \(duration($0))" } ?? ""
            let drawn = record.seconds.map { $0 > 0 ? "; the device next draws \(duration($0)) later" : "" } ?? ""
            let place = record.hint == nil ? "" : record.path.map { " Check `\($0)`." } ?? ""
            return "delivered\(latency)\(drawn).\(place)\(hint)"
        case .undrawn:
            return record.reason == DropReason.dismissed.rawValue
                ? "never drawn: the activity was dismissed before the device drew it."
                : "never drawn: a newer push was delivered before the device drew it."
        case .stored: return "stored, the device is offline."
        case .held: return "held, the budget is used up; \(wait(record)) to the next refill."
        case .waiting:
            if record.reason == "reorder" { return "kept back, so that the next push overtakes it." }
            return record.seconds.map { "waits \(duration($0)) for an opportunity." }
                ?? "waits until Low Power Mode ends or the device wakes."
        case .coalesced:
            return record.reason == "end"
                ? "coalesced: the activity's end is waiting, and nothing is drawn after it."
                : "coalesced: a newer push took its place before it was delivered."
        case .dropped: return "dropped: \(explanation(record)).\(hint)"
        case .adopted: return "the device did not know this token; it takes \(adoption(record)).\(hint)"
        case .stale: return "its content is outdated: the stale date has passed."
        case .activityEnded: return "ended\(record.reason.map { " (\($0))" } ?? "")."
        case .activityDismissed: return "dismissed\(record.reason.map { " (\($0))" } ?? "")."
        case .tokenIssued: return record.activity == nil ? "issued (\(record.reason ?? "new"))." : "has a new token."
        case .tokenRetired: return "the token is no longer valid\(record.reason.map { " (\($0))" } ?? "")."
        }
    }

    private static func adoption(_ record: DeliveryRecord) -> String {
        record.push == ActivityPayload.Event.start.rawValue
            ? "it for the app's push-to-start token" : "an activity for started by the app, with this content"
    }

    private static func subject(_ record: DeliveryRecord) -> String {
        if record.outcome.isOfActivity {
            let name = record.activity.map { "activity \($0)" } ?? "token \(brief(record.target))"
            let token = record.activity != nil && record.target != nil ? ", token \(brief(record.target))" : ""
            return "\(name)\(record.bundleID.map { " (\($0)\(token))" } ?? "")"
        }
        let details = [record.bundleID, record.priority.map { "priority \($0)" }].compactMap { $0 }
        return
            "\(record.push ?? "push") to \(record.activity ?? brief(record.target)) (\(details.joined(separator: ", ")))"
    }

    private static func explanation(_ record: DeliveryRecord) -> String {
        let place = place(record)
        func with(_ text: String) -> String { place.map { "\(text): \($0)" } ?? text }
        guard let reason = record.reason.flatMap(DropReason.init) else { return record.reason ?? "no reason is known" }
        switch reason {
        case .notJSON: return "the payload is not a JSON object"
        case .missingAPS: return place ?? "the payload has no `aps` object"
        case .incorrectField: return place ?? "a field is wrong"
        case .missingTimestamp: return "`aps.timestamp` is missing"
        case .unknownEvent: return place ?? "the event is unknown"
        case .contentNotDecodable: return with("the content state does not decode")
        case .attributesNotDecodable: return with("the attributes do not decode")
        case .unknownAttributesType: return with("the attributes type is not the app's")
        case .tooLarge: return with("attributes and content have more than 4096 bytes")
        case .olderTimestamp: return "its timestamp is \(wait(record)) older than the newest one delivered"
        case .farPast: return "its timestamp is \(wait(record)) in the past"
        case .farFuture: return "its timestamp is \(wait(record)) in the future"
        case .ended: return "the activity has ended"
        case .dismissed: return "the activity was dismissed"
        case .missingAlert: return "a start needs an alert"
        case .bothInputPushKeys: return "`input-push-token` and `input-push-channel` exclude each other"
        case .activitiesOff: return "Live Activities are switched off"
        case .tooManyActivities: return "the app already has the most activities allowed"
        case .pushToStartBudget: return "the push-to-start budget is used up; \(wait(record)) to the next refill"
        case .unknownToken: return "no activity has this token"
        case .wrongToken: return with("the token is for another kind of push")
        case .broadcastStart: return "a broadcast cannot start an activity; send an update or an end"
        case .noSubscriber: return "no activity listens to this channel"
        case .offline: return "the device is offline and the push is not to be stored"
        case .overwritten: return "a newer push took its place while the device was offline"
        case .expired: return "it expired while the device was offline"
        case .refused: return with("the device refused it")
        }
    }

    /// The problem and its path, such as "`aps.event` is missing"; `nil` if neither is known.
    private static func place(_ record: DeliveryRecord) -> String? {
        guard let path = record.path else { return record.problem }
        guard let problem = record.problem else { return "`\(path)` is wrong" }
        return problem.hasPrefix("it ") ? "`\(path)` \(problem.dropFirst(3))" : "`\(path)`: \(problem)"
    }

    private static func brief(_ token: String?) -> String {
        token.map { String($0.prefix(8)) + ($0.count > 8 ? "…" : "") } ?? "?"
    }

    private static func wait(_ record: DeliveryRecord) -> String { duration(record.seconds ?? 0) }

    /// Formats a duration: `0.004 s`, `3.2 s`, `4 min 10 s`, `2 h 5 min`, `3 days`.
    package static func duration(_ seconds: Double) -> String {
        guard seconds.isFinite, seconds < 1e12 else { return "a very long time" }
        if seconds < 1 { return "\((seconds * 1000).rounded() / 1000) s" }
        if seconds < 60 { return "\((seconds * 10).rounded() / 10) s" }
        let whole = Int(seconds.rounded())
        if whole < 3600 { return "\(whole / 60) min \(whole % 60) s" }
        if whole < 48 * 3600 { return "\(whole / 3600) h \(whole % 3600 / 60) min" }
        return "\(whole / 86400) days"
    }

    /// Replaces control and format characters, which a terminal would interpret, by spaces.
    package static func printable(_ text: String) -> String {
        String(
            String.UnicodeScalarView(
                text.unicodeScalars.map {
                    switch $0.properties.generalCategory {
                    case .control, .format, .lineSeparator, .paragraphSeparator: " "
                    default: $0
                    }
                }))
    }
}
