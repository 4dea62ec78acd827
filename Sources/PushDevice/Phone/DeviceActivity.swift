import ActivitySystem
import Foundation
import PushGateway

/// What a push carries through the device, from its arrival to its end.
struct ArrivedPush: Codable, Hashable, Sendable {
    let uniqueID: String
    let apnsID: String
    let bundleID: String
    /// The token or the channel.
    let target: String
    let priority: Int
    /// When the gateway accepted it, on the device's clock.
    let arrival: Date
    let payload: ActivityPayload

    init(_ push: AcceptedPush, payload: ActivityPayload, arrival: Date) {
        (uniqueID, apnsID, bundleID, priority) = (push.uniqueID, push.id, push.bundleID, push.priority)
        (target, self.payload, self.arrival) = (push.targetText, payload, arrival)
    }

    /// A record of what became of it.
    func record(_ outcome: DeliveryRecord.Outcome, at date: Date, activity: String? = nil) -> DeliveryRecord {
        var record = DeliveryRecord(outcome, at: date)
        (record.uniqueID, record.apnsID, record.bundleID) = (uniqueID, apnsID, bundleID)
        (record.target, record.priority, record.activity) = (target, priority, activity)
        record.push = payload.event.rawValue
        return record
    }

    /// A record of a drop.
    func record(_ cause: DropCause, at date: Date, activity: String? = nil) -> DeliveryRecord {
        record(.dropped, at: date, activity: activity).with(cause)
    }
}

extension DeliveryRecord {
    /// The record with the place and the reason of a drop.
    func with(_ cause: DropCause) -> DeliveryRecord {
        var record = self
        record.reason = cause.reason.rawValue
        (record.path, record.problem, record.hint, record.seconds) = (
            cause.path, cause.problem, cause.hint, cause.seconds
        )
        return record
    }
}

extension AcceptedPush {
    /// The token or the channel.
    var targetText: String {
        switch target {
        case .device(let token): token.hex
        case .channel(let id): id
        }
    }
}

/// An activity that a server reaches: what the system's record of it does not say.
struct DeviceActivity: Codable, Hashable, Sendable {
    /// A push that waits; at most one for each activity.
    struct Held: Codable, Hashable, Sendable {
        let push: ArrivedPush
        /// When it is tried; nil: when Low Power Mode ends or the device wakes.
        var delivery: Date?
        /// Whether it waits for the budget; otherwise for an opportunity.
        let isForBudget: Bool
    }

    /// The identifier, also in the phone's system.
    let id: String
    let bundleID: String
    /// The type of its attributes; nil where the device does not know.
    let attributesType: String?
    /// The token by which a server reaches it now; nil for a channel, and after the end.
    var token: DeviceToken?
    /// The channel that it listens to.
    let channel: String?
    /// The newest timestamp that was delivered.
    var newestTimestamp: Date
    /// The push that waits.
    var held: Held?
    /// When it was or will be drawn last.
    var drawn: Date?
    /// The alert of the newest content.
    var alert: AlertConfiguration?
}
