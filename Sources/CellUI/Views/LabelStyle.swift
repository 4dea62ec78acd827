/// How labels look.
public protocol LabelStyle {
    /// What a label is made of.
    associatedtype Body: View
    /// What there is to draw.
    typealias Configuration = LabelStyleConfiguration
    /// The label in this style.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What there is to draw of a label.
public struct LabelStyleConfiguration {
    /// The title.
    public struct Title: View, StructuralView {
        let content: AnyView
        /// Adds the title's nodes.
        public func _lower(_ lowering: inout Lowering) { content._lower(&lowering) }
    }
    /// The icon.
    public struct Icon: View, StructuralView {
        let content: AnyView
        /// Adds the icon's nodes.
        public func _lower(_ lowering: inout Lowering) { content._lower(&lowering) }
    }

    /// The title.
    public let title: Title
    /// The icon.
    public let icon: Icon
}

enum LabelStyleKey: EnvironmentKey {
    static var defaultValue: ErasedStyle<LabelStyleConfiguration>? { nil }
}

extension View {
    /// The style of labels inside.
    public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        settingStyle(LabelStyleKey.self) { AnyView(style.makeBody(configuration: $0)) }
    }
}

/// The style that suits the place: icon and title.
public struct DefaultLabelStyle: LabelStyle {
    /// The style.
    public init() {}
    /// The label in this style.
    public func makeBody(configuration: Configuration) -> some View {
        TitleAndIconLabelStyle().makeBody(configuration: configuration)
    }
}

/// The icon before the title.
public struct TitleAndIconLabelStyle: LabelStyle {
    /// The style.
    public init() {}
    /// The label in this style.
    public func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.icon
            configuration.title
        }
    }
}

/// The icon alone; the title is spoken.
public struct IconOnlyLabelStyle: LabelStyle {
    /// The style.
    public init() {}
    /// The label in this style.
    public func makeBody(configuration: Configuration) -> some View {
        configuration.icon.accessibilityElement().speaking(configuration.title)
    }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
    /// The style.
    public init() {}
    /// The label in this style.
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == DefaultLabelStyle {
    /// The style that suits the place: icon and title.
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// The icon before the title.
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    /// The icon alone.
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// The title alone.
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
