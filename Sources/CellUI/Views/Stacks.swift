/// Views in a row.
public struct HStack<Content: View>: View {
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let content: Content

    /// Views in a row; `spacing` is in points. Default: one column.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
    }

    /// Adds a row as a node.
    public func _lower(_ lowering: inout Lowering) {
        let gap = spacing.map { lowering.environment.cellScale.columns($0) } ?? 1
        lowering.nodes.append(
            StackNode(axis: .horizontal, children: lowering.nodes(of: content), spacing: gap, vertical: alignment))
    }
}

/// Views in a column.
public struct VStack<Content: View>: View {
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let content: Content

    /// Views in a column; `spacing` is in points. Default: none, for a row of cells has its own.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
    {
        (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
    }

    /// Adds a column as a node.
    public func _lower(_ lowering: inout Lowering) {
        let gap = spacing.map { lowering.environment.cellScale.rows($0) } ?? 0
        lowering.nodes.append(
            StackNode(axis: .vertical, children: lowering.nodes(of: content), spacing: gap, horizontal: alignment))
    }
}

/// Views one over the other.
public struct ZStack<Content: View>: View {
    let alignment: Alignment
    let content: Content

    /// Views one over the other, the first at the bottom.
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        (self.alignment, self.content) = (alignment, content())
    }

    /// Adds the layers as one node.
    public func _lower(_ lowering: inout Lowering) {
        lowering.nodes.append(LayerNode(children: lowering.nodes(of: content), alignment: alignment))
    }
}

/// A row that makes its views when they are needed; here, at once.
public typealias LazyHStack = HStack
/// A column that makes its views when they are needed; here, at once.
public typealias LazyVStack = VStack
