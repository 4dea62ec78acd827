/// What is true of the device at an instant.
public struct DeviceConditions: Codable, Hashable, Sendable {
    /// Whether it knows Live Activities at all. Default true.
    public var supportsLiveActivities = true
    /// Whether it has a Dynamic Island. One without shows a banner for an alert. Default true.
    public var hasDynamicIsland = true
    /// Whether the lock screen is on show. Default false.
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
