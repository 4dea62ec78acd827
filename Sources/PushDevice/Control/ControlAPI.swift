import Foundation
import HTTPTypes
import PlainText
import PushGateway

/// The control API of the gateway and its device, as values: time, failures, switches, and what became of pushes.
///
/// | request | body or query | answer |
/// |---|---|---|
/// | `GET /status` | | clock, switches, counts |
/// | `GET /log` | `since=N`, `id=APNS-ID`, `limit=N` | records |
/// | `GET /stats` | | figures |
/// | `GET /activities` | | activities and what waits for them |
/// | `POST /activities` | `{"bundle", "attributesType", "attributes", "contentState", "token"?, "channel"?}` | starts one as the app would |
/// | `POST /activities/dismiss` | `{"activity"?}` | a person removes it, or all |
/// | `GET /tokens` | | tokens and whose they are |
/// | `POST /tokens/rotate` | `{"activity"?}` | new tokens |
/// | `POST /clock` | `{"advance": "8h"}` | records of what fell due |
/// | `POST /faults` | one fault, see ``ControlFault`` | the plan |
/// | `POST /faults/clear` | | |
/// | `POST /device` | `{"online"?, "lowPower"?, "frequentPushes"?, "activitiesEnabled"?, "activity"?}` | records |
/// | `POST /wake` | | records |
///
/// An error is `{"error": {"code", "message", "field"?}}`.
package struct ControlAPI: Sendable {
    /// All paths.
    static let paths = [
        "/status", "/log", "/stats", "/activities", "/activities/dismiss", "/tokens", "/tokens/rotate", "/clock",
        "/faults", "/faults/clear", "/device", "/wake",
    ]

    /// The token that clients must send.
    private let accessToken: AccessToken

    /// Creates an API for clients with this token.
    package init(accessToken: String) { self.accessToken = AccessToken(accessToken) }

    /// Handles a request. It may leave token changes in the device's effects: then call ``PushDevice/settle(with:at:)`` or
    /// ``PushDevice/takeEffects()``.
    package func respond(
        to request: HTTPRequest, body: Data, device: inout PushDevice, gateway: inout Gateway, at now: Date
    ) -> (HTTPResponse, Data) {
        do throws(ControlError) {
            guard accessToken.isCarried(by: request.headerFields[.authorization]) else { throw .unauthorized }
            let answer = try answer(request, body: body, device: &device, gateway: &gateway, at: now)
            return (response(200), answer.json)
        } catch {
            var response = response(error.status)
            if error.status == 401 { response.headerFields[.wwwAuthenticate] = "Bearer" }
            return (response, error.body)
        }
    }

    private func response(_ status: Int) -> HTTPResponse {
        HTTPResponse(
            status: HTTPResponse.Status(code: status),
            headerFields: [.contentType: "application/json", .cacheControl: "no-store"])
    }

    private func answer(
        _ request: HTTPRequest, body: Data, device: inout PushDevice, gateway: inout Gateway, at now: Date
    ) throws(ControlError) -> JSONValue {
        let parts = (request.path ?? "").split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        let path = parts.first.map(String.init) ?? ""
        let query = parts.count > 1 ? String(parts[1]) : ""
        guard Self.paths.contains(path) else { throw .notFound(path) }
        switch (request.method, path) {
        case (.get, "/status"): return device.statusObject(at: now)
        case (.get, "/log"): return try log(query, device: &device, at: now)
        case (.get, "/stats"): return device.statisticsObject(at: now)
        case (.get, "/activities"): return device.activitiesObject(at: now)
        case (.get, "/tokens"): return device.tokensObject()
        case (.get, "/faults"): return ControlFault.object(gateway.faults)
        case (.post, _) where !["/status", "/log", "/stats"].contains(path):
            return try change(path, body: body, device: &device, gateway: &gateway, at: now)
        default: throw .method(["/status", "/log", "/stats"].contains(path) ? "GET" : "POST")
        }
    }

    private func change(
        _ path: String, body: Data, device: inout PushDevice, gateway: inout Gateway, at now: Date
    ) throws(ControlError) -> JSONValue {
        switch path {
        case "/clock":
            let body = try ControlBody(body, known: ["advance"])
            guard let duration = try body.duration("advance") else {
                throw .missing("advance", "Say how far the clock goes forward: {\"advance\": \"8h\"}.")
            }
            let records = device.advance(by: duration, at: now)
            return device.recordsObject(records, at: now)
        case "/faults":
            gateway.faults.faults.append(try ControlFault.fault(try ControlBody(body, known: ControlFault.fields)))
            return ControlFault.object(gateway.faults)
        case "/faults/clear":
            gateway.faults = FaultPlan()
            return ControlFault.object(gateway.faults)
        case "/tokens/rotate":
            let body = try ControlBody(body, known: ["activity"])
            guard let records = device.rotateTokens(of: try body.text("activity"), at: now) else {
                throw .unknownActivity
            }
            return device.recordsObject(records, at: now)
        case "/device":
            let body = try ControlBody(
                body, known: ["online", "lowPower", "frequentPushes", "activitiesEnabled", "activity"])
            let changes = SwitchChanges(
                online: try body.bool("online"), lowPower: try body.bool("lowPower"),
                frequentPushes: try body.bool("frequentPushes"), activitiesEnabled: try body.bool("activitiesEnabled"))
            guard let records = device.change(changes, ofActivity: try body.text("activity"), at: now) else {
                throw .unknownActivity
            }
            return device.recordsObject(records, at: now)
        case "/wake": return device.recordsObject(device.wake(at: now), at: now)
        case "/activities/dismiss":
            let body = try ControlBody(body, known: ["activity"])
            guard let records = device.dismiss(activity: try body.text("activity"), at: now) else {
                throw .unknownActivity
            }
            return device.recordsObject(records, at: now)
        case "/activities": return try start(body, device: &device, at: now)
        default: throw .method("GET")
        }
    }

    private func start(_ body: Data, device: inout PushDevice, at now: Date) throws(ControlError) -> JSONValue {
        let body = try ControlBody(
            body, known: ["bundle", "attributesType", "attributes", "contentState", "token", "channel"])
        guard let bundleID = try body.text("bundle") else { throw .missing("bundle", "Name the app by its bundle id.") }
        guard let type = try body.text("attributesType") else {
            throw .missing("attributesType", "Name the type of the attributes.")
        }
        guard let content = try body.object("contentState") else {
            throw .missing("contentState", "Give the first content state.")
        }
        var token: DeviceToken?
        if let text = try body.text("token") {
            token = DeviceToken(text)
            if token == nil { throw .invalid("token", "`token` has an even number of hexadecimal digits.") }
        }
        let started = device.declare(
            bundleID: bundleID, attributesType: type, attributes: try body.object("attributes") ?? Data("{}".utf8),
            content: content, token: token, channel: try body.text("channel"), at: now)
        guard let id = started.id else {
            throw ControlError(
                status: 409, code: "conflict", message: "The activity was \(started.refusal ?? "refused.")")
        }
        guard case .object(var object) = device.recordsObject(started.records, at: now) else { return .null }
        object["activity"] = .text(id)
        object["token"] = device.token(of: id).map { .text($0.hex) }
        return .object(object)
    }

    private func log(_ query: String, device: inout PushDevice, at now: Date) throws(ControlError) -> JSONValue {
        var since = 0
        var limit = 1000
        var id: String?
        for item in query.split(separator: "&") {
            let pair = item.split(separator: "=", maxSplits: 1).map { String($0).removingPercentEncoding ?? "" }
            guard pair.count == 2 else { continue }
            switch pair[0] {
            case "since", "limit":
                guard let number = Int(pair[1]), number >= 0 else {
                    throw .invalid(pair[0], "`\(pair[0])` is a whole number, at least 0.")
                }
                if pair[0] == "since" { since = number } else { limit = number }
            case "id": id = pair[1]
            default:
                throw .invalid(
                    DeliveryWords.printable(String(pair[0].prefix(60))),
                    "There is no such field; fields: id, limit, since.")
            }
        }
        device.advanceQuietly(to: now)
        let records = device.log.records(since: since, id: id, limit: limit)
        return .object([
            "records": .list(records.map { JSONValue(json: $0.json) ?? .null }),
            "last": .integer(records.last?.number ?? device.log.lastNumber),
        ])
    }
}

