/// The stroke of a shape.
struct StrokedShape<S: Shape>: Shape {
    let shape: S
    let style: StrokeStyle

    func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// A part of a shape's outline.
struct TrimmedShape<S: Shape>: Shape {
    let shape: S
    let start: CGFloat
    let end: CGFloat

    func path(in rect: CGRect) -> Path { shape.path(in: rect).trimmedPath(from: start, to: end) }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// A shape with a fixed size, which has a point in common with its rectangle.
struct SizedShape<S: Shape>: Shape {
    let shape: S
    let size: CGSize
    let anchor: UnitPoint

    func path(in rect: CGRect) -> Path {
        let origin = CGPoint(
            x: rect.minX + anchor.x * (rect.width - size.width), y: rect.minY + anchor.y * (rect.height - size.height))
        return shape.path(in: CGRect(origin: origin, size: size))
    }
}

/// A shape rotated around a point of its rectangle.
public struct RotatedShape<Content: Shape>: Shape {
    /// The shape.
    public var shape: Content
    /// The clockwise rotation.
    public var angle: Angle
    /// The centre of rotation.
    public var anchor: UnitPoint

    /// A shape rotated around a point of its rectangle. Default: the centre.
    public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
        (self.shape, self.angle, self.anchor) = (shape, angle, anchor)
    }

    /// The rotated outline.
    public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).rotated(by: angle, around: anchor.point(in: rect))
    }
    /// The size of the shape.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// A shape scaled without changing the layout.
public struct ScaledShape<Content: Shape>: Shape {
    /// The shape.
    public var shape: Content
    /// The horizontal and vertical scale factor.
    public var scale: CGSize
    /// The fixed point of scaling.
    public var anchor: UnitPoint

    /// A shape scaled around a point. Default: the centre.
    public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
        (self.shape, self.scale, self.anchor) = (shape, scale, anchor)
    }

    /// The scaled outline.
    public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).scaled(x: scale.width, y: scale.height, around: anchor.point(in: rect))
    }
    /// The size of the shape.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// A shape moved without changing the layout.
public struct OffsetShape<Content: Shape>: Shape {
    /// The shape.
    public var shape: Content
    /// The offset in points.
    public var offset: CGSize

    /// A shape moved by an offset.
    public init(shape: Content, offset: CGSize) { (self.shape, self.offset) = (shape, offset) }

    /// The moved outline.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height) }
    /// The size of the shape.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
    /// Insets the shape on all sides.
    public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
        RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
    }
}

extension ScaledShape: InsettableShape where Content: InsettableShape {
    /// Insets the shape on all sides.
    public func inset(by amount: CGFloat) -> ScaledShape<Content.InsetShape> {
        ScaledShape<Content.InsetShape>(shape: shape.inset(by: amount), scale: scale, anchor: anchor)
    }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
    /// Insets the shape on all sides.
    public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
        OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
    }
}

extension UnitPoint {
    /// The corresponding point of `rect`.
    func point(in rect: CGRect) -> CGPoint {
        CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }
}
