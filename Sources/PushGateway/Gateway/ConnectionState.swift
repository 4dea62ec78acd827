import Foundation

/// What the gateway remembers of one connection. A new connection starts with ``init()``.
package struct ConnectionState: Sendable {
    /// Where the stream limit of a strict connection stands.
    package enum StreamLimit: Sendable { case initial, raised, lowered }

    /// The provider token that the connection uses: the last one that was new and accepted.
    package internal(set) var providerToken: ProviderToken?
    /// The token in use before the last update; requests already under way may still carry it.
    var previousToken: ProviderToken?
    /// When ``providerToken`` was first used here.
    var tokenChangedAt = Date.distantPast
    /// Requests so far.
    package internal(set) var requestCount = 0
    /// Refused requests that count toward disconnection: status 4xx except 410; BadDeviceToken counts twice.
    package internal(set) var errorCount = 0
    /// Where MAX_CONCURRENT_STREAMS stands.
    package internal(set) var streamLimit = StreamLimit.initial
    /// Remarks that were made already.
    var reportedLints: Set<Lint.Kind> = []

    /// A new connection.
    package init() {}

    /// The team that the connection is bound to: that of its first valid token.
    package var teamID: String? { providerToken?.teamID }
    /// The key that the connection is bound to.
    package var keyID: String? { providerToken?.keyID }
}

/// What a connection does after an answer: raise or lower its stream limit, or end after too many errors.
extension ConnectionState {
    mutating func effects(
        of reason: PushReason?, isAuthenticated: Bool, _ configuration: GatewayConfiguration
    ) -> [ConnectionEffect] {
        var effects: [ConnectionEffect] = []
        if configuration.hasStrictStreams {
            if streamLimit == .initial ? isAuthenticated : streamLimit == .lowered && reason == nil {
                streamLimit = .raised
                effects.append(.maxConcurrentStreams(configuration.maxConcurrentStreams))
            } else if streamLimit == .raised, reason != nil {
                streamLimit = .lowered
                effects.append(.maxConcurrentStreams(1))
            }
        }
        guard let reason, reason.status < 500, reason.status != 410 else { return effects }
        errorCount += reason == .badDeviceToken ? 2 : 1
        if let limit = configuration.errorsBeforeDisconnect, errorCount >= limit {
            effects += [.goAway(GoAwayReason(reason)), .close]
        }
        return effects
    }
}
