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
        lowering.nodes.append(ShapeNode(path, paint: lowering.foreground, scale: lowering.environment.cellScale))
    }

    /// Filled with a style.
    public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View {
        FilledShape(shape: self, content: content, style: style)
    }
    /// Filled with the foreground.
    public func fill(style: FillStyle = FillStyle()) -> some View {
        FilledShape(shape: self, content: ForegroundStyle(), style: style)
    }
}

struct FilledShape<S: Shape, Content: ShapeStyle>: View {
    let shape: S
    let content: Content
    let style: FillStyle

    func _lower(_ lowering: inout Lowering) {
        lowering.nodes.append(
            ShapeNode(
                shape.path, paint: lowering.paint(content), scale: lowering.environment.cellScale,
                isEOFilled: style.isEOFilled))
    }
}

/// A filled outline.
final class ShapeNode: LayoutNode {
    private let path: (CGRect) -> Path
    private let paint: Paint
    private let scale: CellScale
    private let isEOFilled: Bool

    init(_ path: @escaping (CGRect) -> Path, paint: Paint, scale: CellScale, isEOFilled: Bool = false) {
        (self.path, self.paint, self.scale, self.isEOFilled) = (path, paint, scale, isEOFilled)
    }

    /// SwiftUI gives a shape ten points where nothing is proposed: one cell.
    override func measure(_ proposal: CellProposal) -> CellSize { proposal.replacingUnspecified(width: 1, height: 1) }

    override func draw(in rect: CellRect, context: inout DrawingContext) {
        let bounds = CGRect(
            x: 0, y: 0, width: Double(rect.width) * scale.pointsPerColumn,
            height: Double(rect.height) * scale.pointsPerRow)
        context.fill(path(bounds), in: rect, scale: scale, paint: paint, isEOFilled: isEOFilled)
    }
}
