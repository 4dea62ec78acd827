import Foundation
import HTTPTypes
import PushDevice
import PushGateway
import PushPriority
import PushServer
import TimerService

/// The first line: where the server listens.
struct ReadyLine: EventLine, Encodable {
    let event = "ready"
    let port: Int
    let connect_port: Int?
    let control_port: Int?
    let plain_port: Int?
    /// The CA that clients are to trust; nil with a certificate of one's own.
    let ca: String?
    let state: String
}

/// The gateway's answer to a request.
struct PushLine: EventLine {
    let arrival: Arrival
    /// With `--explain`: everything that is wrong with a refused request.
    let explains: Bool

    init(_ arrival: Arrival, explains: Bool) { (self.arrival, self.explains) = (arrival, explains) }

    var json: Data { PushEvent(arrival.reply, path: arrival.path, explains: explains, at: arrival.at).json }
}

/// What became of a push on the device.
struct DeliveryLine: EventLine {
    let record: DeliveryRecord
    var json: Data { record.json }
}

/// Something that happened to a connection.
struct ConnectionLine: EventLine, Encodable {
    let event = "connection"
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
}

/// Something that the timer's server did.
struct TimerLine: EventLine, Encodable {
    let event = "timer"
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
}
