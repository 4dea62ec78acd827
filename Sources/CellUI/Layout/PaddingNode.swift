/// Margins around a child, in cells.
final class PaddingNode: WrapperNode {
    private let top: Int
    private let leading: Int
    private let bottom: Int
    private let trailing: Int

    init(_ child: LayoutNode, top: Int, leading: Int, bottom: Int, trailing: Int) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
        super.init(child)
    }

    override func measure(_ proposal: CellProposal) -> CellSize {
        let inner = child.size(proposal.inset(columns: leading + trailing, rows: top + bottom))
        return CellSize(width: inner.width + leading + trailing, height: inner.height + top + bottom)
    }

    override func draw(in rect: CellRect, context: inout DrawingContext) {
        child.draw(in: inner(of: rect), context: &context)
    }

    private func inner(of rect: CellRect) -> CellRect {
        CellRect(
            x: rect.minX + leading, y: rect.minY + top, width: rect.width - leading - trailing,
            height: rect.height - top - bottom)
    }

    override func firstBaseline(in size: CellSize) -> Int {
        top + child.firstBaseline(in: inner(of: CellRect(origin: .zero, size: size)).size)
    }
    override func lastBaseline(in size: CellSize) -> Int {
        top + child.lastBaseline(in: inner(of: CellRect(origin: .zero, size: size)).size)
    }
}
