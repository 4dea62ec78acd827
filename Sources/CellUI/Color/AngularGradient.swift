/// A gradient that turns around a point, clockwise.
public struct AngularGradient: ShapeStyle, View {
    let gradient: Gradient
    let center: UnitPoint
    let startAngle: Angle
    let endAngle: Angle

    /// A gradient from `startAngle` to `endAngle`; zero is at the right. What is left of a circle has the colours of the ends.
    public init(
        gradient: Gradient, center: UnitPoint = .center, startAngle: Angle = .zero, endAngle: Angle = .zero
    ) {
        (self.gradient, self.center) = (gradient, center)
        (self.startAngle, self.endAngle) = (startAngle, endAngle)
    }
    /// Evenly spaced colours from `startAngle` to `endAngle`.
    public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
    }
    /// Stops from `startAngle` to `endAngle`.
    public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
    }
    /// A gradient of a whole turn from `angle`.
    public init(gradient: Gradient, center: UnitPoint = .center, angle: Angle = .zero) {
        self.init(
            gradient: gradient, center: center, startAngle: angle, endAngle: .radians(angle.radians + 2 * .pi))
    }
    /// Evenly spaced colours of a whole turn from `angle`.
    public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
    }
    /// Stops of a whole turn from `angle`.
    public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
    }

    /// The gradient's colours.
    public func _paint(in environment: EnvironmentValues) -> Paint {
        .angularGradient(
            stops: gradient.stops(in: environment), center: center, start: startAngle.radians,
            turn: endAngle.radians - startAngle.radians)
    }
    /// Adds a node that fills its rectangle.
    public func _lower(_ lowering: inout Lowering) { lowering.nodes.append(FillNode(lowering.paint(self))) }
}

/// A gradient around a point that is as wide and as high as what it fills.
public struct EllipticalGradient: ShapeStyle, View {
    let gradient: Gradient
    let center: UnitPoint
    let startRadiusFraction: CGFloat
    let endRadiusFraction: CGFloat

    /// A gradient between two radii, as fractions of the width and height. Default: from the middle to the edges.
    public init(
        gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        (self.gradient, self.center) = (gradient, center)
        (self.startRadiusFraction, self.endRadiusFraction) = (startRadiusFraction, endRadiusFraction)
    }
    /// Evenly spaced colours between two radii.
    public init(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }
    /// Stops between two radii.
    public init(
        stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    /// The gradient's colours.
    public func _paint(in environment: EnvironmentValues) -> Paint {
        .ellipticalGradient(
            stops: gradient.stops(in: environment), center: center, startRadius: startRadiusFraction,
            endRadius: endRadiusFraction)
    }
    /// Adds a node that fills its rectangle.
    public func _lower(_ lowering: inout Lowering) { lowering.nodes.append(FillNode(lowering.paint(self))) }
}

extension Gradient: ShapeStyle {
    /// A gradient from top to bottom. As the tint of a bar or a gauge it runs along the value instead.
    public func _paint(in environment: EnvironmentValues) -> Paint {
        .linearGradient(stops: stops(in: environment), start: .top, end: .bottom)
    }
}

extension Lowering {
    /// The paint of the tint for a bar: a gradient runs along it, in reading direction.
    var barTint: Paint {
        guard let gradient = environment.tint?.gradient else { return tint }
        return paint(
            LinearGradient(
                gradient: gradient, startPoint: isMirrored ? .trailing : .leading,
                endPoint: isMirrored ? .leading : .trailing))
    }

    /// The paint of the tint for a ring that begins at an angle in degrees: a gradient runs around it, clockwise. Around a whole turn
    /// it begins a little earlier, so that the round end of the line has the first colour.
    func ringTint(from start: Double, turn: Double) -> Paint {
        guard let gradient = environment.tint?.gradient else { return tint }
        let start = turn >= 360 ? start - Self.roundEnd : start
        return paint(
            AngularGradient(gradient: gradient, startAngle: .degrees(start), endAngle: .degrees(start + turn)))
    }

    /// The angle of half a line's width, in degrees.
    private static var roundEnd: Double { 10 }
}

extension ShapeStyle where Self == AngularGradient {
    /// A gradient that turns around a point, clockwise from the right.
    public static func angularGradient(
        _ gradient: Gradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
    }
    /// A gradient of a whole turn around a point.
    public static func conicGradient(
        _ gradient: Gradient, center: UnitPoint = .center, angle: Angle = .zero
    ) -> AngularGradient { AngularGradient(gradient: gradient, center: center, angle: angle) }
}

extension ShapeStyle where Self == EllipticalGradient {
    /// A gradient that is as wide and as high as what it fills.
    public static func ellipticalGradient(
        _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(
            gradient: gradient, center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }
}
