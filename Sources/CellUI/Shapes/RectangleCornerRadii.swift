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

    /// As in a mirror.
    var mirrored: RectangleCornerRadii {
        RectangleCornerRadii(
            topLeading: topTrailing, bottomLeading: bottomTrailing, bottomTrailing: bottomLeading,
            topTrailing: topLeading)
    }
    /// The top below.
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

/// How a corner is rounded. In cells both look alike.
public enum RoundedCornerStyle: Hashable, Sendable {
    /// A quarter of a circle.
    case circular
    /// A curve without a sudden change.
    case continuous
}
