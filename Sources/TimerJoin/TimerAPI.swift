import Foundation
import HTTPTypes
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

    /// Sends an action; sending it again is harmless. The outcome is nil if the server asks to try again; `retry` is after how many seconds.
    func perform(_ action: OutgoingAction, user: String) async throws -> (outcome: ActionOutcome?, retry: TimeInterval)
    {
        var request = request(.post, "/v1/actions")
        request.headerFields[.contentType] = "application/json"
        let body = try JSONEncoder().encode(ActionDocument(action, user: user))
        let (response, data) = try await client.send(request, body: body, within: .seconds(4))
        let reply = try? JSONDecoder().decode(ActionReplyDocument.self, from: data)
        if response.status.code == 200 {
            return (
                ActionOutcome(
                    isAccepted: true, isChanged: reply?.changed ?? true, sentence: reply?.message ?? "Done.",
                    version: reply?.version), 0
            )
        }
        let refusal = TimerAPIRefusal(response, data)
        if [429, 503].contains(refusal.status), let seconds = refusal.retryAfter, seconds <= 2 {
            return (nil, seconds)
        }
        return (
            ActionOutcome(
                isAccepted: false, isChanged: false,
                sentence: refusal.message ?? "\(client.endpoint.authority) answered with status \(refusal.status).",
                code: refusal.code), 0
        )
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

/// That a timer's server does not do what it was asked for.
struct TimerAPIRefusal: Error, Hashable {
    var status: Int
    var code: String?
    var message: String?
    var retryAfter: TimeInterval?

    init(status: Int) { self.status = status }

    init(_ response: HTTPResponse, _ body: Data) {
        status = response.status.code
        let error = (try? JSONDecoder().decode(ActionReplyDocument.self, from: body))?.error
        (code, message) = (error?.code, error?.message.map { PlainSentence.of($0) })
        retryAfter = response.retryAfter
    }
}

extension HTTPResponse {
    /// The seconds that the server asks to wait; a date there is not read.
    var retryAfter: TimeInterval? {
        HTTPField.Name("retry-after").flatMap { headerFields[$0] }.flatMap { UInt32($0) }.map(TimeInterval.init)
    }
}
