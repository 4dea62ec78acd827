/// An outline, in points.
///
/// Common outlines (rectangles, rounded rectangles, ellipses) are stored as such, so that testing whether a point is
/// inside takes a few comparisons; all others are stored as lines and Bézier curves, an arc as curves of a quarter turn at most.
/// Curves stay curves in whatever is done to them but ``union(_:eoFill:)`` and its kin, and become straight lines only where cells
/// are drawn.
public struct Path: Hashable, Sendable {
    enum Outline: Hashable, Sendable {
        case rectangle(CGRect)
        case rounded(CGRect, RectangleCornerRadii)
        case ellipse(CGRect)
        case subpaths([Subpath])
        case stroke(Stroke)
    }

    var outlines: [Outline] = []
    /// The original that this path is a part of, after ``trimmedPath(from:to:)``.
    var trim: Trim?
    /// The subpath to which pieces are added.
    private var current: Subpath?

    /// An empty path.
    public init() {}
    /// A rectangle; empty for the null rectangle, which is what an inset larger than the rectangle leaves.
    public init(_ rect: CGRect) { outlines = rect.isNull ? [] : [.rectangle(rect)] }
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
        outlines = rect.isNull ? [] : [.rounded(rect, cornerRadii.limited(to: most))]
    }
    /// An ellipse within a rectangle.
    public init(ellipseIn rect: CGRect) { outlines = rect.isNull ? [] : [.ellipse(rect)] }
    /// A path built by `callback`.
    public init(_ callback: (inout Path) -> Void) {
        callback(&self)
        finishLine()
    }

    /// Whether the path is empty.
    public var isEmpty: Bool { outlines.isEmpty && current?.pieces.isEmpty != false }

    // MARK: Adding

    /// Starts a new line at `point`.
    public mutating func move(to point: CGPoint) {
        finishLine()
        current = Subpath(start: point)
    }
    /// Adds a straight line to `point`.
    public mutating func addLine(to point: CGPoint) { add(.line(to: point)) }
    /// Adds straight lines through `points`.
    public mutating func addLines(_ points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        points.dropFirst().forEach { addLine(to: $0) }
    }
    /// Adds a quadratic Bézier curve.
    public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) { add(.quad(to: point, control: control)) }
    /// Adds a cubic Bézier curve.
    public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
        add(.curve(to: point, control1: control1, control2: control2))
    }

    /// Adds a piece; without a point to begin at, a line begins where it would end.
    private mutating func add(_ piece: Piece) {
        if current == nil { current = Subpath(start: piece.end) } else { current?.pieces.append(piece) }
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
        outlines.append(contentsOf: path.finishedOutlines)
    }
    /// Closes the current line. What is added next begins where the closed line began.
    public mutating func closeSubpath() {
        guard let start = current?.start, current?.pieces.isEmpty == false else { return }
        current?.isClosed = true
        move(to: start)
    }

    private mutating func finishLine() {
        outlines = finishedOutlines
        current = nil
    }

    // MARK: Queries

    /// The last point of the line being drawn; `nil` if there is none.
    public var currentPoint: CGPoint? { current?.end }

    /// Whether `point` is inside, by the winding number or, if `eoFill` is `true`, by the even-odd rule.
    public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
        let winding = finishedOutlines.reduce(0) { $0 + $1.winding(around: point) }
        return eoFill ? winding % 2 != 0 : winding != 0
    }

    /// The outlines, including the unfinished line.
    var finishedOutlines: [Outline] {
        guard let current, !current.pieces.isEmpty else { return outlines }
        return outlines + [.subpaths([current])]
    }

    /// The outlines as polylines, in drawing order.
    package var polylines: [[CGPoint]] { finishedOutlines.flatMap(\.polylines) }
}
