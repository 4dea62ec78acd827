import Foundation
import HTTPTypes

/// The emulated service: answers every APNs request, and keeps what APNs keeps (tokens, channels, limits).
package struct Gateway: Sendable {
    /// What the gateway was set up with.
    package let configuration: GatewayConfiguration
    /// Failures on demand.
    package var faults = FaultPlan()
    /// Whether the gateway is stopping: requests that would be accepted get 503 Shutdown.
    package var isShuttingDown = false
    /// The broadcast channels; replace it to restore a saved register.
    package var channels = ChannelRegister()

    /// A gateway with the configured tokens.
    package init(configuration: GatewayConfiguration) {
        self.configuration = configuration
    }

    /// Answers a request of any APNs path: `/3/device/…`, `/4/broadcasts/…`, `/1/apps/…`.
    ///
    /// - Parameter body: at most 5121 bytes; a longer body is cut there, which is enough to find it too large.
    package mutating func respond(
        to request: HTTPRequest, body: Data, on connection: inout ConnectionState, at now: Date
    ) -> GatewayReply {
        fatalError()
    }

    /// Adds a token. A retired one becomes valid again.
    ///
    /// - Parameter topic: the bundle id, or the whole topic with its suffix, that the token belongs to; nil: every topic.
    package mutating func register(token: DeviceToken, topic: String?) {}

    /// Makes a token invalid: pushes to it get status 410 with `now` as the timestamp.
    package mutating func retire(token: DeviceToken, as reason: RetiredToken.Reason, at now: Date) {}

    /// Removes a token altogether: unknown where devices are configured, otherwise like any other.
    package mutating func forget(token: DeviceToken) {}
}
