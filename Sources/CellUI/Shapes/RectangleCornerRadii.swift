/// The radii of a rectangle's corners, in points.
public struct RectangleCornerRadii: Hashable, Sendable {
    /// The leading corner at the top.
    public var topLeading: CGFloat
    /// The leading corner at the bottom.
    public var bottomLeading: CGFloat
    /// The trailing corner at the bottom.
    public var bottomTrailing: CGFloat
    /// The trailing corner at the top.
    public var topTrailing: CGFloat

    /// Four radii. Default: 0.
    public init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
    ) {
        (self.topLeading, self.bottomLeading) = (topLeading, bottomLeading)
        (self.bottomTrailing, self.topTrailing) = (bottomTrailing, topTrailing)
    }

    init(_ radius: CGFloat) {
        self.init(topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
    }

    /// Mirrored horizontally.
    var mirrored: RectangleCornerRadii {
        RectangleCornerRadii(
            topLeading: topTrailing, bottomLeading: bottomTrailing, bottomTrailing: bottomLeading,
            topTrailing: topLeading)
    }
    /// Mirrored vertically.
    var upsideDown: RectangleCornerRadii {
        RectangleCornerRadii(
            topLeading: bottomLeading, bottomLeading: topLeading, bottomTrailing: topTrailing,
            topTrailing: bottomTrailing)
    }

    func limited(to most: CGFloat) -> RectangleCornerRadii {
        func limit(_ radius: CGFloat) -> CGFloat { max(0, min(radius, most)) }
        return RectangleCornerRadii(
            topLeading: limit(topLeading), bottomLeading: limit(bottomLeading), bottomTrailing: limit(bottomTrailing),
            topTrailing: limit(topTrailing))
    }
}

/// The curve of rounded corners. Both styles look the same in cells.
public enum RoundedCornerStyle: Hashable, Sendable {
    /// A quarter circle.
    case circular
    /// A curve with continuous curvature.
    case continuous
}
