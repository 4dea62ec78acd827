extension View {
    /// Adds margins on some sides, in points. Default: 16 on all four.
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> _NodeView<Self> {
        let length = length ?? 16
        return padding(
            EdgeInsets(
                top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
                bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0))
    }

    /// Adds the same margin on all sides, in points.
    public func padding(_ length: CGFloat) -> _NodeView<Self> {
        padding(EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
    }

    /// Adds margins, in points.
    public func padding(_ insets: EdgeInsets) -> _NodeView<Self> {
        wrappingNodes { node, lowering in
            lowering.describe(".padding(\(InspectionName.insets(insets)))")
            return PaddingNode(
                node, top: insets.top, left: lowering.isMirrored ? insets.trailing : insets.leading,
                bottom: insets.bottom, right: lowering.isMirrored ? insets.leading : insets.trailing)
        }
    }

    /// A box with a fixed width, height or both, in points; the view's own size applies to the other. A positive
    /// length takes at least one cell. A negative one counts as zero; one that is not finite is ignored, as in SwiftUI.
    public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> _NodeView<Self>
    {
        wrappingNodes { node, lowering in
            lowering.describe(
                InspectionName.frame([("width", width), ("height", height)], alignment))
            return FixedFrameNode(
                node, width: width.finite.map { max(0, $0) }, height: height.finite.map { max(0, $0) },
                alignment: alignment.facing(lowering.environment.layoutDirection),
                scale: lowering.environment.cellScale)
        }
    }

    /// A box whose size is bounded, in points; bounds and proposals combine as in SwiftUI. Lengths that are not numbers are ignored,
    /// and of infinite ones all but the largest.
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
            return FlexibleFrameNode(
                node,
                horizontal: .init(minimum: minWidth.finite, ideal: idealWidth.finite, maximum: maxWidth.number),
                vertical: .init(minimum: minHeight.finite, ideal: idealHeight.finite, maximum: maxHeight.number),
                alignment: alignment.facing(lowering.environment.layoutDirection),
                scale: lowering.environment.cellScale)
        }
    }

    /// Sets the priority for space in a stack, higher first.
    public func layoutPriority(_ value: Double) -> _NodeView<Self> {
        wrappingNodes { node, lowering in
            lowering.describe(".layoutPriority(\(InspectionName.number(value)))")
            return PriorityNode(node, layoutPriority: value)
        }
    }

    /// Sets the drawing order among siblings; higher values are drawn on top.
    public func zIndex(_ value: Double) -> _NodeView<Self> {
        wrappingNodes { node, lowering in
            lowering.describe(".zIndex(\(InspectionName.number(value)))")
            return DepthNode(node, zIndex: value)
        }
    }

    /// Fixes this view at its ideal size, whatever is proposed.
    public func fixedSize() -> _NodeView<Self> { fixedSize(horizontal: true, vertical: true) }

    /// Fixes this view at its ideal size in some directions, whatever is proposed.
    public func fixedSize(horizontal: Bool, vertical: Bool) -> _NodeView<Self> {
        wrappingNodes { node, _ in FixedSizeNode(node, horizontal: horizontal, vertical: vertical) }
    }

    /// Draws this view at an offset in points without changing the layout. Positive `x` is to the right, also in
    /// right-to-left layouts.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> _NodeView<Self> {
        wrappingNodes { node, lowering in
            lowering.describe(".offset(x: \(InspectionName.number(x)), y: \(InspectionName.number(y)))")
            return OffsetNode(node, x: x, y: y)
        }
    }

    /// Draws this view at an offset in points without changing the layout.
    public func offset(_ offset: CGSize) -> _NodeView<Self> { self.offset(x: offset.width, y: offset.height) }

    /// Hides this view; it still takes its space.
    public func hidden() -> _NodeView<Self> { wrappingNodes { node, _ in HiddenNode(node) } }
}

extension CGFloat? {
    /// The length unless it is infinite or not a number.
    fileprivate var finite: CGFloat? { flatMap { $0.isFinite ? $0 : nil } }
    /// The length unless it is not a number.
    fileprivate var number: CGFloat? { flatMap { $0.isNaN ? nil : $0 } }
}

/// A child with its own layout priority.
final class PriorityNode: WrapperNode {
    private let priority: Double

    init(_ child: LayoutNode, layoutPriority: Double) {
        priority = layoutPriority
        super.init(child)
    }

    override var layoutPriority: Double { priority }
}

/// A child with its own drawing order.
final class DepthNode: WrapperNode {
    private let depth: Double

    init(_ child: LayoutNode, zIndex: Double) {
        depth = zIndex
        super.init(child)
    }

    override var zIndex: Double { depth }
}

/// A child that is always proposed its ideal size.
final class FixedSizeNode: WrapperNode {
    private let horizontal: Bool
    private let vertical: Bool

    init(_ child: LayoutNode, horizontal: Bool, vertical: Bool) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
        super.init(child)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        child.size(ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height))
    }
}

/// A child drawn at an offset.
final class OffsetNode: WrapperNode {
    private let x: CGFloat
    private let y: CGFloat

    init(_ child: LayoutNode, x: CGFloat, y: CGFloat) {
        (self.x, self.y) = (x, y)
        super.init(child)
    }

    override func draw(in rect: CGRect, context: inout DrawingContext) {
        child.draw(in: rect.offsetBy(dx: x, dy: y), context: &context)
    }
    override func draw(in rect: CGRect, on canvas: inout PointCanvas) {
        child.draw(in: rect.offsetBy(dx: x, dy: y), on: &canvas)
    }
}

/// A child that is neither drawn nor read.
final class HiddenNode: WrapperNode {
    override func draw(in rect: CGRect, context: inout DrawingContext) {}
    override func draw(in rect: CGRect, on canvas: inout PointCanvas) {}
    override func read(into reading: inout Reading) {}
}
