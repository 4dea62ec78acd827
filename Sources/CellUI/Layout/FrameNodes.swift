/// A box with a fixed width, height or both; the child is placed in it by `alignment`.
final class FixedFrameNode: WrapperNode {
    private let width: Int?
    private let height: Int?
    private let alignment: Alignment

    init(_ child: LayoutNode, width: Int?, height: Int?, alignment: Alignment) {
        (self.width, self.height, self.alignment) = (width, height, alignment)
        super.init(child)
        child.framed(width: width != nil, height: height != nil)
    }

    override func measure(_ proposal: CellProposal) -> CellSize {
        let inner = child.size(CellProposal(width: width ?? proposal.width, height: height ?? proposal.height))
        return CellSize(width: width ?? inner.width, height: height ?? inner.height)
    }

    override func draw(in rect: CellRect, context: inout DrawingContext) {
        drawAligned(alignment, in: rect, context: &context)
    }
    override func firstBaseline(in size: CellSize) -> Int {
        alignedBaseline(alignment, size) { $0.firstBaseline(in: $1) }
    }
    override func lastBaseline(in size: CellSize) -> Int {
        alignedBaseline(alignment, size) { $0.lastBaseline(in: $1) }
    }
}

/// A box that takes the proposed size within bounds; the child is placed in it by `alignment`.
///
/// SwiftUI's rule, per direction: with only a minimum, the size is `max(minimum, min(child, proposal))`; with only a
/// maximum, `min(maximum, max(child, proposal))`; with both, the proposal clamped to them; with neither, the child's
/// own size.
final class FlexibleFrameNode: WrapperNode {
    /// The bounds of one direction, in cells.
    struct Bounds {
        var minimum: Int?
        var ideal: Int?
        var maximum: Int?

        /// The proposal to the child.
        func proposal(_ proposed: Int?) -> Int? {
            guard let value = proposed ?? ideal else { return nil }
            return min(max(value, minimum ?? 0), max(maximum ?? .max, minimum ?? 0))
        }

        /// The size taken if `proposed` was offered and the child answered `answer`.
        func extent(_ proposed: Int?, answer: Int) -> Int {
            let offer = proposed ?? ideal ?? answer
            var extent = answer
            if let minimum { extent = max(minimum, min(extent, offer)) }
            if let maximum { extent = min(maximum, max(extent, offer)) }
            return extent
        }
    }

    private let horizontal: Bounds
    private let vertical: Bounds
    private let alignment: Alignment

    init(_ child: LayoutNode, horizontal: Bounds, vertical: Bounds, alignment: Alignment) {
        (self.horizontal, self.vertical, self.alignment) = (horizontal, vertical, alignment)
        super.init(child)
    }

    override func measure(_ proposal: CellProposal) -> CellSize {
        let inner = child.size(
            CellProposal(width: horizontal.proposal(proposal.width), height: vertical.proposal(proposal.height)))
        return CellSize(
            width: horizontal.extent(proposal.width, answer: inner.width),
            height: vertical.extent(proposal.height, answer: inner.height))
    }

    override func draw(in rect: CellRect, context: inout DrawingContext) {
        drawAligned(alignment, in: rect, context: &context)
    }
    override func firstBaseline(in size: CellSize) -> Int {
        alignedBaseline(alignment, size) { $0.firstBaseline(in: $1) }
    }
    override func lastBaseline(in size: CellSize) -> Int {
        alignedBaseline(alignment, size) { $0.lastBaseline(in: $1) }
    }
}

extension WrapperNode {
    /// Draws the child, placed by `alignment`, in a rectangle that may be larger or smaller than it.
    func drawAligned(_ alignment: Alignment, in rect: CellRect, context: inout DrawingContext) {
        let size = child.size(CellProposal(rect.size))
        let place = alignment.place(size, in: rect)
        if rect.contains(place) {
            child.draw(in: place, context: &context)
        } else {
            context.clipped(to: rect) { child.draw(in: place, context: &$0) }
        }
    }

    /// The child's baseline in a box of `size` in which it is placed by `alignment`.
    func alignedBaseline(_ alignment: Alignment, _ size: CellSize, _ row: (LayoutNode, CellSize) -> Int) -> Int {
        let inner = child.size(CellProposal(size))
        return alignment.place(inner, in: CellRect(origin: .zero, size: size)).minY + row(child, inner)
    }
}
