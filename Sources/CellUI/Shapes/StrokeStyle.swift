#if !canImport(CoreGraphics)
    /// The ends of a line. Replaces Core Graphics' type.
    public enum CGLineCap: Int32, Sendable {
        /// Ends exactly at the end point.
        case butt
        /// Adds a semicircle.
        case round
        /// Adds half a square.
        case square
    }

    /// The corners of a line. Replaces Core Graphics' type.
    public enum CGLineJoin: Int32, Sendable {
        /// A sharp corner.
        case miter
        /// A round corner.
        case round
        /// A bevelled corner.
        case bevel
    }
#endif

/// The style of a stroked line.
public struct StrokeStyle: Equatable, Sendable {
    /// The width in points. Default: 1. Any line is wide enough to be visible.
    public var lineWidth: CGFloat
    /// The ends of the line. Default: `butt`.
    public var lineCap: CGLineCap
    /// The corners of the line. In quarters of a cell all look the same. Default: `miter`.
    public var lineJoin: CGLineJoin
    /// The limit for miter joins. Default: 10.
    public var miterLimit: CGFloat
    /// Alternating lengths of dashes and gaps, in points. Default: a solid line.
    public var dash: [CGFloat]
    /// The start position in `dash`, in points. Default: 0.
    public var dashPhase: CGFloat

    /// A stroke style.
    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        (self.lineWidth, self.lineCap, self.lineJoin) = (lineWidth, lineCap, lineJoin)
        (self.miterLimit, self.dash, self.dashPhase) = (miterLimit, dash, dashPhase)
    }

    /// Whether `dash` has any effect: no length is negative and at least one is positive.
    var isDashed: Bool { dash.contains { $0 > 0 } && dash.allSatisfy { $0 >= 0 } }
}

extension StrokeStyle: Hashable {}
