import Foundation
import HTTPTypes
import PushGateway

/// A service's answer: whole, or a stream that goes on until the service finishes it or the client leaves.
package enum ServiceReply: Sendable {
    /// Status, header fields and body.
    case response(HTTPResponse, Data)
    /// Status and header fields, then chunks as they come. The next chunk is taken once the one before is on its way to the
    /// client; when the client leaves, the stream is cancelled.
    case stream(HTTPResponse, AsyncStream<Data>)
}

/// Who sent a request.
package struct ClientContext: Hashable, Sendable {
    /// The IP address.
    package var address: String
    /// Whether the address is this machine's.
    package var isLoopback: Bool
    /// Whether the request came over TLS.
    package var isEncrypted: Bool
    /// Unique among the connections of a server, counted from 1.
    package var connectionID: Int

    /// A client.
    package init(address: String, isLoopback: Bool, isEncrypted: Bool, connectionID: Int) {
        self.address = address
        self.isLoopback = isLoopback
        self.isEncrypted = isEncrypted
        self.connectionID = connectionID
    }
}

/// What the server calls: the whole of its knowledge of what it serves.
package struct ServerHandlers: Sendable {
    /// Answers APNs paths, that is, every path of the push listeners outside `/v1/`. Runs on the event loop: it must not block.
    package var push: @Sendable (HTTPRequest, Data, inout ConnectionState) -> GatewayReply
    /// Answers paths under `/v1/`.
    package var service: @Sendable (HTTPRequest, Data, ClientContext) async -> ServiceReply
    /// Answers every path of the control listener. Checking the access token is its business.
    package var control: @Sendable (HTTPRequest, Data, ClientContext) async -> ServiceReply
    /// Hears of everything that happens to connections. Runs on an event loop: it must not block.
    package var connectionEvent: @Sendable (ConnectionEvent) -> Void

    /// The four handlers.
    package init(
        push: @escaping @Sendable (HTTPRequest, Data, inout ConnectionState) -> GatewayReply,
        service: @escaping @Sendable (HTTPRequest, Data, ClientContext) async -> ServiceReply,
        control: @escaping @Sendable (HTTPRequest, Data, ClientContext) async -> ServiceReply,
        connectionEvent: @escaping @Sendable (ConnectionEvent) -> Void
    ) {
        self.push = push
        self.service = service
        self.control = control
        self.connectionEvent = connectionEvent
    }
}

/// Something that happened to a connection.
package struct ConnectionEvent: Hashable, Sendable {
    /// What happened.
    package enum Kind: Hashable, Sendable {
        /// Requests can come: the protocol (`h2`, `http/1.1`), the ALPN result (nil: the client offered none), the TLS version (nil: plaintext).
        case opened(protocol: String, alpn: String?, tls: String?)
        /// The connection is gone, after this many requests.
        case closed(requests: Int)
        /// The client broke TLS, HTTP/2 or HTTP/1.1: one sentence.
        case malformed(String)
        /// The client was too slow and was cut off: one sentence.
        case timedOut(String)
        /// GOAWAY was sent with this reason.
        case goAway(String)
        /// The connection or the CONNECT request was not accepted: one sentence.
        case refused(String)
        /// A CONNECT request for this host and port was joined to the TLS listener.
        case tunnelled(to: String)
    }

    /// The connection, counted from 1; 0 where it was refused at once.
    package var connectionID: Int
    /// The client's IP address.
    package var address: String
    /// What happened.
    package var kind: Kind

    /// An event.
    package init(connectionID: Int, address: String, kind: Kind) {
        self.connectionID = connectionID
        self.address = address
        self.kind = kind
    }
}
