/// A view that draws cells itself and takes all the space it is proposed: for pictures that are not made of views.
///
/// Where nothing of it is visible, nothing is drawn.
package struct CellDrawing: View {
    private let picture: (CellRect, inout DrawingContext) -> Void

    /// A view that calls `picture` with its rectangle.
    package init(_ picture: @escaping (CellRect, inout DrawingContext) -> Void) { self.picture = picture }

    /// Adds the drawing as a node.
    package func _lower(_ lowering: inout Lowering) { lowering.nodes.append(DrawingNode(picture)) }

    private final class DrawingNode: LayoutNode {
        private let picture: (CellRect, inout DrawingContext) -> Void

        init(_ picture: @escaping (CellRect, inout DrawingContext) -> Void) { self.picture = picture }

        /// Ten points wide and high if nothing is proposed, as a shape.
        override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
        override func draw(in rect: CGRect, context: inout DrawingContext) {
            let rect = context.scale.cells(rect)
            guard context.clip.intersects(rect) else { return }
            context.clipped(to: rect) { picture(rect, &$0) }
        }
    }
}
