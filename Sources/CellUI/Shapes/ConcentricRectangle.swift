/// A rectangle whose corners follow those of its container, or have radii of their own.
///
/// A container that is not a rectangle, such as a circle, gives the whole outline its form.
public struct ConcentricRectangle: InsettableShape {
    private var corners: [Edge.Corner.Style]
    private var isUniform = false
    private var amount: CGFloat = 0
    private var container: ContainerOutline?

    /// A rectangle with the same style at each corner. Default: concentric.
    ///
    /// - Parameter isUniform: Whether all corners have the largest of the radii.
    public init(corners: Edge.Corner.Style = .concentric, isUniform: Bool = false) {
        (self.corners, self.isUniform) = (Array(repeating: corners, count: 4), isUniform)
    }
    /// A rectangle with a style for each corner. Default: concentric.
    public init(
        topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
        bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) { corners = [topLeadingCorner, topTrailingCorner, bottomLeadingCorner, bottomTrailingCorner] }
    /// A rectangle with one style for the corners at the top.
    public init(
        uniformTopCorners: Edge.Corner.Style, bottomLeadingCorner: Edge.Corner.Style = .concentric,
        bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) { corners = [uniformTopCorners, uniformTopCorners, bottomLeadingCorner, bottomTrailingCorner] }
    /// A rectangle with one style for the corners at the bottom.
    public init(
        uniformBottomCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style = .concentric,
        topTrailingCorner: Edge.Corner.Style = .concentric
    ) { corners = [topLeadingCorner, topTrailingCorner, uniformBottomCorners, uniformBottomCorners] }
    /// A rectangle with one style for the corners at the top, and another for those at the bottom.
    public init(uniformTopCorners: Edge.Corner.Style, uniformBottomCorners: Edge.Corner.Style) {
        corners = [uniformTopCorners, uniformTopCorners, uniformBottomCorners, uniformBottomCorners]
    }

    /// The rectangle with its corners.
    public func path(in rect: CGRect) -> Path {
        let around = ContainerRelativeShape().inside(container).inset(by: amount).path(in: rect)
        guard let own = around.cornerRadii else { return around }
        let concentric = [own.topLeading, own.topTrailing, own.bottomLeading, own.bottomTrailing]
        var radii = zip(corners, concentric).map { $0.radius(concentric: $1, inset: amount) }
        if isUniform { radii = Array(repeating: radii.max() ?? 0, count: 4) }
        return Path(
            roundedRect: rect.insetBy(dx: amount, dy: amount),
            cornerRadii: RectangleCornerRadii(
                topLeading: radii[0], bottomLeading: radii[2], bottomTrailing: radii[3], topTrailing: radii[1]))
    }
    /// Insets the shape on all sides.
    public func inset(by amount: CGFloat) -> ConcentricRectangle {
        var shape = self
        shape.amount += amount
        return shape
    }

    /// This shape inside a container, in a layout that is mirrored or not.
    func inside(_ container: ContainerOutline?, isMirrored: Bool) -> ConcentricRectangle {
        var shape = self
        shape.container = container
        if isMirrored { shape.corners = [corners[1], corners[0], corners[3], corners[2]] }
        return shape
    }
}

extension Edge {
    /// The corners of a rectangle.
    public enum Corner {
        /// How a corner of a ``ConcentricRectangle`` is rounded. A number is a radius.
        public struct Style: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
            private let fixed: CGFloat?
            private var minimum: CGFloat = 0

            /// Concentric with the container's corner.
            public static var concentric: Style { Style(fixed: nil) }
            /// Concentric with the container's corner, with the radius of a fixed style at least.
            public static func concentric(minimum: Style) -> Style {
                Style(fixed: nil, minimum: minimum.fixed ?? minimum.minimum)
            }
            /// A radius in points.
            public static func fixed(_ radius: CGFloat) -> Style { Style(fixed: radius) }

            private init(fixed: CGFloat?, minimum: CGFloat = 0) { (self.fixed, self.minimum) = (fixed, minimum) }
            /// A radius in points.
            public init(floatLiteral value: Double) { self.init(fixed: value) }
            /// A radius in points.
            public init(integerLiteral value: Int) { self.init(fixed: CGFloat(value)) }

            fileprivate func radius(concentric: CGFloat, inset: CGFloat) -> CGFloat {
                fixed.map { max(0, $0 - inset) } ?? max(concentric, minimum)
            }
        }
    }
}

extension Path {
    /// The radii of a rectangle's corners; `nil` for any other outline.
    fileprivate var cornerRadii: RectangleCornerRadii? {
        switch outlines.count == 1 && trim == nil ? outlines[0] : nil {
        case .rectangle: RectangleCornerRadii(0)
        case .rounded(_, let radii): radii
        default: nil
        }
    }
}
