import Foundation
import HTTPTypes

/// The sender of a request.
package struct TimerClient: Hashable, Sendable {
    /// The peer's address without the port.
    package var address: String
    /// Whether the peer is this machine.
    package var isLoopback: Bool
    /// Whether the connection uses TLS.
    package var isEncrypted: Bool

    package init(address: String, isLoopback: Bool, isEncrypted: Bool) {
        self.address = address
        self.isLoopback = isLoopback
        self.isEncrypted = isEncrypted
    }
}

/// The response to a request.
package enum TimerReplyOverHTTP: Sendable {
    case response(HTTPResponse, Data)
    /// A server-sent event stream. It ends if the follower is too slow, or when the server stops.
    case events(HTTPResponse, AsyncStream<Data>)
}

extension TimerReplyOverHTTP {
    static func json(_ document: some Encodable, status: HTTPResponse.Status = .ok) -> TimerReplyOverHTTP {
        .response(HTTPResponse(status: status, headerFields: jsonFields), document.jsonLine())
    }

    static func error(_ error: ServiceError, at now: Date, allow: String? = nil) -> TimerReplyOverHTTP {
        var fields = jsonFields
        if let allow { fields[.allow] = allow }
        if let seconds = error.retryAfter { fields[.retryAfter] = "\(seconds)" }
        if error.code == .unauthorized { fields[.wwwAuthenticate] = "Bearer" }
        return .response(
            HTTPResponse(status: error.code.status, headerFields: fields), ErrorDocument(error, at: now).jsonLine())
    }

    private static var jsonFields: HTTPFields {
        [.contentType: "application/json", .cacheControl: "no-store"]
    }
}
