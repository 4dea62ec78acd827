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

/// What a token is worth whenever and wherever it is used: everything about it that neither time nor connection changes.
struct TokenVerdict: Sendable {
    /// What the token says; nil if it may not be used.
    var token: ProviderToken?
    /// `iat`, also of a token that may not be used.
    var issuedAt: Double?
    /// What is wrong with it.
    var violations: [Violation] = []
    /// Remarks.
    var lints: [Lint] = []
    /// The bundle ids that the key is restricted to; empty: all.
    var topics: Set<String> = []
    /// The only environment in which the key is valid; nil: both.
    var environment: PushEnvironment?
}

/// Verdicts on tokens that verified, by the whole header value: the signature of a token is checked once.
///
/// Two generations bound the memory: entries are added to the young one; once it is full, it becomes the old one and the former old
/// one is forgotten. An old entry that is used again moves to the young.
struct VerifiedTokens: Sendable {
    /// A longer value is verified each time.
    static let longestKey = 2048

    private let generationSize: Int
    private var young: [String: TokenVerdict] = [:]
    private var old: [String: TokenVerdict] = [:]

    /// A cache of at most this many tokens, and at least two.
    init(capacity: Int) {
        generationSize = max(1, capacity / 2)
    }

    /// Entries in both generations.
    var count: Int { young.count + old.count }

    /// The verdict on a token that was verified before.
    mutating func verdict(for value: String) -> TokenVerdict? {
        if let verdict = young[value] { return verdict }
        guard let verdict = old.removeValue(forKey: value) else { return nil }
        insert(verdict, for: value)
        return verdict
    }

    /// Remembers a verdict.
    mutating func insert(_ verdict: TokenVerdict, for value: String) {
        guard value.utf8.count <= Self.longestKey else { return }
        if young.count >= generationSize {
            old = young
            young = [:]
        }
        young[value] = verdict
    }
}
