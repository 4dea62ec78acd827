import Foundation
import HTTPTypes
import PushGateway

/// What the gateway answered to a push, as an event: the line before the device's ``DeliveryRecord``s of the same `unique_id`.
///
///     {"apns_id":"…","bundle":"com.example.oven","event":"push","priority":10,"status":200,"target":"5f3a…","time":…,"unique_id":"…"}
///     {"event":"push","path":"/3/device/5f3a…","reason":"BadPriority","status":400,"time":…,"violations":[…]}
package struct PushEvent: Encodable, Sendable {
    private let event = "push"
    private let status: Int
    private let time: Double
    private var apns_id: String?
    private var unique_id: String?
    private var bundle: String?
    private var target: String?
    private var priority: Int?
    private var path: String?
    private let reason: String?
    private var violations: [Explanation]?
    private var lints: [String]?

    /// A violation with its place and an advice.
    private struct Explanation: Encodable {
        let reason: String
        let place: String
        let finding: String
        let advice: String
    }

    /// The event of an answer. What is not known is left out.
    ///
    /// - Parameters:
    ///   - path: The request's; the first 300 characters are kept, of a request that was refused.
    ///   - explains: Whether each violation is written out with its place and an advice, as with `--explain`.
    package init(_ reply: GatewayReply, path: String?, explains: Bool, at now: Date) {
        status = reply.response.status.code
        time = (now.timeIntervalSince1970 * 100_000).rounded() / 100_000
        if let push = reply.accepted {
            (apns_id, unique_id, bundle, target) = (push.id, push.uniqueID, push.bundleID, push.targetText)
            priority = push.priority
        } else {
            self.path = String((path ?? "").prefix(300))
        }
        reason = reply.reason?.rawValue
        if explains, !reply.violations.isEmpty {
            violations = reply.violations.map {
                Explanation(reason: $0.reason.rawValue, place: $0.place, finding: $0.finding, advice: $0.advice)
            }
        }
        if !reply.lints.isEmpty { lints = reply.lints.map(\.name) }
    }

    /// One line of JSON with sorted keys, without the line's end.
    package var json: Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // Texts and finite numbers always encode.
        return (try? encoder.encode(self)) ?? Data()
    }
}
