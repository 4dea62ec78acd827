/// Colours at locations from 0 to 1.
public struct Gradient: Hashable, Sendable {
    /// Where the colours between two others are looked up.
    public enum ColorSpace: Hashable, Sendable {
        /// In sRGB.
        case device
        /// In OKLab, where equal steps look equal.
        case perceptual
    }

    /// A colour at a location.
    public struct Stop: Hashable, Sendable {
        /// The colour.
        public var color: Color
        /// 0…1.
        public var location: CGFloat
        /// A colour at a location.
        public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
    }

    /// The stops, in order of location.
    public var stops: [Stop]

    /// A gradient from its stops.
    public init(stops: [Stop]) { self.stops = stops }
    /// A gradient of evenly spaced colours.
    public init(colors: [Color]) {
        stops = colors.enumerated().map { index, color in
            Stop(color: color, location: colors.count < 2 ? 0 : CGFloat(index) / CGFloat(colors.count - 1))
        }
    }

    func stops(in environment: EnvironmentValues) -> [Paint.Stop] {
        stops.map { stop in
            let (color, opacity) = stop.color.resolved(in: environment)
            return Paint.Stop(color: color, opacity: opacity, location: stop.location)
        }
    }
}

/// A gradient along a line.
public struct LinearGradient: ShapeStyle, View {
    let gradient: Gradient
    let startPoint: UnitPoint
    let endPoint: UnitPoint

    /// A gradient along the line from `startPoint` to `endPoint`.
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        (self.gradient, self.startPoint, self.endPoint) = (gradient, startPoint, endPoint)
    }
    /// Evenly spaced colours along the line from `startPoint` to `endPoint`.
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }
    /// Colours at given locations along the line from `startPoint` to `endPoint`.
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }

    /// The gradient's colours.
    public func _paint(in environment: EnvironmentValues) -> Paint {
        .linearGradient(stops: gradient.stops(in: environment), start: startPoint, end: endPoint)
    }
    /// Adds a node that fills its rectangle.
    public func _lower(_ lowering: inout Lowering) { lowering.nodes.append(FillNode(lowering.paint(self))) }
}

/// A gradient around a point.
public struct RadialGradient: ShapeStyle, View {
    let gradient: Gradient
    let center: UnitPoint
    let startRadius: CGFloat
    let endRadius: CGFloat

    /// A gradient around `center`, between two radii in points.
    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        (self.gradient, self.center) = (gradient, center)
        (self.startRadius, self.endRadius) = (startRadius, endRadius)
    }
    /// Evenly spaced colours around `center`, between two radii in points.
    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// The gradient's colours.
    public func _paint(in environment: EnvironmentValues) -> Paint {
        let unit = environment.medium == .points ? 1 : environment.cellScale.pointsPerColumn
        return .radialGradient(
            stops: gradient.stops(in: environment), center: center, startRadius: startRadius / unit,
            endRadius: endRadius / unit)
    }
    /// Adds a node that fills its rectangle.
    public func _lower(_ lowering: inout Lowering) { lowering.nodes.append(FillNode(lowering.paint(self))) }
}
