import Crypto
import Foundation

/// The public half of an APNs signing key, and what the key may be used for.
package struct SigningKey: Sendable {
    /// `kid`: ten characters at Apple; any non-empty id is accepted here.
    package let id: String
    /// What signatures are verified with.
    package let publicKey: P256.Signing.PublicKey
    /// The team that owns the key; nil: the gateway's team, or any.
    package var teamID: String?
    /// The only environment in which the key is valid; nil: both.
    package var environment: PushEnvironment?
    /// The bundle ids that the key may push to; empty: all.
    package var topics: Set<String>
    /// Remarks for the person who registered the key.
    package let lints: [Lint]

    /// A key from PEM text: `PUBLIC KEY`, or a private key (`PRIVATE KEY`, `EC PRIVATE KEY`) of which only the public half is kept.
    package init(
        id: String, pem: String, teamID: String? = nil, environment: PushEnvironment? = nil, topics: Set<String> = []
    ) throws(SigningKeyError) {
        fatalError()
    }
}
