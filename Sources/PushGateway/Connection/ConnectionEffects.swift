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
