/// A small HTTP client for `islet-push` itself: HTTP/2 over TLS, HTTP/1.1 or HTTP/2 in clear text on loopback, and responses
/// that go on for as long as the connection does.
///
/// Read these three first: ``HTTPClient``; ``HTTPEndpoint``, where it connects to; ``EventStreamParser``, which reads
/// server-sent events out of what it receives.
