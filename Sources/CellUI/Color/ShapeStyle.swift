/// A colour or pattern that fills shapes and text.
public protocol ShapeStyle: Sendable {
    /// What the style is in an environment; `Never` for styles that paint by themselves.
    associatedtype _Resolved: ShapeStyle = Never
    /// The style in an environment, such as another colour in the dark.
    func resolve(in environment: EnvironmentValues) -> _Resolved
    /// The paint in an environment, not including the environment's opacity. By default, that of the resolved style.
    func _paint(in environment: EnvironmentValues) -> Paint
    /// The shadow of what is painted, in points; `nil` for none, which is the default.
    func _shadow(in environment: EnvironmentValues) -> PointCanvas.Shadow?
}

extension ShapeStyle {
    /// The paint of the resolved style.
    public func _paint(in environment: EnvironmentValues) -> Paint { resolve(in: environment)._paint(in: environment) }
}

extension ShapeStyle where _Resolved == Never {
    /// Traps: a style that paints by itself resolves to nothing else.
    public func resolve(in environment: EnvironmentValues) -> Never {
        preconditionFailure("\(Self.self) paints by itself and has no other style")
    }
}

extension Never: ShapeStyle {
    /// Required by the protocol; `Never` has no values.
    public func _paint(in environment: EnvironmentValues) -> Paint { switch self {} }
}

/// A type-erased shape style.
public struct AnyShapeStyle: ShapeStyle {
    /// A class, because each copy of an environment has two erased styles: copying values of unknown size was a hundredth of the
    /// instructions of a new state.
    private final class Box: Sendable {
        let style: any ShapeStyle

        init(_ style: any ShapeStyle) { self.style = style }
    }

    private let box: Box
    private var style: any ShapeStyle { box.style }
    /// Erases the type of `style`.
    public init<S: ShapeStyle>(_ style: S) {
        // Comparing metatypes is cheaper than a dynamic cast, and double erasure is rare.
        box = S.self == AnyShapeStyle.self ? (style as? AnyShapeStyle)?.box ?? Box(style) : Box(style)
    }
    /// Whether it is the foreground or a level of it, faded or not; set as the foreground, it would refer to itself.
    var isRelativeToForeground: Bool {
        let type = type(of: style)
        return type == HierarchicalShapeStyle.self || type == ForegroundStyle.self
            || type == FadedStyle.self && (style as? FadedStyle)?.style.isRelativeToForeground == true
            || type == ShadowedStyle.self && (style as? ShadowedStyle)?.style.isRelativeToForeground == true
    }
    /// Whether it is the tint, faded or not; set as the tint, it would refer to itself.
    var isTint: Bool {
        let type = type(of: style)
        return type == TintShapeStyle.self || type == FadedStyle.self && (style as? FadedStyle)?.style.isTint == true
            || type == ShadowedStyle.self && (style as? ShadowedStyle)?.style.isTint == true
    }
    /// The style as the foreground of views: a level is relative to the style set outside, so that nested levels do not add up.
    func foreground(in environment: EnvironmentValues) -> AnyShapeStyle {
        if let layered { return AnyShapeStyle(LayeredStyle(layered.levels.map { $0.foreground(in: environment) })) }
        return isRelativeToForeground ? AnyShapeStyle(FixedPaint(paint: _paint(in: environment))) : self
    }
    /// The style, if its levels have styles of their own.
    var layered: LayeredStyle? { type(of: style) == LayeredStyle.self ? style as? LayeredStyle : nil }
    /// The style, if it is a plain gradient.
    var gradient: Gradient? { style as? Gradient }
    /// The paint of the erased style.
    public func _paint(in environment: EnvironmentValues) -> Paint { style._paint(in: environment) }
    /// The shadow of the erased style.
    public func _shadow(in environment: EnvironmentValues) -> PointCanvas.Shadow? { style._shadow(in: environment) }
}

/// The current foreground style.
public struct ForegroundStyle: ShapeStyle {
    /// The current foreground style.
    public init() {}
    /// The style set by `.foregroundStyle`, or the palette's primary colour.
    public func _paint(in environment: EnvironmentValues) -> Paint {
        environment.foreground?._paint(in: environment) ?? .solid(environment.palette.primary)
    }
}

