import Foundation

/// Where an app is in its life.
public enum AppPhase: String, Codable, Hashable, Sendable {
    /// On the screen. At most one app is, of those whose phase was ever told.
    case foreground
    /// Running unseen, or suspended.
    case background
    /// Not running. Its activities go on: they are the system's.
    case terminated
}

/// What an app declares and may do.
public struct AppCapabilities: Codable, Hashable, Sendable {
    /// `NSSupportsLiveActivities` in its Info.plist. Default true.
    public var liveActivities = true
    /// `NSSupportsLiveActivitiesFrequentUpdates` in its Info.plist. Default false.
    public var frequentUpdates = false
    /// The push notification entitlement. Default true.
    public var pushNotifications = true

    /// An app with Live Activities and pushes.
    public init() {}
}

/// One app as the machine knows it. An app that it was never told about is in the foreground, with everything allowed.
struct AppRecord: Codable, Hashable, Sendable {
    /// `nil` until something was reported.
    var phase: AppPhase?
    var capabilities = AppCapabilities()
    /// The person's switch of the app's Live Activities.
    var isAuthorized = true
    /// The person's switch of the app's frequent updates.
    var allowsFrequentPushes = true
    /// Pushes with priority 10 that may still be received, at `allowanceAt`; `nil` before the first: a full budget.
    var allowance: Double?
    var allowanceAt = Date.distantPast
    /// Requests that are still to be refused, for trials.
    var refusals = 0
    var refusalError: ActivityAuthorizationError?

    var hasFrequentPushes: Bool { capabilities.frequentUpdates && allowsFrequentPushes }
}

extension AppCapabilities {
    /// Reads what was written; a field that is missing is as in a new one.
    public init(from decoder: any Decoder) throws {
        self.init()
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        try fields.read(.liveActivities, into: &liveActivities)
        try fields.read(.frequentUpdates, into: &frequentUpdates)
        try fields.read(.pushNotifications, into: &pushNotifications)
    }
}

extension AppRecord {
    /// Reads what was written; a field that is missing is as in a new one.
    init(from decoder: any Decoder) throws {
        self.init()
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        try fields.read(.phase, into: &phase)
        try fields.read(.capabilities, into: &capabilities)
        try fields.read(.isAuthorized, into: &isAuthorized)
        try fields.read(.allowsFrequentPushes, into: &allowsFrequentPushes)
        try fields.read(.allowance, into: &allowance)
        try fields.read(.allowanceAt, into: &allowanceAt)
        try fields.read(.refusals, into: &refusals)
        try fields.read(.refusalError, into: &refusalError)
    }
}
