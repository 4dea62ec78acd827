/// Views in rows whose columns line up.
public struct Grid<Content: View>: View {
    private let alignment: Alignment
    private let horizontalSpacing: CGFloat?
    private let verticalSpacing: CGFloat?
    private let content: Content

    /// Rows of ``GridRow``; any other view takes a row of its own. Spacing is in points; default: one column, no row.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        (self.alignment, self.content) = (alignment, content())
        (self.horizontalSpacing, self.verticalSpacing) = (horizontalSpacing, verticalSpacing)
    }

    /// Adds the grid as a node.
    public func _lower(_ lowering: inout Lowering) {
        let scale = lowering.environment.cellScale
        lowering.nodes.append(
            GridNode(
                lowering.nodes(of: content), alignment: alignment, isMirrored: lowering.isMirrored,
                columnSpacing: horizontalSpacing.map { scale.columns($0) } ?? 1,
                rowSpacing: verticalSpacing.map { scale.rows($0) } ?? 0))
    }
}

/// A row of a grid. Elsewhere, its views as if they stood there by themselves.
public struct GridRow<Content: View>: View {
    private let alignment: VerticalAlignment?
    private let content: Content

    /// A row of a grid. Default alignment: the grid's.
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        (self.alignment, self.content) = (alignment, content())
    }

    /// Adds the row as a node that a grid takes apart.
    public func _lower(_ lowering: inout Lowering) {
        lowering.nodes.append(
            GridRowNode(lowering.nodes(of: content), alignment: alignment, isMirrored: lowering.isMirrored))
    }
}

/// The cells of a row. Where there is no grid, a row of a stack.
final class GridRowNode: WrapperNode {
    let cells: [LayoutNode]
    let alignment: VerticalAlignment?

    init(_ cells: [LayoutNode], alignment: VerticalAlignment?, isMirrored: Bool) {
        (self.cells, self.alignment) = (cells, alignment)
        super.init(
            StackNode(
                axis: .horizontal, children: cells, spacing: 1, vertical: alignment ?? .center, isMirrored: isMirrored))
    }
}

/// A cell of a grid that says something about its column.
final class GridCellNode: WrapperNode {
    var columns = 1
    var alignment: HorizontalAlignment?
    /// Along which axes it takes what others give, and asks for nothing.
    var unsizedAxes: Axis.Set = []
}

extension View {
    /// Takes so many columns of a grid, one at least.
    public func gridCellColumns(_ count: Int) -> _NodeView<Self> { changingGridCell { $0.columns = max(1, count) } }
    /// How the views in this one's column of a grid stand.
    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> _NodeView<Self> {
        changingGridCell { $0.alignment = guide }
    }
    /// Takes no more of a grid along `axes` than the others in its row and column give.
    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> _NodeView<Self> { changingGridCell { $0.unsizedAxes = axes } }

    private func changingGridCell(
        _ name: StaticString = #function, _ change: @escaping (GridCellNode) -> Void
    ) -> _NodeView<Self> {
        wrappingNodes(name) { node, _ in
            let cell = node.unwrapped as? GridCellNode ?? GridCellNode(node)
            change(cell)
            return node.unwrapped === cell ? node : cell
        }
    }
}
