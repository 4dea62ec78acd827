/// Margins around a child, in points.
final class PaddingNode: WrapperNode {
    private let top: CGFloat
    private let left: CGFloat
    private let bottom: CGFloat
    private let right: CGFloat

    init(_ child: LayoutNode, top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
        super.init(child)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let inner = child.size(proposal.inset(horizontal: left + right, vertical: top + bottom))
        return CGSize(
            width: max(0, inner.width + left + right), height: max(0, inner.height + top + bottom))
    }

    override func draw(in rect: CGRect, context: inout DrawingContext) {
        child.draw(in: inner(of: rect), context: &context)
    }

    override func draw(in rect: CGRect, on canvas: inout PointCanvas) { child.draw(in: inner(of: rect), on: &canvas) }

    private func inner(of rect: CGRect) -> CGRect {
        CGRect(
            x: rect.minX + left, y: rect.minY + top, width: max(0, rect.width - left - right),
            height: max(0, rect.height - top - bottom))
    }

    override func hasText(at side: HorizontalSide) -> Bool {
        (side == .left ? left : right) <= 0 && child.hasText(at: side)
    }

    override func edgeSpacing(_ edge: VerticalEdge) -> EdgeSpacing {
        (edge == .top ? top : bottom) == 0 ? child.edgeSpacing(edge) : .view
    }

    override func firstBaseline(in size: CGSize) -> CGFloat? {
        child.firstBaseline(in: inner(of: CGRect(origin: .zero, size: size)).size).map { top + $0 }
    }
    override func lastBaseline(in size: CGSize) -> CGFloat? {
        child.lastBaseline(in: inner(of: CGRect(origin: .zero, size: size)).size).map { top + $0 }
    }

    override func explicitGuide(_ key: GuideKey, in size: CGSize) -> CGFloat? {
        var merged = MergedGuide(key)
        merged.add(child, in: inner(of: CGRect(origin: .zero, size: size)))
        return merged.value
    }
}
