/// Flexible space that grows along its stack.
public struct Spacer: View {
    private let minLength: CGFloat?

    /// Space of at least `minLength` points. Default: 8, but nothing in a column of cells.
    public init(minLength: CGFloat? = nil) { self.minLength = minLength }

    /// Adds the space as a node.
    public func _lower(_ lowering: inout Lowering) {
        lowering.nodes.append(
            SpacerNode(
                leastWidth: minLength ?? .standardSpacing,
                leastHeight: minLength ?? (lowering.environment.medium == .points ? .standardSpacing : 0)))
    }
}

final class SpacerNode: LayoutNode {
    private let leastWidth: CGFloat
    private let leastHeight: CGFloat
    private var axis: Axis?

    init(leastWidth: CGFloat, leastHeight: CGFloat) {
        (self.leastWidth, self.leastHeight) = (leastWidth, leastHeight)
    }

    /// Takes only what all others leave: SwiftUI gives spacers the lowest priority.
    override var layoutPriority: Double { -.greatestFiniteMagnitude }
    override var isSpacer: Bool { true }
    override func stacked(along axis: Axis) { self.axis = axis }
    override func edgeSpacing(_ edge: VerticalEdge) -> EdgeSpacing { axis == .horizontal ? EdgeSpacing() : .spacer }
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(
            width: axis == .vertical ? 0 : max(leastWidth, proposal.width ?? leastWidth),
            height: axis == .horizontal ? 0 : max(leastHeight, proposal.height ?? leastHeight))
    }
}

/// A line across its stack.
public struct Divider: View {
    /// A line.
    public init() {}

    /// Adds the line as a node.
    public func _lower(_ lowering: inout Lowering) {
        lowering.nodes.append(
            DividerNode(
                .solid(lowering.environment.palette.quaternary).opacity(lowering.environment.opacity),
                scale: lowering.environment.cellScale))
    }
}

final class DividerNode: LayoutNode {
    private let paint: Paint
    private let scale: CellScale
    private var axis = Axis.vertical

    init(_ paint: Paint, scale: CellScale) { (self.paint, self.scale) = (paint, scale) }

    override func stacked(along axis: Axis) { self.axis = axis }
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let cell = scale.points(CellSize(width: 1, height: 1))
        return axis == .horizontal
            ? CGSize(width: cell.width, height: proposal.height ?? cell.height)
            : CGSize(width: proposal.width ?? cell.width, height: cell.height)
    }
    /// A line one point thick in the middle of its cells: a colour behind it or in front of it is as thin as the line itself.
    override func statedRect(in rect: CGRect) -> CGRect {
        let place = scale.points(scale.cells(rect))
        return axis == .horizontal
            ? CGRect(x: place.midX - 0.5, y: place.minY, width: 1, height: place.height)
            : CGRect(x: place.minX, y: place.midY - 0.5, width: place.width, height: 1)
    }
    override func draw(in rect: CGRect, context: inout DrawingContext) {
        let glyph = Glyph(axis == .horizontal ? Character("│") : Character("─"))
        let cells = scale.cells(rect)
        // The line of a colour behind it shows through: this one is faint.
        if context.bounds.contains(cells.origin), context.frame[cells.minX, cells.minY].glyph == glyph { return }
        context.fill(cells, with: glyph, paint: paint)
    }
    override func draw(in rect: CGRect, on canvas: inout PointCanvas) { canvas.fill(rect, with: paint) }
}
