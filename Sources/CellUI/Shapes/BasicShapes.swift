/// A rectangle.
public struct Rectangle: InsettableShape {
    private var amount: CGFloat = 0
    /// A rectangle.
    public init() {}
    /// All of `rect`.
    public func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: amount, dy: amount)) }
    /// Insets the shape on all sides.
    public func inset(by amount: CGFloat) -> Rectangle {
        var shape = self
        shape.amount += amount
        return shape
    }
}

/// A rectangle with rounded corners.
public struct RoundedRectangle: InsettableShape {
    /// The horizontal and vertical radius in points. The smaller one is used for both.
    public var cornerSize: CGSize
    /// The curve of the corners. Both styles look the same in cells.
    public var style: RoundedCornerStyle
    private var amount: CGFloat = 0

    /// A rectangle with corners of a radius in points.
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        (cornerSize, self.style) = (CGSize(width: cornerRadius, height: cornerRadius), style)
    }
    /// A rectangle with corners of two radii in points, the smaller of which is used.
    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        (self.cornerSize, self.style) = (cornerSize, style)
    }
    /// `rect` with rounded corners.
    public func path(in rect: CGRect) -> Path {
        Path(
            roundedRect: rect.insetBy(dx: amount, dy: amount),
            cornerRadius: max(0, min(cornerSize.width, cornerSize.height) - amount))
    }
    /// Insets the shape on all sides.
    public func inset(by amount: CGFloat) -> RoundedRectangle {
        var shape = self
        shape.amount += amount
        return shape
    }
}

/// A rectangle with a radius for each corner.
public struct UnevenRoundedRectangle: InsettableShape {
    /// The radii in points.
    public var cornerRadii: RectangleCornerRadii
    private var amount: CGFloat = 0
    /// A rectangle with the given radii.
    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
    }
    /// A rectangle with the given radii, in points.
    public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {
        cornerRadii = RectangleCornerRadii(
            topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
            topTrailing: topTrailingRadius)
    }
    /// `rect` with rounded corners.
    public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect.insetBy(dx: amount, dy: amount), cornerRadii: cornerRadii)
    }
    /// Insets the shape on all sides; the radii stay as they are.
    public func inset(by amount: CGFloat) -> UnevenRoundedRectangle {
        var shape = self
        shape.amount += amount
        return shape
    }
    /// The shape in a right-to-left layout.
    var mirrored: UnevenRoundedRectangle {
        var shape = self
        shape.cornerRadii = cornerRadii.mirrored
        return shape
    }
}

/// A rectangle with semicircular ends.
public struct Capsule: InsettableShape {
    /// The curve of the ends. Both styles look the same in cells.
    public var style: RoundedCornerStyle
    private var amount: CGFloat = 0
    /// A capsule.
    public init(style: RoundedCornerStyle = .continuous) { self.style = style }
    /// `rect` with semicircular ends.
    public func path(in rect: CGRect) -> Path {
        let inner = rect.insetBy(dx: amount, dy: amount)
        return Path(roundedRect: inner, cornerRadius: min(inner.width, inner.height) / 2)
    }
    /// Insets the shape on all sides.
    public func inset(by amount: CGFloat) -> Capsule {
        var shape = self
        shape.amount += amount
        return shape
    }
}

/// The largest circle that fits.
public struct Circle: InsettableShape {
    private var amount: CGFloat = 0
    /// A circle.
    public init() {}
    /// The largest circle in `rect`, centred.
    public func path(in rect: CGRect) -> Path {
        let side = max(0, min(rect.width, rect.height) - 2 * amount)
        return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }
    /// The square of the shorter side: in a row, a circle takes no more width than it is high.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let proposed = proposal.replacingUnspecifiedDimensions()
        let side = min(proposed.width, proposed.height)
        return CGSize(width: side, height: side)
    }
    /// Insets the shape on all sides.
    public func inset(by amount: CGFloat) -> Circle {
        var shape = self
        shape.amount += amount
        return shape
    }
}

/// The largest ellipse that fits.
public struct Ellipse: InsettableShape {
    private var amount: CGFloat = 0
    /// An ellipse.
    public init() {}
    /// The largest ellipse in `rect`.
    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.insetBy(dx: amount, dy: amount)) }
    /// Insets the shape on all sides.
    public func inset(by amount: CGFloat) -> Ellipse {
        var shape = self
        shape.amount += amount
        return shape
    }
}

/// A type-erased shape.
public struct AnyShape: Shape {
    private let shape: any Shape
    /// Erases the type of `shape`.
    public init<S: Shape>(_ shape: S) { self.shape = shape }
    /// The erased shape's outline.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
    /// The size of the shape.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

extension Path: Shape {
    /// The path itself, independent of `rect`.
    public func path(in rect: CGRect) -> Path { self }
}

extension Shape where Self == Rectangle {
    /// A rectangle.
    public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
    /// A rectangle with rounded corners.
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}

extension Shape where Self == Capsule {
    /// A capsule.
    public static var capsule: Capsule { Capsule() }
}

extension Shape where Self == Circle {
    /// A circle.
    public static var circle: Circle { Circle() }
}
