/// The steps of validation, in order: the first violation is the answer, `--explain` lists them all.
///
/// Apple documents only that authentication comes before the device token or the channel; the rest of the order is ours.
package enum ValidationStep: CaseIterable, Hashable, Sendable {
    case path, method, duplicateHeaders, authorization, messageID, expiration, priority, pushType, collapseID, topic
    case payload, target, requestRate, faults

    /// Every step, first to last.
    package static let order = allCases

    /// The reasons that the step may give, in the order in which it looks for them.
    package var reasons: [PushReason] {
        switch self {
        case .path: [.badPath, .missingDeviceToken]
        case .method: [.methodNotAllowed]
        case .duplicateHeaders: [.duplicateHeaders]
        case .authorization:
            [
                .missingProviderToken, .invalidProviderToken, .expiredProviderToken, .unrelatedKeyIDInToken,
                .badEnvironmentKeyIDInToken, .tooManyProviderTokenUpdates,
            ]
        case .messageID: [.badMessageID]
        case .expiration: [.badExpirationDate]
        case .priority: [.badPriority]
        case .pushType: [.missingPushType, .invalidPushType]
        case .collapseID: [.badCollapseID]
        case .topic: [.missingTopic, .badTopic, .topicDisallowed, .topicMismatch]
        case .payload: [.payloadEmpty, .payloadTooLarge, .badRequestPayload, .badRequestParams]
        case .target:
            [
                .badDeviceToken, .deviceTokenNotForTopic, .expiredToken, .unregistered, .missingChannelID,
                .badChannelID,
                .channelNotRegistered, .cannotCreateChannelConfig,
            ]
        case .requestRate: [.tooManyRequests]
        case .faults: PushReason.allCases
        }
    }
}
