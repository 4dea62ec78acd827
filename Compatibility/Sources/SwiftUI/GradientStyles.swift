import CellUI

// Gradients as styles of their own types, where a type is written: `static var heat: LinearGradient { .linearGradient(…) }`. Elsewhere those
// of `AnyShapeStyle` are meant.

extension ShapeStyle where Self == LinearGradient {
    @_disfavoredOverload
    public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint)
        -> LinearGradient
    { LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint) }
    @_disfavoredOverload
    public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
        LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
    }
    @_disfavoredOverload
    public static func linearGradient(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint)
        -> LinearGradient
    { LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint) }
}
extension ShapeStyle where Self == RadialGradient {
    @_disfavoredOverload
    public static func radialGradient(
        _ gradient: Gradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
    }
    @_disfavoredOverload
    public static func radialGradient(
        colors: [Color], center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
    }
}
extension ShapeStyle where Self == AngularGradient {
    @_disfavoredOverload
    public static func angularGradient(
        _ gradient: Gradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
    }
    @_disfavoredOverload
    public static func angularGradient(
        colors: [Color], center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(
            gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
    }
    @_disfavoredOverload
    public static func conicGradient(_ gradient: Gradient, center: UnitPoint = .center, angle: Angle = .zero)
        -> AngularGradient
    { AngularGradient(gradient: gradient, center: center, angle: angle) }
    @_disfavoredOverload
    public static func conicGradient(colors: [Color], center: UnitPoint = .center, angle: Angle = .zero)
        -> AngularGradient
    { AngularGradient(gradient: Gradient(colors: colors), center: center, angle: angle) }
}
