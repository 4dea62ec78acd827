extension View {
    /// Sets the background of a widget.
    public func containerBackground<S: ShapeStyle>(
        _ style: S, for container: ContainerBackgroundPlacement
    ) -> some View { background(style) }
    /// Sets the background of a widget.
    public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View { background(alignment: alignment, content: content) }

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
}
