import Foundation
import HTTPTypes
import PushGateway

/// What the gateway answered to a push, as an event: the line before the device's ``DeliveryRecord``s of the same `unique_id`.
///
///     {"apns_id":"…","bundle":"com.example.oven","event":"push","priority":10,"status":200,"target":"5f3a…","time":…,"unique_id":"…"}
///     {"event":"push","path":"/3/device/5f3a…","reason":"BadPriority","status":400,"time":…,"violations":[…]}
package enum PushEvent {
    /// One line of JSON with sorted keys, without the line's end. What is not known is left out.
    ///
    /// - Parameter explains: Whether each violation is written out with its place and an advice, as with `--explain`.
    package static func json(_ reply: GatewayReply, to request: HTTPRequest, explains: Bool, at now: Date) -> String {
        var event: [String: PayloadValue] = [
            "event": .text("push"), "status": .integer(reply.response.status.code),
            "time": .number((now.timeIntervalSince1970 * 100_000).rounded() / 100_000),
        ]
        if let push = reply.accepted {
            event["apns_id"] = .text(push.id)
            event["unique_id"] = .text(push.uniqueID)
            event["bundle"] = .text(push.bundleID)
            event["target"] = .text(push.targetText)
            event["priority"] = .integer(push.priority)
        } else {
            event["path"] = .text(String((request.path ?? "").prefix(300)))
        }
        if let reason = reply.reason { event["reason"] = .text(reason.rawValue) }
        if explains, !reply.violations.isEmpty {
            event["violations"] = .list(
                reply.violations.map {
                    .object([
                        "reason": .text($0.reason.rawValue), "place": .text($0.place), "finding": .text($0.finding),
                        "advice": .text($0.advice),
                    ])
                })
        }
        if !reply.lints.isEmpty { event["lints"] = .list(reply.lints.map { .text($0.name) }) }
        return String(decoding: PayloadValue.object(event).json, as: UTF8.self)
    }
}
