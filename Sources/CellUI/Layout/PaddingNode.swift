/// Margins around a child, in cells.
final class PaddingNode: WrapperNode {
    private let top: Int
    private let left: Int
    private let bottom: Int
    private let right: Int

    init(_ child: LayoutNode, top: Int, left: Int, bottom: Int, right: Int) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
        super.init(child)
    }

    override func measure(_ proposal: CellProposal) -> CellSize {
        let inner = child.size(proposal.inset(columns: left + right, rows: top + bottom))
        return CellSize(width: inner.width + left + right, height: inner.height + top + bottom)
    }

    override func draw(in rect: CellRect, context: inout DrawingContext) {
        child.draw(in: inner(of: rect), context: &context)
    }

    private func inner(of rect: CellRect) -> CellRect {
        CellRect(
            x: rect.minX + left, y: rect.minY + top, width: rect.width - left - right,
            height: rect.height - top - bottom)
    }

    override func firstBaseline(in size: CellSize) -> Int {
        top + child.firstBaseline(in: inner(of: CellRect(origin: .zero, size: size)).size)
    }
    override func lastBaseline(in size: CellSize) -> Int {
        top + child.lastBaseline(in: inner(of: CellRect(origin: .zero, size: size)).size)
    }
}
