/// The line along a shape's edge.
struct StrokedShape<S: Shape>: Shape {
    let shape: S
    let style: StrokeStyle

    func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }
}

/// A part of a shape's outline.
struct TrimmedShape<S: Shape>: Shape {
    let shape: S
    let start: CGFloat
    let end: CGFloat

    func path(in rect: CGRect) -> Path { shape.path(in: rect).trimmedPath(from: start, to: end) }
}

/// A shape as it is in a place of a given size.
struct SizedShape<S: Shape>: Shape {
    let shape: S
    let size: CGSize

    func path(in rect: CGRect) -> Path { shape.path(in: CGRect(origin: rect.origin, size: size)) }
}

/// A shape turned around a point of its place.
public struct RotatedShape<Content: Shape>: Shape {
    /// The shape.
    public var shape: Content
    /// How far it is turned, clockwise.
    public var angle: Angle
    /// Around which point.
    public var anchor: UnitPoint

    /// A shape turned around a point of its place. Default: its middle.
    public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
        (self.shape, self.angle, self.anchor) = (shape, angle, anchor)
    }

    /// The turned outline.
    public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).rotated(by: angle, around: anchor.point(in: rect))
    }
}

/// A shape made larger or smaller while its place stays.
public struct ScaledShape<Content: Shape>: Shape {
    /// The shape.
    public var shape: Content
    /// How much larger in both directions.
    public var scale: CGSize
    /// From which point.
    public var anchor: UnitPoint

    /// A shape made larger or smaller. Default: as seen from its middle.
    public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
        (self.shape, self.scale, self.anchor) = (shape, scale, anchor)
    }

    /// The larger or smaller outline.
    public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).scaled(x: scale.width, y: scale.height, around: anchor.point(in: rect))
    }
}

/// A shape drawn elsewhere while its place stays.
public struct OffsetShape<Content: Shape>: Shape {
    /// The shape.
    public var shape: Content
    /// How far, in points.
    public var offset: CGSize

    /// A shape drawn elsewhere.
    public init(shape: Content, offset: CGSize) { (self.shape, self.offset) = (shape, offset) }

    /// The moved outline.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height) }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
    /// Smaller on all sides.
    public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
        RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
    }
}

extension ScaledShape: InsettableShape where Content: InsettableShape {
    /// Smaller on all sides.
    public func inset(by amount: CGFloat) -> ScaledShape<Content.InsetShape> {
        ScaledShape<Content.InsetShape>(shape: shape.inset(by: amount), scale: scale, anchor: anchor)
    }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
    /// Smaller on all sides.
    public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
        OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
    }
}

extension UnitPoint {
    /// The point of `rect` that this is.
    func point(in rect: CGRect) -> CGPoint {
        CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }
}
