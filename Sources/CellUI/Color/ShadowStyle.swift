/// A shadow as a part of the style of shapes, text and symbols: `Circle().fill(.red.shadow(.drop(radius: 2)))`.
///
/// True pictures draw shadows that fall; of shadows inside a shape, and in cells, nothing is drawn.
public struct ShadowStyle: Hashable, Sendable {
    private let color: Color
    private let radius, x, y: CGFloat
    private let isInner: Bool

    /// A shadow behind what is drawn. Default: a third of black.
    public static func drop(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle { ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: false) }

    /// A shadow inside what is drawn. Not drawn.
    public static func inner(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle { ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: true) }

    /// The shadow that falls; `nil` for one inside.
    func shadow(in environment: EnvironmentValues) -> PointCanvas.Shadow? {
        isInner ? nil : PointCanvas.Shadow(color, in: environment, radius: radius, x: x, y: y)
    }
}

extension PointCanvas.Shadow {
    /// A shadow of a colour that an environment resolves.
    init(_ color: Color, in environment: EnvironmentValues, radius: CGFloat, x: CGFloat, y: CGFloat) {
        let (own, opacity) = color.resolved(in: environment)
        self.init(color: own, opacity: opacity, radius: radius, x: x, y: y)
    }
}

/// A style with a shadow.
struct ShadowedStyle: ShapeStyle {
    let style: AnyShapeStyle
    let shadow: ShadowStyle

    func _paint(in environment: EnvironmentValues) -> Paint { style._paint(in: environment) }
    func _shadow(in environment: EnvironmentValues) -> PointCanvas.Shadow? { shadow.shadow(in: environment) }
}

extension ShapeStyle {
    /// This style with a shadow.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
        ShadowedStyle(style: AnyShapeStyle(self), shadow: style)
    }

    /// No shadow.
    public func _shadow(in environment: EnvironmentValues) -> PointCanvas.Shadow? { nil }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// The foreground with a shadow.
    public static func shadow(_ style: ShadowStyle) -> AnyShapeStyle {
        AnyShapeStyle(ForegroundStyle().shadow(style))
    }
}
