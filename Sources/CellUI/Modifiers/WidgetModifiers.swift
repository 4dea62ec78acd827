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

/// How large the reader wants text.
public enum DynamicTypeSize: Int, CaseIterable, Comparable, Hashable, Sendable {
    /// The smallest.
    case xSmall
    /// Small.
    case small
    /// Medium.
    case medium
    /// Usual.
    case large
    /// Larger.
    case xLarge
    /// Larger still.
    case xxLarge
    /// The largest of the usual ones.
    case xxxLarge
    /// For weak eyes.
    case accessibility1
    /// For weaker eyes.
    case accessibility2
    /// For weaker eyes still.
    case accessibility3
    /// For very weak eyes.
    case accessibility4
    /// The largest.
    case accessibility5

    /// Whether one is smaller than the other.
    public static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool { a.rawValue < b.rawValue }
    /// Whether it is one for weak eyes.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

extension View {
    /// How large text is. The terminal decides.
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { self }
    /// How large text may be. The terminal decides.
    public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize { self }
}
