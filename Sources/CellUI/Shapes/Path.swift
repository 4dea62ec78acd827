/// An outline, in points.
///
/// Common outlines (rectangles, rounded rectangles, ellipses) are stored as such, so that testing whether a point is
/// inside takes a few comparisons; all others are stored as line segments.
public struct Path: Hashable, Sendable {
    enum Outline: Hashable, Sendable {
        case rectangle(CGRect)
        case rounded(CGRect, RectangleCornerRadii)
        case ellipse(CGRect)
        case lines([[CGPoint]])
        case stroke(Stroke)
    }

    var outlines: [Outline] = []
    /// The original that this path is a part of, after ``trimmedPath(from:to:)``.
    var trim: Trim?
    private var current: [CGPoint] = []

    /// An empty path.
    public init() {}
    /// A rectangle.
    public init(_ rect: CGRect) { outlines = [.rectangle(rect)] }
    /// A rectangle with rounded corners.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(roundedRect: rect, cornerRadii: RectangleCornerRadii(cornerRadius))
    }
    /// A rectangle with rounded corners; the smaller radius is used for both directions.
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.init(roundedRect: rect, cornerRadius: min(cornerSize.width, cornerSize.height))
    }
    /// A rectangle with a radius for each corner, limited to half the shorter side.
    public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        let most = min(rect.width, rect.height) / 2
        outlines = [.rounded(rect, cornerRadii.limited(to: most))]
    }
    /// An ellipse within a rectangle.
    public init(ellipseIn rect: CGRect) { outlines = [.ellipse(rect)] }
    /// A path built by `callback`.
    public init(_ callback: (inout Path) -> Void) {
        callback(&self)
        finishLine()
    }

    /// Whether the path is empty.
    public var isEmpty: Bool { outlines.isEmpty && current.count < 2 }

    // MARK: Adding

    /// Starts a new line at `point`.
    public mutating func move(to point: CGPoint) {
        finishLine()
        current = [point]
    }
    /// Adds a straight line to `point`.
    public mutating func addLine(to point: CGPoint) { current.append(point) }
    /// Adds straight lines through `points`.
    public mutating func addLines(_ points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        current.append(contentsOf: points.dropFirst())
    }
    /// Adds a quadratic Bézier curve.
    public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
        let start = current.last ?? .zero
        for step in 1...Self.curveSteps {
            let t = CGFloat(step) / CGFloat(Self.curveSteps)
            let (a, b, c) = ((1 - t) * (1 - t), 2 * (1 - t) * t, t * t)
            current.append(
                CGPoint(x: a * start.x + b * control.x + c * point.x, y: a * start.y + b * control.y + c * point.y))
        }
    }
    /// Adds a cubic Bézier curve.
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
    /// Adds an arc. As in SwiftUI, `clockwise` assumes that y points up: `false` is clockwise on screen.
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
    /// Adds a rectangle.
    public mutating func addRect(_ rect: CGRect) { outlines.append(.rectangle(rect)) }
    /// Adds a rectangle with rounded corners.
    public mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style))
    }
    /// Adds an ellipse.
    public mutating func addEllipse(in rect: CGRect) { outlines.append(.ellipse(rect)) }
    /// Adds another path.
    public mutating func addPath(_ path: Path) {
        finishLine()
        outlines.append(contentsOf: path.outlines)
        if path.current.count > 1 { outlines.append(.lines([path.current])) }
    }
    /// Closes the current line.
    public mutating func closeSubpath() {
        if let first = current.first { current.append(first) }
        finishLine()
    }

    private mutating func finishLine() {
        if current.count > 1 { outlines.append(.lines([current])) }
        current = []
    }

    private static let curveSteps = 16

    // MARK: Queries

    /// The last point of the unfinished line.
    var lastPoint: CGPoint? { current.last }

    /// Whether `point` is inside, by the winding number or, if `eoFill` is `true`, by the even-odd rule.
    public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
        if outlines.count == 1, current.isEmpty { return outlines[0].winding(around: point) != 0 }
        var winding = outlines.reduce(0) { $0 + $1.winding(around: point) }
        if current.count > 2 { winding += Outline.lines([current]).winding(around: point) }
        return eoFill ? winding % 2 != 0 : winding != 0
    }

    /// The outlines, including the unfinished line.
    var finishedOutlines: [Outline] { current.count > 1 ? outlines + [.lines([current])] : outlines }

    /// The outlines as polylines, in drawing order.
    package var polylines: [[CGPoint]] { finishedOutlines.flatMap(\.polylines) }
}
