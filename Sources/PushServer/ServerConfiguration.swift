/// Everything about the listeners that is set before they open.
package struct ServerConfiguration: Sendable {
    /// The address of the push, plaintext and CONNECT listeners. Loopback by default; the control listener never leaves loopback.
    package var host = "127.0.0.1"
    /// The port of the TLS listener, 0 for any free one.
    package var port = 0
    /// The port of a plaintext listener (HTTP/2 with prior knowledge, and HTTP/1.1); nil: none, the default. Apple has none.
    package var plaintextPort: Int?
    /// The port of the CONNECT proxy; nil: none.
    package var connectPort: Int?
    /// The port of the control listener; nil: none.
    package var controlPort: Int?
    /// The server's certificate in PEM, followed by intermediates if there are any.
    package var certificatePEM: String
    /// The certificate's private key in PEM.
    package var privateKeyPEM: String
    /// Serves HTTP/1.1 over TLS where a client offers nothing else. Off: Apple speaks HTTP/2 only.
    package var servesHTTP1 = false
    /// Serves HTTP/1.1 on the plaintext port. On.
    package var servesPlaintextHTTP1 = true
    /// Serves HTTP/2 with prior knowledge on the plaintext port. On.
    package var servesPlaintextHTTP2 = true
    /// MAX_CONCURRENT_STREAMS of the first SETTINGS frame; 1000, as seen at Apple.
    package var maxConcurrentStreams = 1000
    /// Event loops, a thread each. One carries tens of thousands of pushes a second.
    package var eventLoopCount = 1
    /// What clients may cost.
    package var limits = ServerLimits()

    /// A server with this certificate, and the defaults above.
    package init(certificatePEM: String, privateKeyPEM: String) {
        self.certificatePEM = certificatePEM
        self.privateKeyPEM = privateKeyPEM
    }
}

/// Bounds on what clients may cost: connections, bytes and time.
package struct ServerLimits: Sendable {
    /// Open connections of all listeners together; more are closed at once.
    package var connections = 10_000
    /// From connecting to the first HTTP byte, TLS included.
    package var handshakeTimeout = Duration.seconds(10)
    /// From the first byte of a request to its last.
    package var requestTimeout = Duration.seconds(30)
    /// Without requests under way, until GOAWAY IdleTimeout. An hour: Apple advises clients to ping after an idle hour.
    package var idleTimeout = Duration.seconds(3660)
    /// The same for HTTP/1.1, where clients open connections freely.
    package var keepAliveTimeout = Duration.seconds(75)
    /// For how long a client may leave written bytes unread.
    package var writeTimeout = Duration.seconds(60)
    /// For how long open requests may go on once the server drains.
    package var drainTimeout = Duration.seconds(10)
    /// MAX_HEADER_LIST_SIZE; 8000, as seen at Apple.
    package var headerListSize = 8000
    /// Where the body of a push is cut: a byte more than Apple's largest, which is enough to find it too large.
    package var pushBody = 5121
    /// Where the body of a request to the timer or to the control listener is cut: 16 KiB and a byte.
    package var serviceBody = 16 * 1024 + 1

    /// The defaults above.
    package init() {}
}
