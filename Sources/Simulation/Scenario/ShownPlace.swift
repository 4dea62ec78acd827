import ActivitySystem

/// Where an activity is before a person's eyes.
public enum ShownPlace: String, Hashable, Sendable, CaseIterable, Comparable {
    /// In the open island.
    case expanded
    /// On both sides of the camera.
    case compact
    /// Beside the camera.
    case minimalAttached = "minimal-attached"
    /// In a circle of its own.
    case minimalDetached = "minimal-detached"
    /// Over another app, on a phone without an island.
    case banner
    /// On the lock screen, locked or not: a person pulls it down.
    case lockScreen = "lock-screen"

    /// In the order of the cases.
    public static func < (one: ShownPlace, other: ShownPlace) -> Bool {
        (allCases.firstIndex(of: one) ?? 0) < (allCases.firstIndex(of: other) ?? 0)
    }

    /// Where an activity is; a locked phone has its lock screen alone.
    static func places(of shown: ShownActivity, isLocked: Bool) -> [ShownPlace] {
        var places: [ShownPlace] = []
        if !isLocked {
            switch shown.island {
            case .expanded: places.append(.expanded)
            case .compact: places.append(.compact)
            case .minimalAttached: places.append(.minimalAttached)
            case .minimalDetached: places.append(.minimalDetached)
            case nil: break
            }
            if shown.isInBanner { places.append(.banner) }
        }
        if shown.isOnLockScreen { places.append(.lockScreen) }
        return places
    }
}
