import ActivitySystem

/// What is kept of Live Activities besides the sitting: the emulated device, and what is waited for.
public struct StoredActivities: Hashable, Sendable {
    /// The emulated device as it was when it was changed last; ask it for ``SystemState/standing(at:)``.
    public var system: SystemState
    /// The countdowns, in the order in which they were added.
    public var countdowns: [StoredCountdown]

    /// By default nothing.
    public init(system: SystemState = SystemState(), countdowns: [StoredCountdown] = []) {
        (self.system, self.countdowns) = (system, countdowns)
    }

    /// Whether there is nothing to keep.
    public var isEmpty: Bool { system.isBlank && countdowns.isEmpty }
}
