/// An outline, in points.
///
/// The outlines that nearly every shape is made of (rectangles, round corners, ellipses) are kept as what they are, so
/// that asking whether a point lies inside costs a few comparisons; all others are kept as line segments.
public struct Path: Hashable, Sendable {
    enum Outline: Hashable, Sendable {
        case rectangle(CGRect)
        case rounded(CGRect, RectangleCornerRadii)
        case ellipse(CGRect)
        case lines([[CGPoint]])
    }

    private(set) var outlines: [Outline] = []
    private var current: [CGPoint] = []

    /// Nothing.
    public init() {}
    /// A rectangle.
    public init(_ rect: CGRect) { outlines = [.rectangle(rect)] }
    /// A rectangle with round corners.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(roundedRect: rect, cornerRadii: RectangleCornerRadii(cornerRadius))
    }
    /// A rectangle with round corners.
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.init(roundedRect: rect, cornerRadius: min(cornerSize.width, cornerSize.height))
    }
    /// A rectangle whose corners may differ.
    public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        let most = min(rect.width, rect.height) / 2
        outlines = [.rounded(rect, cornerRadii.limited(to: most))]
    }
    /// An ellipse within a rectangle.
    public init(ellipseIn rect: CGRect) { outlines = [.ellipse(rect)] }
    /// What `callback` adds.
    public init(_ callback: (inout Path) -> Void) {
        callback(&self)
        finishLine()
    }

    /// Whether nothing was added.
    public var isEmpty: Bool { outlines.isEmpty && current.count < 2 }

    // MARK: Adding

    /// Begins another line at `point`.
    public mutating func move(to point: CGPoint) {
        finishLine()
        current = [point]
    }
    /// A straight line to `point`.
    public mutating func addLine(to point: CGPoint) { current.append(point) }
    /// Straight lines through `points`.
    public mutating func addLines(_ points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        current.append(contentsOf: points.dropFirst())
    }
    /// A curve with one control point.
    public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
        let start = current.last ?? .zero
        for step in 1...Self.curveSteps {
            let t = CGFloat(step) / CGFloat(Self.curveSteps)
            let (a, b, c) = ((1 - t) * (1 - t), 2 * (1 - t) * t, t * t)
            current.append(
                CGPoint(x: a * start.x + b * control.x + c * point.x, y: a * start.y + b * control.y + c * point.y))
        }
    }
    /// A curve with two control points.
    public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
        let start = current.last ?? .zero
        for step in 1...Self.curveSteps {
            let t = CGFloat(step) / CGFloat(Self.curveSteps)
            let s = 1 - t
            let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
            current.append(
                CGPoint(
                    x: a * start.x + b * control1.x + c * control2.x + d * point.x,
                    y: a * start.y + b * control1.y + c * control2.y + d * point.y))
        }
    }
    /// A part of a circle. As in SwiftUI, `clockwise` is seen with y upwards: `false` runs clockwise on the screen.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
    ) {
        var sweep = endAngle.radians - startAngle.radians
        let turn = 2 * Double.pi
        if clockwise {
            while sweep > 0 { sweep -= turn }
        } else {
            while sweep < 0 { sweep += turn }
        }
        let steps = max(2, Int(abs(sweep) / turn * 64))
        for step in 0...steps {
            let angle = startAngle.radians + sweep * Double(step) / Double(steps)
            current.append(CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle)))
        }
    }
    /// Another rectangle.
    public mutating func addRect(_ rect: CGRect) { outlines.append(.rectangle(rect)) }
    /// Another rectangle with round corners.
    public mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style))
    }
    /// Another ellipse.
    public mutating func addEllipse(in rect: CGRect) { outlines.append(.ellipse(rect)) }
    /// Another path.
    public mutating func addPath(_ path: Path) {
        finishLine()
        outlines.append(contentsOf: path.outlines)
        if path.current.count > 1 { outlines.append(.lines([path.current])) }
    }
    /// A line back to where this one began.
    public mutating func closeSubpath() {
        if let first = current.first { current.append(first) }
        finishLine()
    }

    private mutating func finishLine() {
        if current.count > 1 { outlines.append(.lines([current])) }
        current = []
    }

    private static let curveSteps = 16

    // MARK: Asking

    /// Whether `point` lies inside, by the winding of the outline around it.
    public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
        if outlines.count == 1, current.isEmpty { return outlines[0].winding(around: point) != 0 }
        var winding = outlines.reduce(0) { $0 + $1.winding(around: point) }
        if current.count > 2 { winding += Outline.lines([current]).winding(around: point) }
        return eoFill ? winding % 2 != 0 : winding != 0
    }

    /// The outline as lines of points, in drawing order.
    var polylines: [[CGPoint]] {
        outlines.flatMap(\.polylines) + (current.count > 1 ? [current] : [])
    }
}

