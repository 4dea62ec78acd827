import Foundation
import PlainText

/// A line of the delivery log: a step in the delivery of a push, or a change of an activity.
///
/// Each step of a push has its own record: a push held for the budget and delivered later has two, with the same unique ID. The
/// JSON form is used in events, in the log file and by the control API.
package struct DeliveryRecord: Hashable, Sendable {
    /// The outcome of a step.
    package enum Outcome: String, Codable, Hashable, Sendable, CaseIterable {
        /// Delivered to the activity.
        case delivered
        /// Delivered, but never drawn: a newer push was delivered, or the activity was dismissed, before the device drew it.
        case undrawn
        /// Stored at the service while the device is offline, one push for each app and device.
        case stored
        /// Waiting for a refill, because the budget is used up.
        case held
        /// Waiting for an opportunity (priority 5), or for a push to overtake it.
        case waiting
        /// Replaced by a newer push.
        case coalesced
        /// Discarded.
        case dropped
        /// The token was unknown; the device assumes that the app started the activity.
        case adopted
        /// The stale date of an activity's content has passed.
        case stale
        /// An activity ended.
        case activityEnded = "ended"
        /// An activity left the Lock Screen.
        case activityDismissed = "dismissed"
        /// A token was issued.
        case tokenIssued = "token-issued"
        /// A token was retired.
        case tokenRetired = "token-retired"

        /// Whether the record is about an activity or token rather than a push.
        package var isOfActivity: Bool {
            switch self {
            case .delivered, .undrawn, .stored, .held, .waiting, .coalesced, .dropped: false
            case .adopted, .stale, .activityEnded, .activityDismissed, .tokenIssued, .tokenRetired: true
            }
        }
    }

    /// The record's number in the log, from 1.
    package var number = 0
    /// The time on the device's clock.
    package var date: Date
    /// The outcome of the step.
    package var outcome: Outcome
    /// `apns-unique-id`; `nil` for an activity.
    package var uniqueID: String?
    /// `apns-id`; `nil` for an activity.
    package var apnsID: String?
    /// The app's bundle ID.
    package var bundleID: String?
    /// The token or the channel.
    package var target: String?
    /// The activity concerned.
    package var activity: String?
    /// The priority: 10, 5 or 1.
    package var priority: Int?
    /// The event of the push: `start`, `update` or `end`.
    package var push: String?
    /// The reason for the outcome: a ``DropReason``, why the push waits or is not drawn, or why an activity ended or left the Lock Screen.
    package var reason: String?
    /// The path of the problem in the payload, such as `aps.content-state.endDate`.
    package var path: String?
    /// The problem at that path, in a few words.
    package var problem: String?
    /// Advice, as a sentence. A delivered push may have one too.
    package var hint: String?
    /// Seconds until the next attempt (held and waiting), behind the newest timestamp or beyond a limit (dropped), or until the
    /// device next draws the activity (delivered); `nil` if it draws at once or not at all.
    package var seconds: Double?
    /// Seconds from the gateway's response to the delivery; delivered pushes only.
    package var latency: Double?

    /// Creates a record with an outcome and a date; everything else is `nil`.
    package init(_ outcome: Outcome, at date: Date) { (self.outcome, self.date) = (outcome, date) }
}

extension DeliveryRecord: Decodable {
    private enum CodingKeys: String, CodingKey {
        case number, time, outcome, uniqueID = "unique_id", apnsID = "apns_id", bundleID = "bundle", target,
            activity
        case priority, push, reason, path, problem, hint, seconds, latency
    }

    /// Decodes the output of ``write(to:)``.
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

    /// Writes the record's members, sorted by name. `event` is `delivery` or `activity`; `time` is in seconds since 1970.
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

    /// Rounds to a hundredth of a millisecond.
    static func rounded(_ seconds: Double) -> Double { (seconds * 100_000).rounded() / 100_000 }

    /// The record as one line of JSON without a newline.
    package var json: Data {
        var writer = JSONWriter(isTerminalSafe: true)
        writer.object(write)
        return Data(writer.bytes)
    }
}
