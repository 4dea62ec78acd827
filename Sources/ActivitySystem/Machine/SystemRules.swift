import Foundation

/// Named choices for what Apple's documentation leaves open. What it does specify is not a choice and is in ``SystemState``.
public struct SystemRules: Codable, Hashable, Sendable {
    /// How many activities of one app may run or be scheduled at once. Default 5: no number is published, five is what is
    /// commonly reported.
    public var activitiesPerApp = 5

    /// How many activities of all apps may run or be scheduled at once. Default 20: no number is published.
    public var activitiesPerDevice = 20

    /// How many pushes with priority 10 an app may receive in an hour. Default 12: Apple speaks of "a certain budget". What is not
    /// used is kept up to one hour's worth.
    public var pushesPerHour = 12.0

    /// The same for an app that declares `NSSupportsLiveActivitiesFrequentUpdates` and whose frequent updates are switched on.
    /// Default 120.
    public var frequentPushesPerHour = 120.0

    /// Which part of the push budget is left in Low Power Mode, 0...1. Default a half. Pushes with priority 5 wait until it ends.
    public var lowPowerShare = 0.5

    /// How long the island stays expanded, or a banner down, after an alert, in seconds. Default 5.
    public var alertDuration: TimeInterval = 5

    /// Whether an app's activity leaves the island while the app itself is in the foreground, as phones do. Default false: the
    /// activity stays in sight beside the command that started it.
    public var hidesIslandOfForegroundApp = false

    /// The choices as described.
    public init() {}
}

extension SystemRules {
    /// Reads what was written; a field that is missing is as in a new one.
    public init(from decoder: any Decoder) throws {
        self.init()
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        try fields.read(.activitiesPerApp, into: &activitiesPerApp)
        try fields.read(.activitiesPerDevice, into: &activitiesPerDevice)
        try fields.read(.pushesPerHour, into: &pushesPerHour)
        try fields.read(.frequentPushesPerHour, into: &frequentPushesPerHour)
        try fields.read(.lowPowerShare, into: &lowPowerShare)
        try fields.read(.alertDuration, into: &alertDuration)
        try fields.read(.hidesIslandOfForegroundApp, into: &hidesIslandOfForegroundApp)
    }
}

/// What is true of the device at an instant.
public struct DeviceConditions: Codable, Hashable, Sendable {
    /// Whether it knows Live Activities at all. Default true.
    public var supportsLiveActivities = true
    /// Whether it has a Dynamic Island. One without shows a banner for an alert. Default true.
    public var hasDynamicIsland = true
    /// Whether the lock screen is showing. Default: false.
    public var isLocked = false
    /// Whether the device is switched on. Default true.
    public var isPoweredOn = true
    /// Whether Low Power Mode is on. Default false.
    public var isInLowPowerMode = false
    /// Whether the battery is about to be empty. Default false.
    public var isBatteryCritical = false

    /// A device in use, with all that Live Activities need.
    public init() {}
}

extension DeviceConditions {
    /// Reads what was written; a field that is missing is as in a new one.
    public init(from decoder: any Decoder) throws {
        self.init()
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        try fields.read(.supportsLiveActivities, into: &supportsLiveActivities)
        try fields.read(.hasDynamicIsland, into: &hasDynamicIsland)
        try fields.read(.isLocked, into: &isLocked)
        try fields.read(.isPoweredOn, into: &isPoweredOn)
        try fields.read(.isInLowPowerMode, into: &isInLowPowerMode)
        try fields.read(.isBatteryCritical, into: &isBatteryCritical)
    }
}

extension KeyedDecodingContainer {
    /// Reads a value into a place; where the key is missing, what stands there stays. So what an earlier version wrote, which
    /// did not know a field, is still read.
    func read<Value: Decodable>(_ key: Key, into place: inout Value) throws {
        if let value = try decodeIfPresent(Value.self, forKey: key) { place = value }
    }
}
