extension View {
    /// Accepted for source compatibility: a Live Activity's background is set by `activityBackgroundTint`, on a phone too.
    public func containerBackground<S: ShapeStyle>(
        _ style: S, for container: ContainerBackgroundPlacement
    ) -> some View { self }
    /// Accepted for source compatibility: a Live Activity's background is set by `activityBackgroundTint`, on a phone too.
    public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View { self }

    /// Accepted for source compatibility: widgets are never tinted here.
    public func widgetAccentable(_ accentable: Bool = true) -> some View { self }
    /// Accepted for source compatibility: sensitive content is always shown.
    public func privacySensitive(_ sensitive: Bool = true) -> some View { self }
    /// Accepted for source compatibility: intents take no time here.
    public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}

/// The container that a background belongs to.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    private let name: String
    /// A widget.
    public static let widget = ContainerBackgroundPlacement(name: "widget")
    /// A page of an app's navigation.
    public static let navigation = ContainerBackgroundPlacement(name: "navigation")
    /// An app's columns.
    public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
    /// An app's tabs.
    public static let tabView = ContainerBackgroundPlacement(name: "tabView")
}
