import Foundation
import PushPriority

/// Sends pushes to APNs or a stand-in for it.
package protocol PushSender: Sendable {
    /// Sends one push and waits for the response.
    func send(_ push: OutgoingPush) async -> PushOutcome
}

/// A push to send to APNs.
package struct OutgoingPush: Hashable, Sendable {
    /// The device's token in lower-case hexadecimal.
    package var token: String
    /// The app's bundle identifier. The `apns-topic` is this plus `.push-type.liveactivity`.
    package var bundleID: String
    /// The event that caused the push.
    package var event: PushedEvent
    /// The JSON payload.
    package var payload: Data
    /// `apns-priority`: 10 or 5.
    package var priority: Int
    /// `apns-id`, the same for every attempt.
    package var apnsID: UUID
    /// `apns-expiration`.
    package var expiration: Date

    package init(
        token: String, bundleID: String, event: PushedEvent, payload: Data, priority: Int, apnsID: UUID,
        expiration: Date
    ) {
        self.token = token
        self.bundleID = bundleID
        self.event = event
        self.payload = payload
        self.priority = priority
        self.apnsID = apnsID
        self.expiration = expiration
    }
}

/// The response of APNs.
package enum PushOutcome: Hashable, Sendable {
    /// Status 200, with `apns-unique-id` if present.
    case accepted(uniqueID: String?)
    /// Any other status, with the reason from the body. Status 0 means that there was no response.
    case refused(status: Int, reason: String)
}
