/// A rectangle.
public struct Rectangle: InsettableShape {
    private var amount: CGFloat = 0
    /// A rectangle.
    public init() {}
    /// The whole of `rect`.
    public func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: amount, dy: amount)) }
    /// Smaller on all sides.
    public func inset(by amount: CGFloat) -> Rectangle {
        var shape = self
        shape.amount += amount
        return shape
    }
}

/// A rectangle with round corners.
public struct RoundedRectangle: InsettableShape {
    /// Radii along the columns and the rows, in points.
    public var cornerSize: CGSize
    /// How corners are rounded.
    public var style: RoundedCornerStyle
    private var amount: CGFloat = 0

    /// Round corners of a radius in points.
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        (cornerSize, self.style) = (CGSize(width: cornerRadius, height: cornerRadius), style)
    }
    /// Round corners of two radii in points.
    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        (self.cornerSize, self.style) = (cornerSize, style)
    }
    /// The whole of `rect` but its corners.
    public func path(in rect: CGRect) -> Path {
        Path(
            roundedRect: rect.insetBy(dx: amount, dy: amount),
            cornerRadius: max(0, min(cornerSize.width, cornerSize.height) - amount))
    }
    /// Smaller on all sides.
    public func inset(by amount: CGFloat) -> RoundedRectangle {
        var shape = self
        shape.amount += amount
        return shape
    }
}

/// A rectangle whose corners may differ.
public struct UnevenRoundedRectangle: InsettableShape {
    /// The radii in points.
    public var cornerRadii: RectangleCornerRadii
    private var amount: CGFloat = 0
    /// Corners of given radii.
    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
    }
    /// Corners of given radii.
    public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {
        cornerRadii = RectangleCornerRadii(
            topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
            topTrailing: topTrailingRadius)
    }
    /// The whole of `rect` but its corners.
    public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect.insetBy(dx: amount, dy: amount), cornerRadii: cornerRadii)
    }
    /// Smaller on all sides.
    public func inset(by amount: CGFloat) -> UnevenRoundedRectangle {
        var shape = self
        shape.amount += amount
        return shape
    }
    /// With the corners where they are when reading begins at the right.
    var mirrored: UnevenRoundedRectangle {
        var shape = self
        shape.cornerRadii = cornerRadii.mirrored
        return shape
    }
}

/// A rectangle with half circles for ends.
public struct Capsule: InsettableShape {
    /// How ends are rounded.
    public var style: RoundedCornerStyle
    private var amount: CGFloat = 0
    /// A capsule.
    public init(style: RoundedCornerStyle = .continuous) { self.style = style }
    /// The whole of `rect` but its corners.
    public func path(in rect: CGRect) -> Path {
        let inner = rect.insetBy(dx: amount, dy: amount)
        return Path(roundedRect: inner, cornerRadius: min(inner.width, inner.height) / 2)
    }
    /// Smaller on all sides.
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
    /// The largest circle in the middle of `rect`.
    public func path(in rect: CGRect) -> Path {
        let side = max(0, min(rect.width, rect.height) - 2 * amount)
        return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }
    /// Smaller on all sides.
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
    /// Smaller on all sides.
    public func inset(by amount: CGFloat) -> Ellipse {
        var shape = self
        shape.amount += amount
        return shape
    }
}

/// The form of the container, which in cells is a rectangle with the lock screen's corners.
public struct ContainerRelativeShape: InsettableShape {
    private var amount: CGFloat = 0
    /// The form of the container.
    public init() {}
    /// The whole of `rect` but its corners.
    public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect.insetBy(dx: amount, dy: amount), cornerRadius: max(0, 22 - amount))
    }
    /// Smaller on all sides.
    public func inset(by amount: CGFloat) -> ContainerRelativeShape {
        var shape = self
        shape.amount += amount
        return shape
    }
}

/// A shape whose type is hidden.
public struct AnyShape: Shape {
    private let shape: any Shape
    /// Hides the type of `shape`.
    public init<S: Shape>(_ shape: S) { self.shape = shape }
    /// The hidden shape's outline.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}

extension Path: Shape {
    /// The path itself, wherever it stands.
    public func path(in rect: CGRect) -> Path { self }
}

extension Shape where Self == Rectangle {
    /// A rectangle.
    public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
    /// A rectangle with round corners.
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
