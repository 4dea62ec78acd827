/// The default style: bordered, as in a widget.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
    /// The style.
    public init() {}
    /// Returns the button in this style.
    public func makeBody(configuration: Configuration) -> some View {
        BorderedButtonStyle().makeBody(configuration: configuration)
    }
}

/// The label, unchanged.
public struct PlainButtonStyle: PrimitiveButtonStyle {
    /// The style.
    public init() {}
    /// Returns the button in this style.
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// The label in the tint, or in the style that is set outside of the button.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    /// The style.
    public init() {}
    /// Returns the button in this style.
    public func makeBody(configuration: Configuration) -> some View {
        configuration.label.inked(TintShapeStyle()).tinted(for: configuration.role)
    }
}

/// The label in the tint, or in the style that is set outside of the button, on a faint fill of the tint.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
    /// The style.
    public init() {}
    /// Returns the button in this style.
    public func makeBody(configuration: Configuration) -> some View {
        configuration.label.inked(TintShapeStyle()).bordered { $0.tint.opacity(0.22) }
            .tinted(for: configuration.role)
    }
}

/// The label in white, or in the style that is set outside of the button, on a fill of the tint.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    /// The style.
    public init() {}
    /// Returns the button in this style.
    public func makeBody(configuration: Configuration) -> some View {
        configuration.label.inked(ContrastStyle()).bold().bordered { $0.tint }
            .tinted(for: configuration.role)
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The default style.
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// The label, unchanged.
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// The label in the tint.
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// The label in the tint, on a faint fill of the tint.
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// The label on a fill of the tint.
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

/// White, as on a phone, whatever its contrast is; black on a tint that is nearly white.
private struct ContrastStyle: ShapeStyle {
    func _paint(in environment: EnvironmentValues) -> Paint {
        let tint = TintShapeStyle()._paint(in: environment)
        let (color, _) = tint.color(x: 0, y: 0, in: CellRect(x: 0, y: 0, width: 1, height: 1))
        let (red, green, blue) = color.components(assuming: CellColor(hex: 0))
        // Relative luminance (WCAG 2): of the system's yellow 0.66.
        func linear(_ value: Int) -> Double { pow(Double(value) / 255, 2.2) }
        let luminance = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
        return .solid(CellColor(hex: luminance > 0.8 ? 0x00_0000 : 0xFF_FFFF))
    }
}

extension View {
    /// Sets the style of the text and symbols inside, unless `.foregroundStyle` outside has set one.
    func inked(_ style: some ShapeStyle) -> _EnvironmentView<Self> {
        changingEnvironment("") { if $0.foreground == nil { $0.foreground = AnyShapeStyle(style) } }
    }

    /// Makes the tint red if the role is destructive.
    fileprivate func tinted(for role: ButtonRole?) -> _EnvironmentView<Self> {
        changingEnvironment("") { if role == .destructive { $0.tint = AnyShapeStyle(Color.red) } }
    }

    fileprivate func bordered(_ fill: @escaping (Lowering) -> Paint) -> some View {
        BorderedView(content: self, fill: fill)
    }
}
