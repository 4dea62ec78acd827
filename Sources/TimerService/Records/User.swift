import Foundation

/// An account. Only the SHA-256 of its bearer token is stored.
package struct User: Codable, Hashable, Sendable {
    /// A UUID.
    package var id: String
    /// A display name; unique.
    package var name: String
    /// SHA-256 of the bearer token, in lower-case hexadecimal.
    package var tokenHash: String
    /// When the user was added.
    package var createdAt: Date
    /// The settings reported by the user's devices.
    package var settings: UserSettings

    /// Creates a user from its fields, by default without settings.
    package init(id: String, name: String, tokenHash: String, createdAt: Date, settings: UserSettings = UserSettings())
    {
        self.id = id
        self.name = name
        self.tokenHash = tokenHash
        self.createdAt = createdAt
        self.settings = settings
    }
}

/// A user's settings that affect push priorities.
package struct UserSettings: Codable, Hashable, Sendable {
    /// Whether frequent pushes are on; `nil` until a device has reported it.
    package var frequentPushesEnabled: Bool?
    /// A time zone identifier such as `Europe/Berlin`; `nil` if unknown.
    package var timeZone: String?
    /// Local hours such as `06:00-22:00`; `nil` for the whole day.
    package var activeHours: String?

    /// Creates settings; by default all are unknown.
    package init(frequentPushesEnabled: Bool? = nil, timeZone: String? = nil, activeHours: String? = nil) {
        self.frequentPushesEnabled = frequentPushesEnabled
        self.timeZone = timeZone
        self.activeHours = activeHours
    }
}
