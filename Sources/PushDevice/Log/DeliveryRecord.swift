import Foundation
import PlainText

/// One line of the delivery log: what became of a push, or what happened to an activity by itself.
///
/// A push has a record for each step: one that is held for the budget and delivered later has two, with the same unique id.
/// Written, it is the JSON object that is printed as an event, kept in the log's file and answered by the control API.
package struct DeliveryRecord: Hashable, Sendable {
    /// What became of a push, or of an activity.
    package enum Outcome: String, Codable, Hashable, Sendable, CaseIterable {
        /// The activity has taken it.
        case delivered
        /// The device is offline; it waits at the service, one for each app and device.
        case stored
        /// The budget is used up; it waits for a refill.
        case held
        /// It waits for an opportunity (priority 5), or for a push that overtakes it.
        case waiting
        /// A newer push has taken its place.
        case coalesced
        /// It came to nothing.
        case dropped
        /// The device did not know the token, and takes an activity for started by the app.
        case adopted
        /// An activity's content is outdated.
        case stale
        /// An activity has ended.
        case activityEnded = "ended"
        /// An activity has left the lock screen.
        case activityDismissed = "dismissed"
        /// A token is valid from now on.
        case tokenIssued = "token-issued"
        /// A token is no longer valid.
        case tokenRetired = "token-retired"

        /// Whether it concerns an activity and no push.
        package var isOfActivity: Bool {
            switch self {
            case .delivered, .stored, .held, .waiting, .coalesced, .dropped: false
            case .adopted, .stale, .activityEnded, .activityDismissed, .tokenIssued, .tokenRetired: true
            }
        }
    }

    /// Its place in the log, from 1.
    package var number = 0
    /// When, on the device's clock.
    package var date: Date
    /// What became of it.
    package var outcome: Outcome
    /// `apns-unique-id`; nil for an activity.
    package var uniqueID: String?
    /// `apns-id`; nil for an activity.
    package var apnsID: String?
    /// The app.
    package var bundleID: String?
    /// The token or the channel.
    package var target: String?
    /// The activity that it concerns.
    package var activity: String?
    /// 10, 5 or 1.
    package var priority: Int?
    /// `start`, `update` or `end`.
    package var push: String?
    /// Why it was dropped, held or coalesced.
    package var reason: String?
    /// Where in the payload: `aps.content-state.endDate`.
    package var path: String?
    /// What is wrong there, in a few words.
    package var problem: String?
    /// What to do about it, as a sentence. A delivered push may have one, too.
    package var hint: String?
    /// Held and waiting: until it is tried again. Dropped as older: by how much. Delivered: until it is drawn. In seconds.
    package var seconds: Double?
    /// From the gateway's answer to the delivery, in seconds; only for a delivered push.
    package var latency: Double?

    /// A record of an outcome; all else is nil.
    package init(_ outcome: Outcome, at date: Date) { (self.outcome, self.date) = (outcome, date) }
}

extension DeliveryRecord: Decodable {
    private enum CodingKeys: String, CodingKey {
        case number, time, outcome, uniqueID = "unique_id", apnsID = "apns_id", bundleID = "bundle", target,
            activity
        case priority, push, reason, path, problem, hint, seconds, latency
    }

    /// Reads what ``write(to:)`` writes.
    package init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        number = try fields.decode(Int.self, forKey: .number)
        date = Date(timeIntervalSince1970: try fields.decode(Double.self, forKey: .time))
        outcome = try fields.decode(Outcome.self, forKey: .outcome)
        uniqueID = try fields.decodeIfPresent(String.self, forKey: .uniqueID)
        apnsID = try fields.decodeIfPresent(String.self, forKey: .apnsID)
        bundleID = try fields.decodeIfPresent(String.self, forKey: .bundleID)
        target = try fields.decodeIfPresent(String.self, forKey: .target)
        activity = try fields.decodeIfPresent(String.self, forKey: .activity)
        priority = try fields.decodeIfPresent(Int.self, forKey: .priority)
        push = try fields.decodeIfPresent(String.self, forKey: .push)
        reason = try fields.decodeIfPresent(String.self, forKey: .reason)
        path = try fields.decodeIfPresent(String.self, forKey: .path)
        problem = try fields.decodeIfPresent(String.self, forKey: .problem)
        hint = try fields.decodeIfPresent(String.self, forKey: .hint)
        seconds = try fields.decodeIfPresent(Double.self, forKey: .seconds)
        latency = try fields.decodeIfPresent(Double.self, forKey: .latency)
    }

    /// Adds the record's members, sorted by name: `event` is `delivery` or `activity`, `time` is in seconds since 1970.
    package func write(to line: inout JSONWriter) {
        line.add("activity", activity)
        line.add("apns_id", apnsID)
        line.add("bundle", bundleID)
        line.add("event", outcome.isOfActivity ? "activity" : "delivery")
        line.add("hint", hint)
        line.add("latency", latency.map(Self.rounded))
        line.add("number", number)
        line.add("outcome", outcome.rawValue)
        line.add("path", path)
        line.add("priority", priority)
        line.add("problem", problem)
        line.add("push", push)
        line.add("reason", reason)
        line.add("seconds", seconds.map(Self.rounded))
        line.add("target", target)
        line.add("time", Self.rounded(date.timeIntervalSince1970))
        line.add("unique_id", uniqueID)
    }

    /// To a hundredth of a millisecond.
    static func rounded(_ seconds: Double) -> Double { (seconds * 100_000).rounded() / 100_000 }

    /// The record as one line of JSON, without the line's end.
    package var json: Data {
        var writer = JSONWriter(isTerminalSafe: true)
        writer.object(write)
        return Data(writer.bytes)
    }
}
