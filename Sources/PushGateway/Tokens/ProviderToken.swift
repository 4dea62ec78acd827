import Foundation

/// What a verified provider token says.
package struct ProviderToken: Hashable, Sendable {
    /// `kid`: the key that signed it.
    package var keyID: String
    /// `iss`: the team.
    package var teamID: String
    /// `iat`, in seconds since 1970.
    package var issuedAt: Double
}
