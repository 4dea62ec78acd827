import Foundation

/// Who may use the server. The bearer token itself is kept nowhere: only its SHA-256.
package struct User: Codable, Hashable, Sendable {
    /// A UUID.
    package var id: String
    /// What people call the user; unique.
    package var name: String
    /// SHA-256 of the bearer token's text, in lower-case hexadecimal.
    package var tokenHash: String
    /// When the user was added.
    package var createdAt: Date
    /// What the user's devices reported.
    package var settings: UserSettings

    /// A user with everything given; by default nothing is known of the devices.
    package init(id: String, name: String, tokenHash: String, createdAt: Date, settings: UserSettings = UserSettings())
    {
        self.id = id
        self.name = name
        self.tokenHash = tokenHash
        self.createdAt = createdAt
        self.settings = settings
    }
}

/// What the choice of a push's priority needs to know of a user.
package struct UserSettings: Codable, Hashable, Sendable {
    /// Whether frequent pushes are on; nil while no device has reported it.
    package var frequentPushesEnabled: Bool?
    /// An identifier such as `Europe/Berlin`; nil while unknown.
    package var timeZone: String?
    /// Local hours such as `06:00-22:00`; nil for the whole day.
    package var activeHours: String?

    /// Settings; by default nothing is known.
    package init(frequentPushesEnabled: Bool? = nil, timeZone: String? = nil, activeHours: String? = nil) {
        self.frequentPushesEnabled = frequentPushesEnabled
        self.timeZone = timeZone
        self.activeHours = activeHours
    }
}
