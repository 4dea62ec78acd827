import Foundation

/// A token that was valid once: pushes to it are refused with status 410 and the time at which it stopped being valid.
package struct RetiredToken: Codable, Hashable, Sendable {
    /// Why a token stopped being valid.
    package enum Reason: String, Codable, Hashable, Sendable {
        /// The token's lifetime ran out: what the tokens of ended Live Activities get in practice.
        case expired
        /// The app was removed, or the activity dismissed.
        case unregistered

        /// What the answer says.
        package var pushReason: PushReason {
            switch self {
            case .expired: .expiredToken
            case .unregistered: .unregistered
            }
        }
    }

    /// The token.
    package var token: DeviceToken
    /// Why it is gone.
    package var reason: Reason
    /// Since when; sent as `timestamp` in milliseconds since 1970.
    package var retiredAt: Date

    /// A token that stopped being valid at a time.
    package init(token: DeviceToken, reason: Reason, retiredAt: Date) {
        self.token = token
        self.reason = reason
        self.retiredAt = retiredAt
    }
}
