import Foundation

/// A resolved shape style: the colour of each cell of a rectangle.
public enum Paint: Hashable, Sendable {
    /// One colour; opacity 0…1.
    case color(CellColor, opacity: Double)
    /// A gradient along a line, in unit coordinates of the painted rectangle.
    case linearGradient(stops: [Stop], start: UnitPoint, end: UnitPoint)
    /// A gradient around a point, in unit coordinates of the painted rectangle. The radii are columns, or points of a true picture.
    case radialGradient(stops: [Stop], center: UnitPoint, startRadius: Double, endRadius: Double)
    /// A gradient around a point, as wide and as high as the painted rectangle. Centre and radii are in its unit coordinates.
    case ellipticalGradient(stops: [Stop], center: UnitPoint, startRadius: Double, endRadius: Double)
    /// A gradient that turns clockwise around a point in unit coordinates of the painted rectangle, from an angle in radians through
    /// another; zero is at the right.
    case angularGradient(stops: [Stop], center: UnitPoint, start: Double, turn: Double)

    /// A colour of a gradient.
    public struct Stop: Hashable, Sendable {
        /// The colour.
        public var color: CellColor
        /// 0…1.
        public var opacity: Double
        /// The location, 0…1.
        public var location: Double
        /// A colour at a location.
        public init(color: CellColor, opacity: Double = 1, location: Double) {
            (self.color, self.opacity, self.location) = (color, opacity, location)
        }
    }

    /// An opaque colour.
    public static func solid(_ color: CellColor) -> Paint { .color(color, opacity: 1) }

    /// The colour and opacity of a uniform paint; `nil` for a gradient.
    package var solid: (CellColor, Double)? {
        if case .color(let color, let opacity) = self { return (color, opacity) }
        return nil
    }

    /// The paint with its opacity multiplied by `factor`.
    public func opacity(_ factor: Double) -> Paint {
        if factor == 1 { return self }
        func fade(_ stops: [Stop]) -> [Stop] {
            stops.map { Stop(color: $0.color, opacity: $0.opacity * factor, location: $0.location) }
        }
        switch self {
        case .color(let color, let opacity): return .color(color, opacity: opacity * factor)
        case .linearGradient(let stops, let start, let end):
            return .linearGradient(stops: fade(stops), start: start, end: end)
        case .radialGradient(let stops, let center, let startRadius, let endRadius):
            return .radialGradient(
                stops: fade(stops), center: center, startRadius: startRadius, endRadius: endRadius)
        case .ellipticalGradient(let stops, let center, let startRadius, let endRadius):
            return .ellipticalGradient(
                stops: fade(stops), center: center, startRadius: startRadius, endRadius: endRadius)
        case .angularGradient(let stops, let center, let start, let turn):
            return .angularGradient(stops: fade(stops), center: center, start: start, turn: turn)
        }
    }

    /// Whether all columns of a row get the same colour.
    var isAlikeAlongRows: Bool {
        if case .linearGradient(_, let start, let end) = self { return start.x == end.x }
        return solid != nil
    }

    /// The colour and opacity of the cell at column `x` of row `y` when `rect` is painted.
    func color(x: Int, y: Int, in rect: CellRect) -> (CellColor, Double) {
        if let solid { return solid }
        return color(
            at: UnitPoint(
                x: (Double(x - rect.minX) + 0.5) / Double(max(1, rect.width)),
                y: (Double(y - rect.minY) + 0.5) / Double(max(1, rect.height))), aspect: Self.aspect(rect.size),
            width: Double(rect.width))
    }

    /// The colour and opacity of half of a cell when a rectangle of `size` is painted; columns and half rows count from its top
    /// left.
    package func color(x: Int, halfRow: Int, in size: CellSize) -> (CellColor, Double) {
        if let solid { return solid }
        return color(
            at: UnitPoint(
                x: (Double(x) + 0.5) / Double(max(1, size.width)),
                y: (Double(halfRow) + 0.5) / Double(max(1, 2 * size.height))), aspect: Self.aspect(size),
            width: Double(size.width))
    }

    /// The height of cells by their width: a row is twice as high as a column is wide.
    private static func aspect(_ size: CellSize) -> Double { 2 * Double(size.height) / Double(max(1, size.width)) }

    /// The colour and opacity at a point of the painted rectangle.
    ///
    /// - Parameters:
    ///   - aspect: The height of the rectangle by its width.
    ///   - width: Its width in the unit of a radial gradient's radii.
    package func color(at unit: UnitPoint, aspect: Double = 1, width: Double = 1) -> (CellColor, Double) {
        switch self {
        case .color(let color, let opacity): return (color, opacity)
        case .linearGradient(let stops, let start, let end):
            let (dx, dy) = (end.x - start.x, end.y - start.y)
            let length = dx * dx + dy * dy
            let along = length == 0 ? 0 : ((unit.x - start.x) * dx + (unit.y - start.y) * dy) / length
            return Self.color(of: stops, at: along)
        case .radialGradient(let stops, let center, let startRadius, let endRadius):
            let distance = hypot(unit.x - center.x, (unit.y - center.y) * aspect) * width
            return Self.color(of: stops, at: Self.location(of: distance, from: startRadius, to: endRadius))
        case .ellipticalGradient(let stops, let center, let startRadius, let endRadius):
            let distance = hypot(unit.x - center.x, unit.y - center.y)
            return Self.color(of: stops, at: Self.location(of: distance, from: startRadius, to: endRadius))
        case .angularGradient(let stops, let center, let start, let turn):
            let angle = atan2((unit.y - center.y) * aspect, unit.x - center.x)
            return Self.color(of: stops, at: Self.location(of: angle - start, turn: turn))
        }
    }

