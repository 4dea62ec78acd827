extension View {
    /// Margins at some sides, in points. Default: 16 at all four.
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> _NodeView<Self> {
        let length = length ?? 16
        return padding(
            EdgeInsets(
                top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
                bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0))
    }

    /// Margins at all sides, in points.
    public func padding(_ length: CGFloat) -> _NodeView<Self> {
        padding(EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
    }

    /// Margins in points.
    public func padding(_ insets: EdgeInsets) -> _NodeView<Self> {
        wrappingNodes { node, lowering in
            let scale = lowering.environment.cellScale
            lowering.describe(".padding(\(InspectionName.insets(insets)))")
            let (leading, trailing) = (scale.columns(insets.leading), scale.columns(insets.trailing))
            return PaddingNode(
                node, top: scale.rows(insets.top), left: lowering.isMirrored ? trailing : leading,
                bottom: scale.rows(insets.bottom), right: lowering.isMirrored ? leading : trailing)
        }
    }

    /// A box of a fixed extent in points; what is not given is the view's own. A box that is not empty has a cell at least.
    public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> _NodeView<Self>
    {
        wrappingNodes { node, lowering in
            lowering.describe(
                InspectionName.frame([("width", width), ("height", height)], alignment))
            let scale = lowering.environment.cellScale
            return FixedFrameNode(
                node, width: width.map { scale.visibleColumns($0) }, height: height.map { scale.visibleRows($0) },
                alignment: alignment.facing(lowering.environment.layoutDirection))
        }
    }

    /// A box within bounds in points; see SwiftUI for how bounds and proposals meet.
    public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> _NodeView<Self> {
        wrappingNodes { node, lowering in
            lowering.describe(
                InspectionName.frame(
                    [
                        ("minWidth", minWidth), ("idealWidth", idealWidth), ("maxWidth", maxWidth),
                        ("minHeight", minHeight), ("idealHeight", idealHeight), ("maxHeight", maxHeight),
                    ], alignment))
            let scale = lowering.environment.cellScale
            return FlexibleFrameNode(
                node,
                horizontal: .init(
                    minimum: minWidth.map { scale.visibleColumns($0) },
                    ideal: idealWidth.map { scale.visibleColumns($0) },
                    maximum: maxWidth.map { scale.visibleColumns($0) }),
                vertical: .init(
                    minimum: minHeight.map { scale.visibleRows($0) }, ideal: idealHeight.map { scale.visibleRows($0) },
                    maximum: maxHeight.map { scale.visibleRows($0) }),
                alignment: alignment.facing(lowering.environment.layoutDirection))
        }
    }

    /// Who gets space first in a stack: higher before lower.
    public func layoutPriority(_ value: Double) -> _NodeView<Self> {
        wrappingNodes { node, lowering in
            lowering.describe(".layoutPriority(\(InspectionName.number(value)))")
            return PriorityNode(node, layoutPriority: value)
        }
    }

    /// Drawn over siblings with a lower value.
    public func zIndex(_ value: Double) -> _NodeView<Self> {
        wrappingNodes { node, lowering in
            lowering.describe(".zIndex(\(InspectionName.number(value)))")
            return DepthNode(node, zIndex: value)
        }
    }

    /// The ideal size in both directions, whatever is proposed.
    public func fixedSize() -> _NodeView<Self> { fixedSize(horizontal: true, vertical: true) }

    /// The ideal size in some directions, whatever is proposed.
    public func fixedSize(horizontal: Bool, vertical: Bool) -> _NodeView<Self> {
        wrappingNodes { node, _ in FixedSizeNode(node, horizontal: horizontal, vertical: vertical) }
    }

    /// Drawn elsewhere, while its place stays; in points. Positive is to the right, wherever reading begins.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> _NodeView<Self> {
        wrappingNodes { node, lowering in
            lowering.describe(".offset(x: \(InspectionName.number(x)), y: \(InspectionName.number(y)))")
            let scale = lowering.environment.cellScale
            return OffsetNode(node, columns: scale.columns(x), rows: scale.rows(y))
        }
    }

    /// Drawn elsewhere, while its place stays; in points.
    public func offset(_ offset: CGSize) -> _NodeView<Self> { self.offset(x: offset.width, y: offset.height) }

    /// Takes its place, and is not drawn.
    public func hidden() -> _NodeView<Self> { wrappingNodes { node, _ in HiddenNode(node) } }
}

/// A child that gets space in a stack sooner or later than others.
final class PriorityNode: WrapperNode {
    private let priority: Double

    init(_ child: LayoutNode, layoutPriority: Double) {
        priority = layoutPriority
        super.init(child)
    }

    override var layoutPriority: Double { priority }
}

/// A child that is drawn over or under others.
final class DepthNode: WrapperNode {
    private let depth: Double

    init(_ child: LayoutNode, zIndex: Double) {
        depth = zIndex
        super.init(child)
    }

    override var zIndex: Double { depth }
}

/// A child that is always offered its ideal size.
final class FixedSizeNode: WrapperNode {
    private let horizontal: Bool
    private let vertical: Bool

    init(_ child: LayoutNode, horizontal: Bool, vertical: Bool) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
        super.init(child)
    }

    override func measure(_ proposal: CellProposal) -> CellSize {
        child.size(CellProposal(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height))
    }
}

/// A child that is drawn elsewhere.
final class OffsetNode: WrapperNode {
    private let columns: Int
    private let rows: Int

    init(_ child: LayoutNode, columns: Int, rows: Int) {
        (self.columns, self.rows) = (columns, rows)
        super.init(child)
    }

    override func draw(in rect: CellRect, context: inout DrawingContext) {
        child.draw(in: rect.offset(x: columns, y: rows), context: &context)
    }
}

/// A child of which nothing shows or is said.
final class HiddenNode: WrapperNode {
    override func draw(in rect: CellRect, context: inout DrawingContext) {}
    override func read(into reading: inout Reading) {}
}
