/// Why a push came to nothing on the device, although the gateway answered 200.
package enum DropReason: String, Codable, Hashable, Sendable, CaseIterable {
    /// The payload is not JSON, or not an object.
    case notJSON = "not-json"
    /// The payload has no `aps` object.
    case missingAPS = "missing-aps"
    /// A key of `aps` is missing or of the wrong kind.
    case incorrectField = "incorrect-field"
    /// `aps.timestamp` is missing.
    case missingTimestamp = "missing-timestamp"
    /// `aps.event` is missing, or none of start, update and end.
    case unknownEvent = "unknown-event"
    /// The content state does not decode as the app's type.
    case contentNotDecodable = "content-not-decodable"
    /// The attributes do not decode as the app's type.
    case attributesNotDecodable = "attributes-not-decodable"
    /// The app has no type of the name in `attributes-type`, or the token belongs to another one.
    case unknownAttributesType = "unknown-attributes-type"
    /// Attributes and content together have more than 4,096 bytes.
    case tooLarge = "too-large"
    /// A newer push was delivered before.
    case olderTimestamp = "older-timestamp"
    /// The timestamp is more than eight hours in the past.
    case farPast = "far-past"
    /// The timestamp is more than eight hours in the future.
    case farFuture = "far-future"
    /// The activity has ended.
    case ended
    /// The activity was dismissed.
    case dismissed
    /// A start has no alert.
    case missingAlert = "missing-alert"
    /// A start asks for a token and a channel at once.
    case bothInputPushKeys = "both-input-push-keys"
    /// Live Activities are switched off.
    case activitiesOff = "activities-off"
    /// The app or the device has as many activities as it may have.
    case tooManyActivities = "too-many-activities"
    /// The device may not start that many activities by push in so short a time.
    case pushToStartBudget = "push-to-start-budget"
    /// No activity has the token.
    case unknownToken = "unknown-token"
    /// The token is for another kind of push: a start went to an activity, or an update to a push-to-start token.
    case wrongToken = "wrong-token"
    /// A broadcast asks for a start, which only a push to a push-to-start token can.
    case broadcastStart = "broadcast-start"
    /// No activity listens to the channel.
    case noSubscriber = "no-subscriber"
    /// The device is offline, and the push was not to be stored.
    case offline
    /// A newer push took its place while the device was offline.
    case overwritten
    /// It was stored until it expired.
    case expired
    /// The device refused the start for another reason.
    case refused
}

/// A reason together with what is known of the place.
struct DropCause: Error, Hashable, Sendable {
    /// Why.
    var reason: DropReason
    /// Where in the payload: `aps.content-state.endDate`.
    var path: String?
    /// What is wrong there, in a few words.
    var problem: String?
    /// What to do about it, as a sentence.
    var hint: String?
    /// How much older the timestamp is, or how long the push was kept, in seconds.
    var seconds: Double?

    init(
        _ reason: DropReason, path: String? = nil, problem: String? = nil, hint: String? = nil, seconds: Double? = nil
    ) {
        (self.reason, self.path, self.problem, self.hint, self.seconds) = (reason, path, problem, hint, seconds)
    }
}