    /// The location of a distance from the centre of a gradient between two radii.
    private static func location(of distance: Double, from start: Double, to end: Double) -> Double {
        start == end ? (distance < start ? 0 : 1) : (distance - start) / (end - start)
    }

    /// The location of an angle after the start of a gradient that turns through `turn`; what is left of a circle has the colours of
    /// the ends, half each.
    private static func location(of angle: Double, turn: Double) -> Double {
        let circle = 2 * Double.pi
        var angle = angle.truncatingRemainder(dividingBy: circle)
        if turn >= 0, angle < 0 { angle += circle }
        if turn < 0, angle > 0 { angle -= circle }
        if turn == 0 { return abs(angle) < circle / 2 ? 1 : 0 }
        let location = angle / turn
        return location > 1 && abs(angle) > (circle + abs(turn)) / 2 ? 0 : location
    }

    /// The stops of a gradient; none of a colour.
    var stops: [Stop] {
        switch self {
        case .color: []
        case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
            .ellipticalGradient(let stops, _, _, _), .angularGradient(let stops, _, _, _):
            stops
        }
    }

    private static func color(of stops: [Stop], at location: Double) -> (CellColor, Double) {
        guard let first = stops.first, let last = stops.last else { return (.terminalDefault, 0) }
        if location <= first.location { return (first.color, first.opacity) }
        for (a, b) in zip(stops, stops.dropFirst()) where location <= b.location {
            let span = b.location - a.location
            let share = span == 0 ? 1 : (location - a.location) / span
            let color = b.color.blended(over: a.color, opacity: share, assuming: a.color)
            return (color, a.opacity + (b.opacity - a.opacity) * share)
        }
        return (last.color, last.opacity)
    }
}

/// A point in a rectangle of any size: (0, 0) is its top left, (1, 1) its bottom right.
public struct UnitPoint: Hashable, Sendable {
    /// The horizontal coordinate.
    public var x: CGFloat
    /// The vertical coordinate.
    public var y: CGFloat
    /// The top left.
    public init() { (x, y) = (0, 0) }
    /// A point from its coordinates.
    public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
    /// The top left.
    public static let zero = UnitPoint()
    /// The centre.
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// The middle of the leading side.
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// The middle of the trailing side.
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// The middle of the top.
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// The middle of the bottom.
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// The top left.
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// The top right.
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    /// The bottom left.
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    /// The bottom right.
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

extension CellColor {
    /// The sRGB values of this colour in a blend: its own, or xterm's for the terminal's 16.
    ///
    /// - Parameter assumed: The substitute for the terminal's default colour.
    func components(assuming assumed: CellColor) -> (red: Int, green: Int, blue: Int) {
        switch kind {
        case .rgb(let red, let green, let blue): (Int(red), Int(green), Int(blue))
        case .terminalDefault: assumed.hex.map(Self.split) ?? (0, 0, 0)
        case .ansi(let index): Self.split(TerminalPalette.ansi[Int(index)])
        }
    }

    private static func split(_ hex: UInt32) -> (red: Int, green: Int, blue: Int) {
        (Int(hex >> 16 & 255), Int(hex >> 8 & 255), Int(hex & 255))
    }

    /// This colour blended over another with `opacity` 0…1, in sRGB as in Core Animation.
    public func blended(over other: CellColor, opacity: Double, assuming assumed: CellColor = CellColor(hex: 0))
        -> CellColor
    {
        if opacity >= 1 { return self }
        if opacity <= 0 || self == other { return other }
        let (a, b) = (components(assuming: assumed), other.components(assuming: assumed))
        // Adding a half rounds without a call of the C library, of which three a colour were a hundredth of a new state.
        func mix(_ a: Int, _ b: Int) -> UInt8 { UInt8(Double(b) + Double(a - b) * opacity + 0.5) }
        return CellColor(red: mix(a.red, b.red), green: mix(a.green, b.green), blue: mix(a.blue, b.blue))
    }

    /// Whether it is hardly distinguished from another, as the steps of a gradient are; of colours that the terminal decides, whether it is
    /// the same.
    ///
    /// - Parameter most: The greatest sum of the differences of red, green and blue.
    func isNear(_ other: CellColor, within most: Int = 24) -> Bool {
        if self == other { return true }
        guard let a = hex, let b = other.hex else { return false }
        func difference(_ shift: UInt32) -> Int { abs(Int(a >> shift & 255) - Int(b >> shift & 255)) }
        return difference(16) + difference(8) + difference(0) <= most
    }
}
