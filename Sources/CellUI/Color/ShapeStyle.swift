/// A colour or a pattern that fills shapes and text.
public protocol ShapeStyle: Sendable {
    /// What this comes to in an environment; its opacity is not that of the environment yet.
    func _paint(in environment: EnvironmentValues) -> Paint
}

/// A style whose type is hidden.
public struct AnyShapeStyle: ShapeStyle {
    private let style: any ShapeStyle
    /// Hides the type of `style`.
    public init<S: ShapeStyle>(_ style: S) {
        // Types are compared sooner than values are cast; nearly no style is hidden twice.
        self.style = S.self == AnyShapeStyle.self ? (style as? AnyShapeStyle)?.style ?? style : style
    }
    /// Whether it is a level of the foreground, or that itself: as a foreground it would be its own measure.
    var isRelativeToForeground: Bool {
        type(of: style) == HierarchicalShapeStyle.self || type(of: style) == ForegroundStyle.self
    }
    /// Whether it is the tint around: as a tint it would be its own measure.
    var isTint: Bool { type(of: style) == TintShapeStyle.self }
    /// What the hidden style comes to.
    public func _paint(in environment: EnvironmentValues) -> Paint { style._paint(in: environment) }
}

/// The style of the foreground around.
public struct ForegroundStyle: ShapeStyle {
    /// The style of the foreground around.
    public init() {}
    /// What `.foregroundStyle` set, or the palette's primary colour.
    public func _paint(in environment: EnvironmentValues) -> Paint {
        environment.foreground?._paint(in: environment) ?? .solid(environment.palette.primary)
    }
}

/// A level of the foreground around: primary, or weaker by degrees.
public struct HierarchicalShapeStyle: ShapeStyle {
    enum Level: Int { case primary, secondary, tertiary, quaternary }
    let level: Level
    /// The foreground itself.
    public static let primary = HierarchicalShapeStyle(level: .primary)
    /// Weaker.
    public static let secondary = HierarchicalShapeStyle(level: .secondary)
    /// Weaker still.
    public static let tertiary = HierarchicalShapeStyle(level: .tertiary)
    /// The weakest.
    public static let quaternary = HierarchicalShapeStyle(level: .quaternary)

    /// The palette's level; where another foreground was set, that one more transparent.
    public func _paint(in environment: EnvironmentValues) -> Paint {
        guard let foreground = environment.foreground else {
            return .solid(Self.color(of: level, in: environment.palette))
        }
        let opacity = [1, 0.6, 0.35, 0.2][level.rawValue]
        return foreground._paint(in: environment).opacity(opacity)
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

/// The tint around.
public struct TintShapeStyle: ShapeStyle {
    /// The tint around.
    public init() {}
    /// What `.tint` set, or the palette's accent.
    public func _paint(in environment: EnvironmentValues) -> Paint {
        environment.tint?._paint(in: environment) ?? .solid(environment.palette.tint)
    }
}

/// The background around.
public struct BackgroundStyle: ShapeStyle {
    /// The background around.
    public init() {}
    /// Black or white, by the colour scheme.
    public func _paint(in environment: EnvironmentValues) -> Paint {
        .solid(CellColor(hex: environment.colorScheme == .dark ? 0 : 0xFF_FFFF))
    }
}

/// A translucent layer over what is behind.
public struct Material: ShapeStyle {
    let opacity: Double
    /// The most translucent.
    public static let ultraThin = Material(opacity: 0.3)
    /// More translucent.
    public static let thin = Material(opacity: 0.45)
    /// In between.
    public static let regular = Material(opacity: 0.6)
    /// More opaque.
    public static let thick = Material(opacity: 0.75)
    /// The most opaque.
    public static let ultraThick = Material(opacity: 0.9)

    /// Near black or near white over what is behind.
    public func _paint(in environment: EnvironmentValues) -> Paint {
        .color(CellColor(hex: environment.colorScheme == .dark ? 0x1C1C1E : 0xF2F2F7), opacity: opacity)
    }
}

extension ShapeStyle where Self == Material {
    /// The most translucent material.
    public static var ultraThinMaterial: Material { .ultraThin }
    /// A thin material.
    public static var thinMaterial: Material { .thin }
    /// The usual material.
    public static var regularMaterial: Material { .regular }
    /// A thick material.
    public static var thickMaterial: Material { .thick }
    /// The most opaque material.
    public static var ultraThickMaterial: Material { .ultraThick }
    /// The material of bars.
    public static var bar: Material { .thick }
}

extension ShapeStyle where Self == ForegroundStyle {
    /// The style of the foreground around.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
    /// The background around.
    public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// The tint around.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The foreground itself.
    public static var primary: HierarchicalShapeStyle { .primary }
    /// The foreground, weaker.
    public static var secondary: HierarchicalShapeStyle { .secondary }
    /// The foreground, weaker still.
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
    /// The foreground at its weakest.
    public static var quaternary: HierarchicalShapeStyle { .quaternary }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// Colours along a line.
    public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> AnyShapeStyle
    {
        AnyShapeStyle(LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint))
    }
    /// Colours along a line.
    public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> AnyShapeStyle {
        AnyShapeStyle(LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint))
    }
}
