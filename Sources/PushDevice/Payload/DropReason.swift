/// Why the device dropped a push although the gateway had responded with 200.
package enum DropReason: String, Codable, Hashable, Sendable, CaseIterable {
    /// The payload is not JSON, or not an object.
    case notJSON = "not-json"
    /// The payload has no `aps` object.
    case missingAPS = "missing-aps"
    /// A key of `aps` is missing or has the wrong type.
    case incorrectField = "incorrect-field"
    /// `aps.timestamp` is missing.
    case missingTimestamp = "missing-timestamp"
    /// `aps.event` is missing or is not `start`, `update` or `end`.
    case unknownEvent = "unknown-event"
    /// The content state does not decode as the app's type.
    case contentNotDecodable = "content-not-decodable"
    /// The attributes do not decode as the app's type.
    case attributesNotDecodable = "attributes-not-decodable"
    /// The app has no type named in `attributes-type`, or the token belongs to another type.
    case unknownAttributesType = "unknown-attributes-type"
    /// Attributes and content together have more than 4,096 bytes.
    case tooLarge = "too-large"
    /// A newer push was already delivered.
    case olderTimestamp = "older-timestamp"
    /// The timestamp is too far in the past, by default more than eight hours.
    case farPast = "far-past"
    /// The timestamp is too far in the future, by default more than eight hours.
    case farFuture = "far-future"
    /// The activity has ended.
    case ended
    /// The activity was dismissed.
    case dismissed
    /// A start has no alert.
    case missingAlert = "missing-alert"
    /// A start requests both a token and a channel.
    case bothInputPushKeys = "both-input-push-keys"
    /// Live Activities are switched off.
    case activitiesOff = "activities-off"
    /// The app or the device has reached its limit of activities.
    case tooManyActivities = "too-many-activities"
    /// The push-to-start budget is used up.
    case pushToStartBudget = "push-to-start-budget"
    /// No activity has the token.
    case unknownToken = "unknown-token"
    /// The token is for another kind of push: a start to an activity's token, or an update to a push-to-start token.
    case wrongToken = "wrong-token"
    /// A start was sent to a channel; it needs a push-to-start token.
    case broadcastStart = "broadcast-start"
    /// No activity subscribes to the channel.
    case noSubscriber = "no-subscriber"
    /// The device is offline, and the push must not be stored.
    case offline
    /// A newer push replaced it while the device was offline.
    case overwritten
    /// It expired while it was stored.
    case expired
    /// The device refused the start for another reason.
    case refused
}

/// A drop reason with details.
struct DropCause: Error, Hashable, Sendable {
    /// The reason.
    var reason: DropReason
    /// The path in the payload, such as `aps.content-state.endDate`.
    var path: String?
    /// The problem at that path, in a few words.
    var problem: String?
    /// Advice, as a sentence.
    var hint: String?
    /// How much too old or too new the timestamp is, how long the push was stored, or how long until the next refill, in
    /// seconds.
    var seconds: Double?

    init(
        _ reason: DropReason, path: String? = nil, problem: String? = nil, hint: String? = nil, seconds: Double? = nil
    ) {
        (self.reason, self.path, self.problem, self.hint, self.seconds) = (reason, path, problem, hint, seconds)
    }
}
