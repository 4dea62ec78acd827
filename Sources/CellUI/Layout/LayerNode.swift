/// The layout of `ZStack`: children on top of each other, each placed in the whole rectangle.
final class LayerNode: ArrangingNode {
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
        super.init()
        inheritGuides(of: children)
        guard alignment == .center, let circle = self.children.dropLast().first(where: \.isCircle) else { return }
        circle.surroundContent()
        for child in self.children { child.encircled(by: circle, side: circle.statedSide) }
    }

    /// Whether there are no children.
    var isEmpty: Bool { children.isEmpty }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        if !isPlain {
            let spans = spans(proposal)
            return CGSize(width: spans.horizontal.length, height: spans.vertical.length)
        }
        var size = CGSize.zero
        for child in children {
            let answer = child.size(proposal)
            size = CGSize(width: max(size.width, answer.width), height: max(size.height, answer.height))
        }
        return size
    }

    /// Whether the children are aligned by the edges or the middle alone.
    private var isPlain: Bool { !hasGuides && !alignment.vertical.isBaseline }

    /// What the children take whose guides are on one line.
    private func spans(_ proposal: ProposedViewSize) -> (horizontal: GuideSpan, vertical: GuideSpan) {
        var (horizontal, vertical) = (GuideSpan(), GuideSpan())
        for child in children {
            let size = child.size(proposal)
            horizontal.add(size.width, guide: alignment.horizontal.guide(of: child, size: size))
            vertical.add(size.height, guide: alignment.vertical.guide(of: child, size: size))
        }
        return (horizontal, vertical)
    }

    override func forEachChild(in rect: CGRect, _ visit: (LayoutNode, CGRect) -> Void) {
        let proposal = proposal(answeredBy: rect.size)
        if isPlain {
            for child in children { visit(child, alignment.place(child.size(proposal), in: rect)) }
            return
        }
        let spans = spans(proposal)
        for child in children {
            let size = child.size(proposal)
            let origin = CGPoint(
                x: rect.minX + spans.horizontal.before - alignment.horizontal.guide(of: child, size: size),
                y: rect.minY + spans.vertical.before - alignment.vertical.guide(of: child, size: size))
            visit(child, CGRect(origin: origin, size: size))
        }
    }

    override func draw(in rect: CGRect, context: inout DrawingContext) {
        forEachChild(in: rect) { $0.draw(in: $1, context: &context) }
    }

    override func draw(in rect: CGRect, on canvas: inout PointCanvas) {
        forEachChild(in: rect) { $0.draw(in: $1, on: &canvas) }
    }

    override func hasText(at side: HorizontalSide) -> Bool { children.contains { $0.hasText(at: side) } }
    override func edgeSpacing(_ edge: VerticalEdge) -> EdgeSpacing { children.edgeSpacing(edge) }
    override func framed(width: Bool, height: Bool) { layered(width: width, height: height) }
    override func layered(width: Bool, height: Bool) {
        for child in children { child.layered(width: width, height: height) }
    }
    override func rotate(by angle: Angle) { for child in children { child.rotate(by: angle) } }
    override func mirror() { for child in children { child.mirror() } }
    override func collectChanges(into changes: inout PendingChanges) {
        for child in children { child.collectChanges(into: &changes) }
    }
    override func read(into reading: inout Reading) { for child in children { child.read(into: &reading) } }
}
