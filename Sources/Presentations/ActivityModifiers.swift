/// The preferences that an activity's lock-screen view sets for the system around it.
struct ActivityTraits {
    var backgroundTint: Color?
    var widgetURL: URL?
}

struct ActivityTraitsKey: PreferenceKey {
    static var defaultValue: ActivityTraits { ActivityTraits() }
    static func reduce(value: inout ActivityTraits, nextValue: () -> ActivityTraits) {
        let next = nextValue()
        value.backgroundTint = next.backgroundTint ?? value.backgroundTint
        value.widgetURL = next.widgetURL ?? value.widgetURL
    }
}

struct VerticalPlacementKey: PreferenceKey {
    static var defaultValue: DynamicIslandExpandedRegionVerticalPlacement { .default }
    static func reduce(
        value: inout DynamicIslandExpandedRegionVerticalPlacement,
        nextValue: () -> DynamicIslandExpandedRegionVerticalPlacement
    ) { value = nextValue() }
}

extension View {
    /// Sets the background of the activity's card on the lock screen; `nil` for the system's material. The Dynamic Island stays
    /// black.
    public func activityBackgroundTint(_ color: Color?) -> some View {
        transformEnvironment(\.isOnTint) { $0 = color != nil }
            .preference(key: ActivityTraitsKey.self, value: ActivityTraits(backgroundTint: color))
    }
    /// Sets the text colour of the system's buttons that a swipe uncovers beside the card. Has no effect: pictures do not show
    /// them.
    public func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }
    /// Sets the URL that a tap on the presentation opens.
    public func widgetURL(_ url: URL?) -> some View {
        preference(key: ActivityTraitsKey.self, value: ActivityTraits(widgetURL: url))
    }
    /// Sets whether content of an expanded region that is too wide to fit beside the camera moves below it.
    public func dynamicIsland(verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement) -> some View {
        preference(key: VerticalPlacementKey.self, value: verticalPlacement)
    }
}

extension EnvironmentValues {
    /// The size class that the Live Activity is drawn in: `.small` on Apple Watch and in CarPlay. Default: `.medium`, the phone's.
    public var activityFamily: ActivityFamily {
        get { self[ActivityFamilyKey.self] }
        set { self[ActivityFamilyKey.self] = newValue }
    }
    /// Whether the activity fills the screen, in StandBy. Default: `false`.
    public var isActivityFullscreen: Bool {
        get { self[ActivityFullscreenKey.self] }
        set { self[ActivityFullscreenKey.self] = newValue }
    }
}

private struct ActivityFamilyKey: EnvironmentKey {
    static var defaultValue: ActivityFamily { .medium }
}

private struct ActivityFullscreenKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}