/// A level of the current foreground, from primary to quaternary.
public struct HierarchicalShapeStyle: ShapeStyle {
    enum Level: Int {
        case primary, secondary, tertiary, quaternary

        /// The opacity of a style at this level.
        var opacity: Double { [1, 0.6, 0.35, 0.2][rawValue] }
    }
    let level: Level
    /// The foreground itself.
    public static let primary = HierarchicalShapeStyle(level: .primary)
    /// Second level.
    public static let secondary = HierarchicalShapeStyle(level: .secondary)
    /// Third level.
    public static let tertiary = HierarchicalShapeStyle(level: .tertiary)
    /// Fourth level, the faintest.
    public static let quaternary = HierarchicalShapeStyle(level: .quaternary)

    /// The palette's colour for the level or, if a foreground style is set or the surface is tinted, the foreground at reduced
    /// opacity.
    public func _paint(in environment: EnvironmentValues) -> Paint {
        guard environment.foreground != nil || environment.isOnTint else {
            return .solid(Self.color(of: level, in: environment.palette))
        }
        if let levels = environment.foreground?.layered?.levels, levels.indices.contains(level.rawValue) {
            return levels[level.rawValue]._paint(in: environment)
        }
        return ForegroundStyle()._paint(in: environment).opacity(level.opacity)
    }

    static func color(of level: Level, in palette: Palette) -> CellColor {
        switch level {
        case .primary: palette.primary
        case .secondary: palette.secondary
        case .tertiary: palette.tertiary
        case .quaternary: palette.quaternary
        }
    }
}

/// The current tint.
public struct TintShapeStyle: ShapeStyle {
    /// The current tint.
    public init() {}
    /// The style set by `.tint`, or the palette's accent.
    public func _paint(in environment: EnvironmentValues) -> Paint {
        environment.tint?._paint(in: environment) ?? .solid(environment.palette.tint)
    }
}

/// The background.
public struct BackgroundStyle: ShapeStyle {
    /// The background.
    public init() {}
    /// Black or white, depending on the colour scheme.
    public func _paint(in environment: EnvironmentValues) -> Paint {
        .solid(CellColor(hex: environment.colorScheme == .dark ? 0 : 0xFF_FFFF))
    }
}

/// A translucent layer over the content behind it.
public struct Material: ShapeStyle {
    let opacity: Double
    /// The most translucent.
    public static let ultraThin = Material(opacity: 0.3)
    /// More translucent.
    public static let thin = Material(opacity: 0.45)
    /// The default.
    public static let regular = Material(opacity: 0.6)
    /// More opaque.
    public static let thick = Material(opacity: 0.75)
    /// The most opaque.
    public static let ultraThick = Material(opacity: 0.9)

    /// Near black or near white, depending on the colour scheme.
    public func _paint(in environment: EnvironmentValues) -> Paint {
        .color(CellColor(hex: environment.colorScheme == .dark ? 0x1C1C1E : 0xF2F2F7), opacity: opacity)
    }
}

extension ShapeStyle where Self == Material {
    /// The most translucent material.
    public static var ultraThinMaterial: Material { .ultraThin }
    /// A thin material.
    public static var thinMaterial: Material { .thin }
    /// The default material.
    public static var regularMaterial: Material { .regular }
    /// A thick material.
    public static var thickMaterial: Material { .thick }
    /// The most opaque material.
    public static var ultraThickMaterial: Material { .ultraThick }
    /// The material of bars.
    public static var bar: Material { .thick }
}

extension ShapeStyle where Self == ForegroundStyle {
    /// The current foreground style.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
    /// The background.
    public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// The current tint.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The foreground itself.
    public static var primary: HierarchicalShapeStyle { .primary }
    /// The second level of the foreground.
    public static var secondary: HierarchicalShapeStyle { .secondary }
    /// The third level of the foreground.
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
    /// The fourth level of the foreground, the faintest.
    public static var quaternary: HierarchicalShapeStyle { .quaternary }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// A gradient along a line.
    public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> AnyShapeStyle
    {
        AnyShapeStyle(LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint))
    }
    /// Evenly spaced colours along a line.
    public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> AnyShapeStyle {
        AnyShapeStyle(LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint))
    }
}
