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
