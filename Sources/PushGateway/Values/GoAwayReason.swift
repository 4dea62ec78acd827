import Foundation

/// Why the gateway closes a connection: the debug data of a GOAWAY frame (error code NO_ERROR).
package struct GoAwayReason: Codable, Hashable, Sendable {
    /// The reason that the frame names.
    package var reason: PushReason

    /// A GOAWAY that names a reason.
    package init(_ reason: PushReason) {
        self.reason = reason
    }

    /// The server stops.
    package static let shutdown = GoAwayReason(.shutdown)
    /// Nothing came for a long time.
    package static let idleTimeout = GoAwayReason(.idleTimeout)

    /// The debug data: `{"reason":"Shutdown"}`.
    package var json: Data { reason.body }
}
