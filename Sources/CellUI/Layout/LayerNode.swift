/// The layout of `ZStack`: children on top of each other, each placed in the whole rectangle.
final class LayerNode: LayoutNode {
    private let children: [LayoutNode]
    private let alignment: Alignment

    init(children: [LayoutNode], alignment: Alignment) {
        let isOrdered = children.allSatisfy { $0.zIndex == 0 }
        self.children =
            isOrdered
            ? children
            : children.enumerated().sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
                .map(\.element)
        self.alignment = alignment
    }

    /// Whether there are no children.
    var isEmpty: Bool { children.isEmpty }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        var size = CGSize.zero
        for child in children {
            let answer = child.size(proposal)
            size = CGSize(width: max(size.width, answer.width), height: max(size.height, answer.height))
        }
        return size
    }

    override func draw(in rect: CGRect, context: inout DrawingContext) {
        let proposal = proposal(answeredBy: rect.size)
        for child in children {
            child.draw(in: alignment.place(child.size(proposal), in: rect), context: &context)
        }
    }

    override func draw(in rect: CGRect, on canvas: inout PointCanvas) {
        let proposal = proposal(answeredBy: rect.size)
        for child in children {
            child.draw(in: alignment.place(child.size(proposal), in: rect), on: &canvas)
        }
    }

    override func firstBaseline(in size: CGSize) -> CGFloat { children.first?.firstBaseline(in: size) ?? 0 }
    override func lastBaseline(in size: CGSize) -> CGFloat { children.last?.lastBaseline(in: size) ?? 0 }
    override func hasText(at side: HorizontalSide) -> Bool { children.contains { $0.hasText(at: side) } }
    override var isText: Bool { children.allSatisfy(\.isText) }
    override func rotate(by angle: Angle) { for child in children { child.rotate(by: angle) } }
    override func mirror() { for child in children { child.mirror() } }
    override func collectChanges(into changes: inout PendingChanges) {
        for child in children { child.collectChanges(into: &changes) }
    }
    override func read(into reading: inout Reading) { for child in children { child.read(into: &reading) } }
}
