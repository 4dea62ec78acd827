/// Flexible space that grows along its stack.
public struct Spacer: View {
    private let minLength: CGFloat?

    /// Space of at least `minLength` points. Default: one column, or zero rows.
    public init(minLength: CGFloat? = nil) { self.minLength = minLength }

    /// Adds the space as a node.
    public func _lower(_ lowering: inout Lowering) {
        let scale = lowering.environment.cellScale
        lowering.nodes.append(
            SpacerNode(
                leastColumns: minLength.map { scale.columns($0) } ?? 1, leastRows: minLength.map { scale.rows($0) } ?? 0
            ))
    }
}

final class SpacerNode: LayoutNode {
    private let leastColumns: Int
    private let leastRows: Int
    private var axis: Axis?

    init(leastColumns: Int, leastRows: Int) { (self.leastColumns, self.leastRows) = (leastColumns, leastRows) }

    /// Takes only what all others leave: SwiftUI gives spacers the lowest priority.
    override var layoutPriority: Double { -.greatestFiniteMagnitude }
    override var isSpacer: Bool { true }
    override func stacked(along axis: Axis) { self.axis = axis }
    override func measure(_ proposal: CellProposal) -> CellSize {
        CellSize(
            width: axis == .vertical ? 0 : max(leastColumns, proposal.width ?? leastColumns),
            height: axis == .horizontal ? 0 : max(leastRows, proposal.height ?? leastRows))
    }
}

/// A line across its stack.
public struct Divider: View {
    /// A line.
    public init() {}

    /// Adds the line as a node.
    public func _lower(_ lowering: inout Lowering) {
        lowering.nodes.append(
            DividerNode(.solid(lowering.environment.palette.quaternary).opacity(lowering.environment.opacity)))
    }
}

final class DividerNode: LayoutNode {
    private let paint: Paint
    private var axis = Axis.vertical

    init(_ paint: Paint) { self.paint = paint }

    override func stacked(along axis: Axis) { self.axis = axis }
    override func measure(_ proposal: CellProposal) -> CellSize {
        axis == .horizontal
            ? CellSize(width: 1, height: proposal.height ?? 1) : CellSize(width: proposal.width ?? 1, height: 1)
    }
    override func draw(in rect: CellRect, context: inout DrawingContext) {
        let glyph = Glyph(axis == .horizontal ? Character("│") : Character("─"))
        context.fill(rect, with: glyph, paint: paint)
    }
}
