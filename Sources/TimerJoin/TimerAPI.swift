import Foundation
import HTTPTypes
import Meditation
import PushClient
import Store

/// Requests to a timer's server.
struct TimerAPI: Sendable {
    /// The connection.
    let client: HTTPClient
    /// The bearer token.
    let token: String

    /// The state as it stands, or the server's refusal.
    func state() async throws -> Result<TimerDocument, TimerAPIRefusal> {
        let (response, body) = try await client.send(request(.get, "/v1/state"))
        guard response.status.code == 200 else { return .failure(TimerAPIRefusal(response, body)) }
        guard let document = TimerDocument(body) else { return .failure(TimerAPIRefusal(status: 404)) }
        return .success(document)
    }

    /// The stream of events after a version.
    func events(after version: Int?) async throws -> (HTTPResponse, AsyncThrowingStream<Data, any Error>) {
        var request = request(.get, "/v1/events")
        request.headerFields[.accept] = "text/event-stream"
        if let version, let name = HTTPField.Name("last-event-id") { request.headerFields[name] = "\(version)" }
        return try await client.stream(request)
    }

    /// Sends an action; sending it again is harmless.
    func perform(_ action: OutgoingAction, user: String) async throws -> ActionAnswer {
        var request = request(.post, "/v1/actions")
        request.headerFields[.contentType] = "application/json"
        let body = try JSONEncoder().encode(ActionDocument(action, user: user))
        let (response, data) = try await client.send(request, body: body, within: .seconds(4))
        let reply = try? JSONDecoder().decode(ActionReplyDocument.self, from: data)
        if response.status.code == 200 {
            return .outcome(
                ActionOutcome(
                    isAccepted: true, isChanged: reply?.changed ?? true, sentence: reply?.message ?? "Done.",
                    version: reply?.version))
        }
        let refusal = TimerAPIRefusal(response, data)
        if refusal.code == "outcome_unknown" { return .unknown(retry: refusal.retryAfter ?? 1) }
        let outcome = ActionOutcome(
            isAccepted: false, isChanged: false,
            sentence: refusal.isAboutStages(in: action)
                ? TimerError.stagesOnServer.description
                : refusal.message ?? "\(client.endpoint.authority) answered with status \(refusal.status).",
            code: refusal.code)
        guard [429, 503].contains(refusal.status) else { return .outcome(outcome) }
        return .notDone(outcome, retry: refusal.retryAfter.flatMap { $0 <= 2 ? $0 : nil })
    }

    /// Sends what the server is to know of this device, or answers the server's refusal.
    func save(_ settings: DeviceSettings) async throws -> TimerAPIRefusal? {
        var request = request(.put, "/v1/settings")
        request.headerFields[.contentType] = "application/json"
        let body = try JSONEncoder().encode(SettingsDocument(settings: settings))
        let (response, data) = try await client.send(request, body: body, within: .seconds(4))
        return response.status.code == 200 ? nil : TimerAPIRefusal(response, data)
    }

    private func request(_ method: HTTPRequest.Method, _ path: String) -> HTTPRequest {
        var request = HTTPRequest(
            method: method, scheme: client.endpoint.scheme, authority: client.endpoint.authority, path: path)
        request.headerFields[.authorization] = "bearer \(token)"
        return request
    }
}

/// What a timer's server answers to an action.
enum ActionAnswer: Hashable, Sendable {
    /// The action was done, or is refused whenever it is sent.
    case outcome(ActionOutcome)
    /// This request changed nothing, because the server is busy or out of service; the seconds after which to send it again,
    /// or nil if the server will take longer than anyone waits for it.
    case notDone(ActionOutcome, retry: TimeInterval?)
    /// The server does not know whether it acted; the seconds after which to ask again.
    case unknown(retry: TimeInterval)
}

/// That a timer's server does not do what it was asked for.
struct TimerAPIRefusal: Error, Hashable {
    var status: Int
    var code: String?
    var message: String?
    /// The field of the request that is to blame.
    var field: String?
    var retryAfter: TimeInterval?

    init(status: Int) { self.status = status }

    init(_ response: HTTPResponse, _ body: Data) {
        status = response.status.code
        let error = (try? JSONDecoder().decode(ActionReplyDocument.self, from: body))?.error
        (code, message) = (error?.code, error?.message.map { PlainSentence.of($0) })
        field = error?.field
        retryAfter = response.retryAfter
    }

    /// Whether the server refuses an action because it is older than stages.
    func isAboutStages(in action: OutgoingAction) -> Bool {
        switch action.kind {
        case .skip: code == "unknown_action"
        case .start: code == "invalid_field" && field == "start.stages" && action.start?.stages.isAllowed == true
        default: false
        }
    }
}

extension HTTPResponse {
    /// The seconds that the server asks to wait; a date there is not read.
    var retryAfter: TimeInterval? {
        HTTPField.Name("retry-after").flatMap { headerFields[$0] }.flatMap { UInt32($0) }.map(TimeInterval.init)
    }
}