extension Path.Outline {
    /// How often the outline runs around `point`; for the closed forms 0 or 1.
    func winding(around point: CGPoint) -> Int {
        switch self {
        case .rectangle(let rect): return rect.contains(point) ? 1 : 0
        case .ellipse(let rect):
            guard rect.width > 0, rect.height > 0 else { return 0 }
            let x = (point.x - rect.midX) / (rect.width / 2)
            let y = (point.y - rect.midY) / (rect.height / 2)
            return x * x + y * y <= 1 ? 1 : 0
        case .rounded(let rect, let radii): return Self.contains(point, rect, radii) ? 1 : 0
        case .lines(let lines): return lines.reduce(0) { $0 + Self.winding($1, around: point) }
        }
    }

    private static func contains(_ point: CGPoint, _ rect: CGRect, _ radii: RectangleCornerRadii) -> Bool {
        guard rect.contains(point) else { return false }
        let isLeft = point.x < rect.midX
        let isTop = point.y < rect.midY
        let radius =
            isTop
            ? (isLeft ? radii.topLeading : radii.topTrailing) : (isLeft ? radii.bottomLeading : radii.bottomTrailing)
        let dx = isLeft ? rect.minX + radius - point.x : point.x - (rect.maxX - radius)
        let dy = isTop ? rect.minY + radius - point.y : point.y - (rect.maxY - radius)
        return dx <= 0 || dy <= 0 || dx * dx + dy * dy <= radius * radius
    }

    private static func winding(_ line: [CGPoint], around point: CGPoint) -> Int {
        var winding = 0
        var a = line[line.count - 1]
        for b in line {
            let side = (b.x - a.x) * (point.y - a.y) - (point.x - a.x) * (b.y - a.y)
            if a.y <= point.y {
                if b.y > point.y, side > 0 { winding += 1 }
            } else if b.y <= point.y, side < 0 {
                winding -= 1
            }
            a = b
        }
        return winding
    }

    /// The outline as points. Ellipses begin at their right, as in Core Graphics, and run clockwise on the screen.
    var polylines: [[CGPoint]] {
        switch self {
        case .rectangle(let rect):
            return [
                [
                    CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
                    CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
                    CGPoint(x: rect.minX, y: rect.minY),
                ]
            ]
        case .ellipse(let rect):
            return [
                (0...128).map { step in
                    let angle = Double(step) / 128 * 2 * .pi
                    return CGPoint(
                        x: rect.midX + rect.width / 2 * cos(angle), y: rect.midY + rect.height / 2 * sin(angle))
                }
            ]
        case .rounded(let rect, let radii):
            func corner(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, _ from: Double) -> [CGPoint] {
                (0...12).map { step in
                    let angle = (from + Double(step) / 12 * 90) * .pi / 180
                    return CGPoint(x: x + radius * cos(angle), y: y + radius * sin(angle))
                }
            }
            let (tl, tr, bl, br) = (radii.topLeading, radii.topTrailing, radii.bottomLeading, radii.bottomTrailing)
            let top = corner(rect.minX + tl, rect.minY + tl, tl, 180) + corner(rect.maxX - tr, rect.minY + tr, tr, 270)
            let bottom = corner(rect.maxX - br, rect.maxY - br, br, 0) + corner(rect.minX + bl, rect.maxY - bl, bl, 90)
            return [top + bottom + [top[0]]]
        case .lines(let lines): return lines
        }
    }
}

/// The radii of a rectangle's corners, in points.
public struct RectangleCornerRadii: Hashable, Sendable {
    /// Where reading begins, at the top.
    public var topLeading: CGFloat
    /// Where reading begins, at the bottom.
    public var bottomLeading: CGFloat
    /// Where reading ends, at the bottom.
    public var bottomTrailing: CGFloat
    /// Where reading ends, at the top.
    public var topTrailing: CGFloat

    /// Four radii. Default: none.
    public init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
    ) {
        (self.topLeading, self.bottomLeading) = (topLeading, bottomLeading)
        (self.bottomTrailing, self.topTrailing) = (bottomTrailing, topTrailing)
    }

    init(_ radius: CGFloat) {
        self.init(topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
    }

    func limited(to most: CGFloat) -> RectangleCornerRadii {
        func limit(_ radius: CGFloat) -> CGFloat { max(0, min(radius, most)) }
        return RectangleCornerRadii(
            topLeading: limit(topLeading), bottomLeading: limit(bottomLeading), bottomTrailing: limit(bottomTrailing),
            topTrailing: limit(topTrailing))
    }
}

/// How a corner is rounded. In cells both look alike.
public enum RoundedCornerStyle: Hashable, Sendable {
    /// A quarter of a circle.
    case circular
    /// A curve without a sudden change.
    case continuous
}

/// An angle.
public struct Angle: Hashable, Comparable, Sendable {
    /// In radians.
    public var radians: Double
    /// In degrees.
    public var degrees: Double {
        get { radians * 180 / .pi }
        set { radians = newValue * .pi / 180 }
    }
    /// No angle.
    public init() { radians = 0 }
    /// An angle in radians.
    public init(radians: Double) { self.radians = radians }
    /// An angle in degrees.
    public init(degrees: Double) { radians = degrees * .pi / 180 }
    /// An angle in radians.
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
    /// An angle in degrees.
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
    /// No angle.
    public static let zero = Angle()
    /// Whether one angle is smaller.
    public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }
}
