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
