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

/// The kinds that were already reported on a connection.
struct LintKinds: Sendable {
    private var bits: UInt32 = 0

    /// Adds a kind; false if it was there before.
    mutating func insert(_ kind: Lint.Kind) -> Bool {
        let bit = UInt32(1) << kind.bit
        guard bits & bit == 0 else { return false }
        bits |= bit
        return true
    }
}

extension Lint.Kind {
    fileprivate var bit: UInt32 {
        switch self {
        case .stringIssuedAt: 0
        case .paddedToken: 1
        case .oddKeyID: 2
        case .unverifiedToken: 3
        case .futureToken: 4
        case .oldToken: 5
        case .tokenPerPush: 6
        case .connectionPerPush: 7
        case .missingPushType: 8
        case .pushTypeCase: 9
        case .missingPriority: 10
        case .uppercaseID: 11
        case .pastExpiration: 12
        case .expirationInMilliseconds: 13
        case .bodyNotObject: 14
        case .noSigningKey: 15
        case .anyKey: 16
        case .privateKey: 17
        }
    }
}
