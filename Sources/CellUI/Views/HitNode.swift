/// A child that responds to clicks. Regions inside it are registered later and so take precedence.
final class HitNode: WrapperNode {
    private let action: InteractiveRegion.Action

    init(_ child: LayoutNode, action: InteractiveRegion.Action) {
        self.action = action
        super.init(child)
    }

    override func draw(in rect: CGRect, context: inout DrawingContext) {
        context.hit(context.scale.cells(rect), action: action)
        child.draw(in: rect, context: &context)
    }
}
