/// Something in a request that works, but is worth a word to its author. Each kind is reported once on a connection.
package struct Lint: Codable, Hashable, Sendable, CustomStringConvertible {
    /// What the remark is about; the raw value is a stable name for scripts.
    package enum Kind: String, CaseIterable, Codable, Hashable, Sendable {
        case stringIssuedAt = "string-iat"
        case paddedToken = "padded-token"
        case oddKeyID = "odd-key-id"
        case unverifiedToken = "unverified-token"
        case futureToken = "future-token"
        case oldToken = "old-token"
        case tokenPerPush = "token-per-push"
        case connectionPerPush = "connection-per-push"
        case missingPushType = "missing-push-type"
        case pushTypeCase = "push-type-case"
        case missingPriority = "missing-priority"
        case uppercaseID = "uppercase-apns-id"
        case pastExpiration = "past-expiration"
        case expirationInMilliseconds = "expiration-in-milliseconds"
        case bodyNotObject = "body-not-object"
        case noSigningKey = "no-signing-key"
        case anyKey = "any-key"
        case privateKey = "private-key"
    }

    /// What the remark is about.
    package var kind: Kind
    /// One sentence: what, where, what to do.
    package var message: String

    /// A remark.
    package init(_ kind: Kind, _ message: String) {
        self.kind = kind
        self.message = message
    }

    /// The kind's stable name.
    package var name: String { kind.rawValue }
    /// The sentence.
    package var description: String { message }
}
