/// A form that fills the place it is given. Without a modifier it is filled with the foreground.
public protocol Shape: View, Sendable {
    /// The outline in `rect`, in points.
    func path(in rect: CGRect) -> Path
}

/// A shape that can be made smaller on all sides.
public protocol InsettableShape: Shape {
    /// The smaller shape.
    associatedtype InsetShape: InsettableShape
    /// The shape without `amount` points at each side.
    func inset(by amount: CGFloat) -> InsetShape
}

/// How overlapping outlines are filled.
public struct FillStyle: Hashable, Sendable {
    /// Whether a part that two outlines hold is left empty. Default: no.
    public var isEOFilled: Bool
    /// Whether edges are smooth. Cells have their own way.
    public var isAntialiased: Bool
    /// A way to fill.
    public init(eoFill: Bool = false, antialiased: Bool = true) { (isEOFilled, isAntialiased) = (eoFill, antialiased) }
}

extension Shape {
    /// Fills the place it is given with the foreground.
    public func _lower(_ lowering: inout Lowering) {
        lowering.nodes.append(
            ShapeNode(
                lowering.facing(self).path, paint: lowering.foreground, scale: lowering.environment.cellScale))
    }
}

extension Lowering {
    /// A shape whose corners are named after the sides where reading begins and ends, with these where they are here.
    func facing<S: Shape>(_ shape: S) -> S {
        guard isMirrored, let uneven = shape as? UnevenRoundedRectangle else { return shape }
        return uneven.mirrored as? S ?? shape
    }
}
