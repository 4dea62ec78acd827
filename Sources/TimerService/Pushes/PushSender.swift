import Foundation
import PushPriority

/// Takes pushes to APNs, or to what stands for it.
package protocol PushSender: Sendable {
    /// Sends one push and waits for the answer.
    func send(_ push: OutgoingPush) async -> PushOutcome
}

/// A push as it goes to APNs.
package struct OutgoingPush: Hashable, Sendable {
    /// The device's token in lower-case hexadecimal.
    package var token: String
    /// The app's bundle identifier; the topic is this and `.push-type.liveactivity`.
    package var bundleID: String
    /// What it reports.
    package var event: PushedEvent
    /// The body, JSON.
    package var payload: Data
    /// `apns-priority`: 10 or 5.
    package var priority: Int
    /// `apns-id`, the same in every attempt.
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

/// What APNs answered.
package enum PushOutcome: Hashable, Sendable {
    /// 200, with the `apns-unique-id` where there was one.
    case accepted(uniqueID: String?)
    /// Any other status, with the reason from the body. No answer at all is status 0.
    case refused(status: Int, reason: String)
}
