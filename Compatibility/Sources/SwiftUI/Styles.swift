import CellUI

public typealias AnyGradient = AnyShapeStyle
public typealias HierarchicalShapeStyleModifier = AnyShapeStyle

extension ShapeStyle where Self == AnyShapeStyle {
    public static func linearGradient(_ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint)
        -> AnyShapeStyle
    { gradient }
    public static func linearGradient(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint)
        -> AnyShapeStyle
    { AnyShapeStyle(LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)) }
    public static func radialGradient(
        _ gradient: Gradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
    ) -> AnyShapeStyle {
        AnyShapeStyle(
            RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius))
    }
    public static func radialGradient(
        colors: [Color], center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
    ) -> AnyShapeStyle {
        AnyShapeStyle(RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius))
    }
    public static func radialGradient(
        stops: [Gradient.Stop], center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
    ) -> AnyShapeStyle {
        .radialGradient(Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
    }
    public static func angularGradient(
        colors: [Color], center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
    ) -> AnyShapeStyle {
        AnyShapeStyle(
            AngularGradient(
                gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle))
    }
    public static func angularGradient(
        stops: [Gradient.Stop], center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
    ) -> AnyShapeStyle {
        AnyShapeStyle(
            AngularGradient(
                gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle))
    }
    public static func conicGradient(colors: [Color], center: UnitPoint = .center, angle: Angle = .zero)
        -> AnyShapeStyle
    { AnyShapeStyle(AngularGradient(gradient: Gradient(colors: colors), center: center, angle: angle)) }
    public static func ellipticalGradient(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
    ) -> AnyShapeStyle {
        AnyShapeStyle(
            EllipticalGradient(
                gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
                endRadiusFraction: endRadiusFraction))
    }
    public static func opacity(_ opacity: Double) -> some ShapeStyle { ForegroundStyle().opacity(opacity) }
    public static var selection: AnyShapeStyle { AnyShapeStyle(TintShapeStyle()) }
    public static var separator: AnyShapeStyle { AnyShapeStyle(Color(.separator)) }
    public static var placeholder: AnyShapeStyle { AnyShapeStyle(Color(.placeholderText)) }
    public static var link: AnyShapeStyle { AnyShapeStyle(Color(.link)) }
    public static var windowBackground: AnyShapeStyle { AnyShapeStyle(Color(.systemBackground)) }
    public static func image(_ image: Image, sourceRect: CGRect = .zero, scale: CGFloat = 1) -> AnyShapeStyle {
        AnyShapeStyle(ImagePaint(image: image, sourceRect: sourceRect, scale: scale))
    }
}

extension HierarchicalShapeStyle {
    public static var quinary: HierarchicalShapeStyle { .quaternary }
}
extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var quinary: HierarchicalShapeStyle { .quaternary }
}
extension ShapeStyle {
    public var quinary: some ShapeStyle { opacity(0.12) }
    public func `in`(_ rect: CGRect) -> some ShapeStyle { self }
}
extension Material {
    public static let bar = Material.thick
    public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material { self }
}
public struct MaterialActiveAppearance: Hashable, Sendable {
    public static let automatic = MaterialActiveAppearance()
    public static let active = MaterialActiveAppearance()
    public static let inactive = MaterialActiveAppearance()
    public static let matchWindow = MaterialActiveAppearance()
}

/// An image as a paint: its placeholder's grey.
public struct ImagePaint: ShapeStyle {
    public var image: Image
    public var sourceRect: CGRect
    public var scale: CGFloat
    public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
        (self.image, self.sourceRect, self.scale) = (image, sourceRect, scale)
    }
    public func _paint(in environment: EnvironmentValues) -> Paint { Color.gray._paint(in: environment) }
}

public struct SeparatorShapeStyle: ShapeStyle {
    public init() {}
    public func _paint(in environment: EnvironmentValues) -> Paint { Color(.separator)._paint(in: environment) }
}
public struct SelectionShapeStyle: ShapeStyle {
    public init() {}
    public func _paint(in environment: EnvironmentValues) -> Paint { Color.accentColor._paint(in: environment) }
}

extension Color {
    /// Red, green and blue as a colour is drawn.
    public struct Resolved: Hashable, Sendable {
        public var red, green, blue, opacity: Float
        public init(red: Float, green: Float, blue: Float, opacity: Float = 1) {
            (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
        }
    }
    public init(_ resolved: Resolved) {
        self.init(
            red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
            opacity: Double(resolved.opacity))
    }
    public func resolve(in environment: EnvironmentValues) -> Resolved {
        let own = UIColor(self).components
        return Resolved(
            red: Float(own.red), green: Float(own.green), blue: Float(own.blue), opacity: Float(own.alpha))
    }
}
