import ActivitySystem
import Foundation
import PushGateway

/// A push on its way through the device.
struct ArrivedPush: Codable, Hashable, Sendable {
    let uniqueID: String
    let apnsID: String
    let bundleID: String
    /// The token or the channel.
    let target: String
    let priority: Int
    /// When the gateway accepted the push, on the device's clock.
    let arrival: Date
    let payload: ActivityPayload

    init(_ push: AcceptedPush, payload: ActivityPayload, arrival: Date) {
        (uniqueID, apnsID, bundleID, priority) = (push.uniqueID, push.id, push.bundleID, push.priority)
        (target, self.payload, self.arrival) = (push.targetText, payload, arrival)
    }

    /// Creates a record of a step of this push.
    func record(_ outcome: DeliveryRecord.Outcome, at date: Date, activity: String? = nil) -> DeliveryRecord {
        var record = DeliveryRecord(outcome, at: date)
        (record.uniqueID, record.apnsID, record.bundleID) = (uniqueID, apnsID, bundleID)
        (record.target, record.priority, record.activity) = (target, priority, activity)
        record.push = payload.event.rawValue
        return record
    }

    /// Creates a record that the push was dropped.
    func record(_ cause: DropCause, at date: Date, activity: String? = nil) -> DeliveryRecord {
        record(.dropped, at: date, activity: activity).with(cause)
    }
}

extension DeliveryRecord {
    /// The record with the reason and details of a drop.
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
    /// The token in hexadecimal, or the channel.
    var targetText: String {
        switch target {
        case .device(let token): token.hex
        case .channel(let id): id
        }
    }
}

/// An activity that a server can reach, with the data that the activity system does not store.
struct DeviceActivity: Codable, Hashable, Sendable {
    /// A waiting push; at most one for each activity.
    struct Held: Codable, Hashable, Sendable {
        let push: ArrivedPush
        /// When it is next tried; `nil` to wait until Low Power Mode ends or the device wakes.
        var delivery: Date?
        /// Whether it waits for the budget rather than for an opportunity.
        let isForBudget: Bool
    }

    /// The activity's identifier, also in the phone's activity system.
    let id: String
    let bundleID: String
    /// The type of the attributes; `nil` if unknown.
    let attributesType: String?
    /// The current update token; `nil` for a channel and after the end.
    var token: DeviceToken?
    /// The channel that the activity subscribes to.
    let channel: String?
    /// The newest timestamp delivered.
    var newestTimestamp: Date
    /// The waiting push.
    var held: Held?
    /// When it was last drawn or will next be drawn.
    var drawn: Date?
    /// The push whose content is drawn then.
    var drawnPush: ArrivedPush?
    /// The alert of the current content.
    var alert: AlertConfiguration?
}
