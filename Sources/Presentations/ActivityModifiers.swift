/// What an activity's lock-screen view asks of the system around it.
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
    /// The colour of the activity's card on the lock screen; `nil` for the system's material. The Dynamic Island stays black.
    public func activityBackgroundTint(_ color: Color?) -> some View {
        preference(key: ActivityTraitsKey.self, value: ActivityTraits(backgroundTint: color))
    }
    /// The colour of the text of the system's own buttons, which a swipe uncovers beside the card. The picture is of a card
    /// that nobody swipes: it has no such buttons, and the colour is not seen.
    public func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }
    /// What a tap on the presentation opens.
    public func widgetURL(_ url: URL?) -> some View {
        preference(key: ActivityTraitsKey.self, value: ActivityTraits(widgetURL: url))
    }
    /// Where content of an expanded region goes that is too wide to stand beside the camera.
    public func dynamicIsland(verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement) -> some View {
        preference(key: VerticalPlacementKey.self, value: verticalPlacement)
    }
}

extension EnvironmentValues {
    /// The size class of the Live Activity that is drawn. Default: the phone's.
    public var activityFamily: ActivityFamily {
        get { self[ActivityFamilyKey.self] }
        set { self[ActivityFamilyKey.self] = newValue }
    }
    /// Whether the activity fills the screen, in StandBy. Default: no.
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
