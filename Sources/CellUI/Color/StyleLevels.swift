/// A style at a part of its opacity.
struct FadedStyle: ShapeStyle {
    let style: AnyShapeStyle
    let opacity: Double

    func _paint(in environment: EnvironmentValues) -> Paint { style._paint(in: environment).opacity(opacity) }
}

extension ShapeStyle {
    /// This style with its opacity multiplied by `opacity`, 0…1.
    public func opacity(_ opacity: Double) -> some ShapeStyle {
        FadedStyle(style: AnyShapeStyle(self), opacity: min(max(opacity, 0), 1))
    }
    /// The second level of this style.
    public var secondary: some ShapeStyle { level(.secondary) }
    /// The third level of this style.
    public var tertiary: some ShapeStyle { level(.tertiary) }
    /// The fourth level of this style.
    public var quaternary: some ShapeStyle { level(.quaternary) }

    private func level(_ level: HierarchicalShapeStyle.Level) -> FadedStyle {
        FadedStyle(style: AnyShapeStyle(self), opacity: level.opacity)
    }
}

/// A style whose levels have styles of their own: `foregroundStyle(_:_:_:)`.
struct LayeredStyle: ShapeStyle {
    /// The styles of the first levels; never empty.
    let levels: [AnyShapeStyle]

    /// The styles of the first levels, the highest first.
    init(_ levels: [AnyShapeStyle]) { self.levels = levels }

    func _paint(in environment: EnvironmentValues) -> Paint { levels[0]._paint(in: environment) }
}

/// The translucent grey of controls: `.fill`, `.fill.tertiary`.
///
/// Source: iOS' `systemFill` and its levels, as UIKit resolves them.
public struct FillShapeStyle: ShapeStyle {
    private var level = 0

    /// The fill of thin shapes, such as a slider's track.
    public init() {}

    private init(level: Int) { self.level = level }
    /// The fill of shapes of a medium size, such as a switch.
    public var secondary: FillShapeStyle { FillShapeStyle(level: 1) }
    /// The fill of large shapes, such as a field or a button.
    public var tertiary: FillShapeStyle { FillShapeStyle(level: 2) }
    /// The fill of large areas with other content.
    public var quaternary: FillShapeStyle { FillShapeStyle(level: 3) }

    /// The grey in an environment.
    public func _paint(in environment: EnvironmentValues) -> Paint {
        let opacity =
            environment.colorScheme == .dark ? [0.36, 0.32, 0.24, 0.18][level] : [0.2, 0.16, 0.12, 0.08][level]
        return .color(CellColor(hex: level < 2 ? 0x787880 : level == 2 ? 0x767680 : 0x747480), opacity: opacity)
    }
}

extension ShapeStyle where Self == FillShapeStyle {
    /// The translucent grey of controls.
    public static var fill: FillShapeStyle { FillShapeStyle() }
}
