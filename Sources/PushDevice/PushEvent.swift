import Foundation
import HTTPTypes
import PlainText
import PushGateway

/// What the gateway answered to a push, as an event: the line before the device's ``DeliveryRecord``s of the same `unique_id`.
///
///     {"apns_id":"…","bundle":"com.example.oven","event":"push","priority":10,"status":200,"target":"5f3a…","time":…,"unique_id":"…"}
///     {"event":"push","path":"/3/device/5f3a…","reason":"BadPriority","status":400,"time":…,"violations":[…]}
package struct PushEvent: Sendable {
    /// The accepted push; `nil` if it was refused.
    package let push: AcceptedPush?
    /// The HTTP status of the response.
    package let status: Int
    /// The reason in the response body; `nil` on success.
    package let reason: PushReason?
    /// The time of the response, on the server's clock.
    package let date: Date
    private let lints: [Lint]
    private let remarks: [String]
    private let violations: [Violation]
    private let path: String?

    /// Creates the event of a response. Unknown details are left out.
    ///
    /// - Parameters:
    ///   - path: The request's path. The first 300 characters are included if the request was refused.
    ///   - explains: Whether to include each violation with its place and advice, and each lint as a sentence, as for
    ///     `--explain`.
    package init(_ reply: GatewayReply, path: String?, explains: Bool, at now: Date) {
        (push, status, reason, date) = (reply.accepted, reply.response.status.code, reply.reason, now)
        (lints, violations) = (reply.lints, explains ? reply.violations : [])
        remarks = explains ? lints.map(\.message) : []
        self.path = push == nil ? String((path ?? "").prefix(300)) : nil
    }

    /// Writes the event's members, sorted by name. The time is in seconds since 1970.
    package func write(to line: inout JSONWriter) {
        line.add("apns_id", push?.id)
        line.add("bundle", push?.bundleID)
        line.add("event", "push")
        line.add("lints", lints.isEmpty ? nil : lints) { $0.write($1.name) }
        line.add("path", path)
        line.add("priority", push?.priority)
        line.add("reason", reason?.rawValue)
        line.add("remarks", remarks.isEmpty ? nil : remarks) { $0.write($1) }
        line.add("status", status)
        line.add("target", push?.targetText)
        line.add("time", DeliveryRecord.rounded(date.timeIntervalSince1970))
        line.add("unique_id", push?.uniqueID)
        line.add("violations", violations.isEmpty ? nil : violations) { line, violation in
            line.object {
                $0.add("advice", violation.advice)
                $0.add("finding", violation.finding)
                $0.add("place", violation.place)
                $0.add("reason", violation.reason.rawValue)
            }
        }
    }
}
