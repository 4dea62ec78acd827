#if !canImport(CoreGraphics)
    /// How the ends of a line look. Core Graphics' type.
    public enum CGLineCap: Int32, Sendable {
        /// Cut off where the line ends.
        case butt
        /// A half circle beyond the end.
        case round
        /// Half a square beyond the end.
        case square
    }

    /// How two lines meet. Core Graphics' type.
    public enum CGLineJoin: Int32, Sendable {
        /// A sharp corner.
        case miter
        /// A round corner.
        case round
        /// A cut corner.
        case bevel
    }
#endif

/// How an outline is drawn as a line.
public struct StrokeStyle: Equatable, Sendable {
    /// In points. Default: 1. A line is never too thin to be seen.
    public var lineWidth: CGFloat
    /// How its ends look. Default: cut off.
    public var lineCap: CGLineCap
    /// How its corners look. In quarters of a cell all look alike. Default: sharp.
    public var lineJoin: CGLineJoin
    /// How far a sharp corner may reach out. Default: 10.
    public var miterLimit: CGFloat
    /// Lengths of dashes and gaps in turn, in points. Default: no gaps.
    public var dash: [CGFloat]
    /// How far into `dash` the line begins, in points. Default: at its beginning.
    public var dashPhase: CGFloat

    /// A way to draw a line.
    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        (self.lineWidth, self.lineCap, self.lineJoin) = (lineWidth, lineCap, lineJoin)
        (self.miterLimit, self.dash, self.dashPhase) = (miterLimit, dash, dashPhase)
    }

    /// Whether there is anything to leave out.
    var isDashed: Bool { dash.contains { $0 > 0 } && dash.allSatisfy { $0 >= 0 } }
}

extension StrokeStyle: Hashable {}
