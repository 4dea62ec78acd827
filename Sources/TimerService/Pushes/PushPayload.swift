import Foundation
import Meditation
import PushPriority

/// A push's body as APNs takes it. Dates beside the content state are whole seconds since 1970; those in it are as JSONEncoder
/// writes them by default, because that is what the device decodes with.
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

    /// The push of an event to an activity that a device shows.
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

    /// The push that starts an activity on a device.
    init(starting activity: TimedActivity, timestamp: Int, message: String) {
        self.init(.start, of: activity, timestamp: timestamp)
        aps.event = "start"
        aps.attributesType = "MeditationAttributes"
        aps.attributes = MeditationAttributes(
            sittingID: UUID(uuidString: activity.id) ?? UUID(), methodID: activity.methodID,
            totalDuration: activity.totalDuration, timerType: activity.timerType)
        aps.alert = Alert(title: activity.contentState.methodName, body: message)
    }

    /// The same payload is the same bytes, in every attempt.
    var data: Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // Dates and numbers were checked where they came in: all are finite.
        return (try? encoder.encode(self)) ?? Data()
    }
}
