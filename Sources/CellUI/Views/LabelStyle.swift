/// The look of labels.
public protocol LabelStyle {
    /// The type of a styled label.
    associatedtype Body: View
    /// The properties of a label.
    typealias Configuration = LabelStyleConfiguration
    /// Returns the label in this style.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a label.
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
    /// Sets the style of the labels inside.
    public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        settingStyle(LabelStyleKey.self) { AnyView(style.makeBody(configuration: $0)) }
    }
}

/// The default style: icon and title.
public struct DefaultLabelStyle: LabelStyle {
    /// The style.
    public init() {}
    /// Returns the label in this style.
    public func makeBody(configuration: Configuration) -> some View {
        TitleAndIconLabelStyle().makeBody(configuration: configuration)
    }
}

/// The icon before the title.
public struct TitleAndIconLabelStyle: LabelStyle {
    /// The style.
    public init() {}
    /// Returns the label in this style.
    public func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.icon
            configuration.title
        }
    }
}

/// The icon only; the title is read by screen readers.
public struct IconOnlyLabelStyle: LabelStyle {
    /// The style.
    public init() {}
    /// Returns the label in this style.
    public func makeBody(configuration: Configuration) -> some View {
        configuration.icon.accessibilityElement().speaking(configuration.title)
    }
}

/// The title only.
public struct TitleOnlyLabelStyle: LabelStyle {
    /// The style.
    public init() {}
    /// Returns the label in this style.
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == DefaultLabelStyle {
    /// The default style: icon and title.
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// The icon before the title.
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    /// The icon only.
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// The title only.
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
