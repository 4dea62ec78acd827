import Foundation
import HTTPTypes

/// The gateway's answer to one request, and everything there is to say about it.
package struct GatewayReply: Sendable {
    /// Status and header fields.
    package var response: HTTPResponse
    /// Empty on success: then END_STREAM goes with HEADERS. Otherwise to be sent as one DATA frame that carries END_STREAM.
    package var body: Data
    /// The push to deliver; nil when the request was refused or was not a push.
    package var accepted: AcceptedPush?
    /// Every violation of the request in the order of validation; the first is the answer. Empty on success.
    package var violations: [Violation]
    /// Remarks on a request, refused or not.
    package var lints: [Lint]
    /// What the connection is to do besides, in this order.
    package var effects: [ConnectionEffect]

    /// An answer.
    package init(
        response: HTTPResponse, body: Data = Data(), accepted: AcceptedPush? = nil, violations: [Violation] = [],
        lints: [Lint] = [], effects: [ConnectionEffect] = []
    ) {
        self.response = response
        self.body = body
        self.accepted = accepted
        self.violations = violations
        self.lints = lints
        self.effects = effects
    }

    /// The reason in the body; nil on success.
    package var reason: PushReason? { violations.first?.reason }
}

/// What the connection that carried a request is to do besides answering.
package enum ConnectionEffect: Hashable, Sendable {
    /// Send SETTINGS with this MAX_CONCURRENT_STREAMS.
    case maxConcurrentStreams(Int)
    /// Send GOAWAY with the reason as debug data; streams already open are answered.
    case goAway(GoAwayReason)
    /// Close the connection once the answer is written.
    case close
    /// Wait before answering.
    case delay(Duration)
    /// Do not answer this request at all; the stream stays open.
    case drop
}

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
