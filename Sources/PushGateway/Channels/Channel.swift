import Foundation

/// A broadcast channel of one app.
package struct Channel: Codable, Hashable, Sendable {
    /// What happens to a message for a device that is offline.
    package enum StoragePolicy: Int, Codable, Hashable, Sendable {
        /// It is lost; `apns-expiration` must be 0.
        case none = 0
        /// The newest message waits, up to 8 hours.
        case newest = 1
    }

    /// `apns-channel-id`: base64.
    package let id: String
    /// The app.
    package let bundleID: String
    /// Whether messages are stored.
    package let storagePolicy: StoragePolicy
    /// When it was created.
    package let createdAt: Date
    /// Channels are listed in this order.
    let serial: UInt64
}
