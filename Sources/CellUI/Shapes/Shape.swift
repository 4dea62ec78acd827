/// A shape that fills its rectangle. Unless modified, it is filled with the foreground style.
public protocol Shape: View, Sendable {
    /// The outline in `rect`, in points.
    func path(in rect: CGRect) -> Path
    /// The size of the shape as a view, in points. Default: what is proposed, and ten where nothing is.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
    /// What is proposed, and ten points where nothing is.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
}

/// A shape that can be inset.
public protocol InsettableShape: Shape {
    /// The type of the inset shape.
    associatedtype InsetShape: InsettableShape
    /// The shape inset by `amount` points on each side.
    func inset(by amount: CGFloat) -> InsetShape
}

/// The rule for filling overlapping outlines.
public struct FillStyle: Hashable, Sendable {
    /// Whether the even-odd rule is used, which leaves overlaps of two outlines empty. Default: `false`.
    public var isEOFilled: Bool
    /// Whether edges are antialiased. Ignored: cells have their own resolution.
    public var isAntialiased: Bool
    /// A fill style.
    public init(eoFill: Bool = false, antialiased: Bool = true) { (isEOFilled, isAntialiased) = (eoFill, antialiased) }
}

extension Shape {
    /// Adds a node that fills its rectangle with the foreground style.
    public func _lower(_ lowering: inout Lowering) {
        lowering.nodes.append(
            ShapeNode(
                lowering.facing(self).path, size: sizeThatFits, paint: lowering.foreground,
                scale: lowering.environment.cellScale,
                container: lowering.environment.containerOutline?.place))
    }
}

extension Lowering {
    /// `shape` in this place: with leading and trailing corners mirrored if the layout is right-to-left, and as the container's shape
    /// if it follows that.
    func facing<S: Shape>(_ shape: S) -> S {
        if let relative = shape as? ContainerRelativeShape {
            return relative.inside(environment.containerOutline) as? S ?? shape
        }
        if let concentric = shape as? ConcentricRectangle {
            return concentric.inside(environment.containerOutline, isMirrored: isMirrored) as? S ?? shape
        }
        guard isMirrored, let uneven = shape as? UnevenRoundedRectangle else { return shape }
        return uneven.mirrored as? S ?? shape
    }
}
