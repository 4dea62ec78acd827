import Foundation
import PlainText
import PushDevice
import PushPriority
import PushServer
import TimerService

/// The first line: where the server listens.
struct ReadyLine: EventLine {
    let port: Int
    let connectPort: Int?
    let controlPort: Int?
    let plainPort: Int?
    /// The CA that clients are to trust; nil with a certificate of one's own.
    let ca: String?
    let state: String

    func write(to line: inout JSONWriter) {
        line.add("ca", ca)
        line.add("connect_port", connectPort)
        line.add("control_port", controlPort)
        line.add("event", "ready")
        line.add("plain_port", plainPort)
        line.add("port", port)
        line.add("state", state)
    }
}

/// The last line.
struct StoppedLine: EventLine {
    func write(to line: inout JSONWriter) { line.add("event", "stopped") }
}

/// A remark on the options.
struct RemarkLine: EventLine {
    let message: String

    func write(to line: inout JSONWriter) {
        line.add("event", "remark")
        line.add("message", message)
    }
}

/// The gateway's answer to a push.
extension PushEvent: EventLine {}

/// What became of a push on the device.
extension DeliveryRecord: EventLine {}

/// Something that happened to a connection.
struct ConnectionLine: EventLine {
    let at: Date
    let connection: Int
    let address: String
    let what: String
    var detail: String?
    var alpn: String?
    var tls: String?
    var requests: Int?

    /// The line of a connection's event.
    init(_ event: ConnectionEvent, at now: Date) {
        (at, connection, address) = (now, event.connectionID, event.address)
        switch event.kind {
        case .opened(let name, let alpn, let tls): (what, detail, self.alpn, self.tls) = ("opened", name, alpn, tls)
        case .closed(let requests): (what, self.requests) = ("closed", requests)
        case .malformed(let sentence): (what, detail) = ("malformed", sentence)
        case .timedOut(let sentence): (what, detail) = ("timed-out", sentence)
        case .goAway(let reason): (what, detail) = ("goaway", reason)
        case .refused(let sentence): (what, detail) = ("refused", sentence)
        case .tunnelled(let host): (what, detail) = ("tunnelled", host)
        }
    }

    func write(to line: inout JSONWriter) {
        line.add("address", address)
        line.add("alpn", alpn)
        line.add("at", at.timeIntervalSince1970)
        line.add("connection", connection)
        line.add("detail", detail)
        line.add("event", "connection")
        line.add("requests", requests)
        line.add("tls", tls)
        line.add("what", what)
    }
}

/// Something that the timer's server did.
struct TimerLine: EventLine {
    let at: Date
    let what: String
    var user: String?
    var action: String?
    var result: String?
    var version: Int?
    var activity: String?
    var id: String?
    var priority: Int?
    var status: Int?
    var reason: String?
    var count: Int?

    /// The line of an event.
    init(_ event: TimerServiceEvent, at now: Date) {
        at = now
        switch event {
        case .action(let user, let name, let result, let version):
            (what, self.user, action, self.result, self.version) = ("action", user, name, result, version)
        case .pushAccepted(let push, let uniqueID):
            (what, activity, id, priority) = ("push-sent", push.activityID, uniqueID, push.priority)
            (action, reason) = (push.event.rawValue, push.reason)
        case .pushRefused(let push, let status, let reason, let outcome):
            (what, activity, priority, result) = ("push-refused", push.activityID, push.priority, outcome)
            (self.status, self.reason, action) = (status, reason, push.event.rawValue)
        case .restartRequested(let activity, let count):
            (what, self.activity, self.count) = ("restart-requested", activity, count)
        case .frequentPushesChanged(let user, true): (what, self.user) = ("frequent-pushes-on", user)
        case .frequentPushesChanged(let user, false):
            (what, self.user, reason) = ("frequent-pushes-off", user, PriorityLedger.switchedOffWarning)
        case .databaseFailed(let sentence): (what, reason) = ("database-failed", sentence)
        }
    }
    func write(to line: inout JSONWriter) {
        line.add("action", action)
        line.add("activity", activity)
        line.add("at", at.timeIntervalSince1970)
        line.add("count", count)
        line.add("event", "timer")
        line.add("id", id)
        line.add("priority", priority)
        line.add("reason", reason)
        line.add("result", result)
        line.add("status", status)
        line.add("user", user)
        line.add("version", version)
        line.add("what", what)
    }
}
