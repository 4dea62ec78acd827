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
