extension View {
    /// What stands behind a widget's content.
    public func containerBackground<S: ShapeStyle>(
        _ style: S, for container: ContainerBackgroundPlacement
    ) -> some View { background(style) }
    /// What stands behind a widget's content.
    public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View { background(alignment: alignment, content: content) }

    /// Takes the accent where a widget is tinted. None is.
    public func widgetAccentable(_ accentable: Bool = true) -> some View { self }
    /// Hides this view where others may look on. Nobody does.
    public func privacySensitive(_ sensitive: Bool = true) -> some View { self }
    /// Looks out of date while an intent runs. Intents take no time here.
    public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}

/// What a background is the background of.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    private let name: String
    /// A widget.
    public static let widget = ContainerBackgroundPlacement(name: "widget")
}
