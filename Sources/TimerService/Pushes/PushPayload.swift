import Foundation
import Meditation
import PushPriority

/// The JSON payload of a push. Dates beside the content state are whole seconds since 1970; those inside it use JSONEncoder's
/// default encoding (seconds since 2001), which is what ActivityKit decodes.
///
/// Source: [Starting and updating Live Activities with push
/// notifications](https://developer.apple.com/documentation/activitykit/starting-and-updating-live-activities-with-activitykit-push-notifications).
struct PushPayload: Encodable {
    struct Alert: Encodable {
        var title: String
        var body: String
    }

    struct Aps: Encodable {
        var timestamp: Int
        var event: String
        var contentState: MeditationAttributes.ContentState
        var staleDate: Int?
        var dismissalDate: Int?
        var attributesType: String?
        var attributes: MeditationAttributes?
        var alert: Alert?

        enum CodingKeys: String, CodingKey {
            case timestamp, event, attributes, alert
            case contentState = "content-state"
            case staleDate = "stale-date"
            case dismissalDate = "dismissal-date"
            case attributesType = "attributes-type"
        }
    }

    var aps: Aps

    /// A push that updates or ends an activity.
    init(_ event: PushedEvent, of activity: TimedActivity, timestamp: Int) {
        let name =
            switch event {
            case .complete, .stop: "end"
            case .restartNeeded: "restart-needed"
            case .start, .pause, .resume, .update, .progress: "update"
            }
        aps = Aps(
            timestamp: timestamp, event: name, contentState: activity.contentState,
            staleDate: event.isEnd ? nil : activity.expectedEnd.map { Int($0.timeIntervalSince1970.rounded(.up)) })
    }

    /// A push that starts an activity.
    init(starting activity: TimedActivity, timestamp: Int, message: String) {
        self.init(.start, of: activity, timestamp: timestamp)
        aps.event = "start"
        aps.attributesType = "MeditationAttributes"
        aps.attributes = MeditationAttributes(
            sittingID: UUID(uuidString: activity.id) ?? UUID(), methodID: activity.methodID,
            totalDuration: activity.totalDuration, timerType: activity.timerType)
        aps.alert = Alert(title: activity.contentState.methodName, body: message)
    }

    /// The encoded payload. Keys are sorted, so that every attempt sends the same bytes.
    var data: Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // Cannot fail: dates and numbers were validated on input, so all are finite.
        return (try? encoder.encode(self)) ?? Data()
    }
}

/// Input for choosing a push's priority. The choice may also change ``memory``, ``delay`` and ``reason``.
package struct PushContext: Hashable, Sendable {
    package var userID: String
    package var activityID: String
    package var settings: UserSettings
    /// When the event happened.
    package var date: Date
    /// Number of earlier pushes of the activity.
    package var pushCount: Int
    /// Seconds since the activity started.
    package var age: TimeInterval
    /// State of the policy for the user, such as a budget, as any text; `nil` at first. Saved with the event and shared by all
    /// servers.
    package var memory: String?
    /// Seconds for which the push may wait, to be replaced by a newer one; 0, the default, sends it at once. Set by the policy
    /// for pushes of priority 5; used for ``PushedEvent/update`` only.
    package var delay: TimeInterval = 0
    /// The reason for the choice in a few words, for the log. Set by the policy.
    package var reason: String?
}

/// Chooses the `apns-priority` of an event's pushes: 10 or 5. Runs in the event's transaction, and again if the database
/// retries that transaction.
package typealias PushPriorityChoice = @Sendable (PushedEvent, inout PushContext) -> Int