extension PushDevice {
    /// Reports issued and retired tokens to the gateway.
    package mutating func settle(with gateway: inout Gateway, at now: Date) {
        for effect in takeEffects() {
            switch effect {
            case .register(let token, let bundleID): gateway.register(token: token, topic: bundleID)
            case .retire(let token, let reason): gateway.retire(token: token, as: reason, at: now)
            }
        }
    }

    /// The token of an activity; `nil` if it has none or is unknown.
    package func token(of activity: String) -> DeviceToken? {
        for phone in phones.values {
            if let found = phone.activities.first(where: { $0.id == activity }) { return found.token }
        }
        return nil
    }
}

/// The bearer token that clients of the control API must send.
package struct AccessToken: Sendable {
    private let bytes: [UInt8]

    /// Creates a token from its text. An empty one rejects every request.
    package init(_ text: String) { bytes = Array(text.utf8) }

    /// Whether an `authorization` header contains the token. Compares in constant time for tokens of the same length.
    package func isCarried(by header: String?) -> Bool {
        guard let header, !bytes.isEmpty else { return false }
        let parts = header.split(separator: " ", maxSplits: 1)
        guard parts.count == 2, parts[0].lowercased() == "bearer" else { return false }
        let other = Array(parts[1].utf8)
        guard other.count == bytes.count else { return false }
        return zip(bytes, other).reduce(0 as UInt8) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
