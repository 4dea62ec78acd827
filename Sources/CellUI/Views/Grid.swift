/// Views in rows whose columns line up.
public struct Grid<Content: View>: View {
    private let alignment: Alignment
    private let horizontalSpacing: CGFloat?
    private let verticalSpacing: CGFloat?
    private let content: Content

    /// A grid of ``GridRow``s; any other view takes a row of its own. Spacing is in points; default: one column, zero
    /// rows; in a true picture 8 both ways.
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
                columnSpacing: scale.visible(width: horizontalSpacing ?? .standardSpacing),
                rowSpacing: verticalSpacing ?? (lowering.environment.medium == .points ? .standardSpacing : 0)))
    }
}

/// A row of a grid. Outside a grid, an ordinary row of its views.
public struct GridRow<Content: View>: View {
    private let alignment: VerticalAlignment?
    private let content: Content

    /// A row of a grid. Default alignment: the grid's.
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        (self.alignment, self.content) = (alignment, content())
    }

    /// Adds the row as a node that the grid takes apart.
    public func _lower(_ lowering: inout Lowering) {
        lowering.nodes.append(
            GridRowNode(
                lowering.nodes(of: content), alignment: alignment, isMirrored: lowering.isMirrored,
                scale: lowering.environment.cellScale))
    }
}

/// The cells of a grid row. Outside a grid, laid out as an `HStack`.
final class GridRowNode: WrapperNode {
    let cells: [LayoutNode]
    let alignment: VerticalAlignment?

    init(_ cells: [LayoutNode], alignment: VerticalAlignment?, isMirrored: Bool, scale: CellScale) {
        (self.cells, self.alignment) = (cells, alignment)
        super.init(
            StackNode(
                axis: .horizontal, children: cells, spacing: nil, vertical: alignment ?? .center,
                isMirrored: isMirrored, scale: scale))
    }
}

/// A grid cell with properties for its column.
final class GridCellNode: WrapperNode {
    var columns = 1
    var alignment: HorizontalAlignment?
    /// The axes along which it takes the size of its row or column without affecting it.
    var unsizedAxes: Axis.Set = []
}

extension View {
    /// Makes this view span `count` columns of a grid, at least one.
    public func gridCellColumns(_ count: Int) -> _NodeView<Self> { changingGridCell { $0.columns = max(1, count) } }
    /// Sets the alignment of this view's column in a grid.
    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> _NodeView<Self> {
        changingGridCell { $0.alignment = guide }
    }
    /// Keeps this view from enlarging its row or column of a grid along `axes`.
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
