extension View {
    /// Places a view behind this one, in the same rectangle.
    @_disfavoredOverload
    public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> _NodeView<
        Self
    > {
        layered(background, alignment: alignment, isBehind: true)
    }
    /// Places views behind this one, in the same rectangle.
    public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> _NodeView<Self> {
        layered(content(), alignment: alignment, isBehind: true)
    }
    /// Places a fill behind this view.
    public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> _NodeView<Self> {
        wrappingNodes { node, lowering in
            lowering.describe(".background(\(InspectionName.paint(style._paint(in: lowering.environment))))")
            return LayeredNode(node, other: FillNode(lowering.paint(style)), alignment: .center, isBehind: true)
        }
    }
    /// Places the background style behind this view.
    public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { background(BackgroundStyle()) }
    /// Places a filled shape behind this view.
    public func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> _NodeView<Self> {
        layered(shape.fill(style, style: fillStyle), alignment: .center, isBehind: true)
    }
    /// Places a shape filled with the background style behind this view.
    public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }

    /// Places a view over this one, in the same rectangle.
    @_disfavoredOverload
    public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> _NodeView<Self> {
        layered(overlay, alignment: alignment, isBehind: false)
    }
    /// Places views over this one, in the same rectangle.
    public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> _NodeView<Self> {
        layered(content(), alignment: alignment, isBehind: false)
    }
    /// Places a fill over this view.
    public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> _NodeView<Self> {
        wrappingNodes { node, lowering in
            lowering.describe(".overlay(\(InspectionName.paint(style._paint(in: lowering.environment))))")
            return LayeredNode(node, other: FillNode(lowering.paint(style)), alignment: .center, isBehind: false)
        }
    }
    /// Places a filled shape over this view.
    public func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> _NodeView<Self> {
        layered(shape.fill(style, style: fillStyle), alignment: .center, isBehind: false)
    }

    private func layered<V: View>(_ other: V, alignment: Alignment, isBehind: Bool) -> _NodeView<Self> {
        wrappingNodes(isBehind ? "background" : "overlay") { node, lowering in
            LayeredNode(
                node, other: lowering.node(of: other, alignment: alignment),
                alignment: alignment.facing(lowering.environment.layoutDirection), isBehind: isBehind)
        }
    }
}

/// A child with another node in its rectangle, which is proposed the child's size and does not affect it.
final class LayeredNode: WrapperNode {
    private let other: LayoutNode
    private let alignment: Alignment
    private let isBehind: Bool

    init(_ child: LayoutNode, other: LayoutNode, alignment: Alignment, isBehind: Bool) {
        (self.other, self.alignment, self.isBehind) = (other, alignment, isBehind)
        super.init(child)
        other.layered(width: true, height: true)
        let (inner, circle) = isBehind ? (child, other) : (other, child)
        circle.surroundContent()
        inner.encircled(by: circle, side: circle.statedSide)
    }

    override func draw(in rect: CGRect, context: inout DrawingContext) {
        if !isBehind { child.draw(in: rect, context: &context) }
        // A colour is as thin as the frame says, which itself takes at least a cell.
        other.draw(in: place(in: other is FillNode ? child.statedRect(in: rect) : rect), context: &context)
        if isBehind { child.draw(in: rect, context: &context) }
    }

    override func draw(in rect: CGRect, on canvas: inout PointCanvas) {
        if !isBehind { child.draw(in: rect, on: &canvas) }
        other.draw(in: place(in: rect), on: &canvas)
        if isBehind { child.draw(in: rect, on: &canvas) }
    }

    private func place(in rect: CGRect) -> CGRect {
        alignment.place(other, size: other.size(ProposedViewSize(rect.size)), in: rect, of: child)
    }

    override func collectChanges(into changes: inout PendingChanges) {
        child.collectChanges(into: &changes)
        other.collectChanges(into: &changes)
    }
    override func rotate(by angle: Angle) {
        child.rotate(by: angle)
        other.rotate(by: angle)
    }
    override func mirror() {
        child.mirror()
        other.mirror()
    }

    override func read(into reading: inout Reading) {
        if isBehind { other.read(into: &reading) }
        child.read(into: &reading)
        if !isBehind { other.read(into: &reading) }
    }
}
