/// One rule that a request broke: which, where, and what to do.
package struct Violation: Codable, Hashable, Sendable, CustomStringConvertible {
    /// The reason that Apple would send if this were the first violation.
    package var reason: PushReason
    /// Where it is, as in `header apns-priority`, `path segment 3`, `claim iat`, `body`.
    package var place: String
    /// What was found there. Text of the request is shortened and free of control characters.
    package var finding: String
    /// What to do about it: one sentence.
    package var advice: String

    /// A broken rule.
    package init(_ reason: PushReason, at place: String, _ finding: String, advice: String) {
        self.reason = reason
        self.place = place
        self.finding = finding
        self.advice = advice
    }

    /// One line for `--explain`.
    package var description: String { "\(reason.status) \(reason.rawValue): \(place): \(finding) \(advice)" }
}

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

/// Text of a request as a message may show it: in quotation marks, at most 48 characters, printable ASCII only.
func excerpt(_ text: some StringProtocol) -> String {
    var shown = "\""
    for scalar in text.unicodeScalars.prefix(48) {
        shown.unicodeScalars.append((" "..."~").contains(scalar) ? scalar : "?")
    }
    return shown + (text.unicodeScalars.dropFirst(48).isEmpty ? "\"" : "…\"")
}
