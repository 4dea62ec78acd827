/// The first of several views that fits.
public struct ViewThatFits<Content: View>: View {
    private let axes: Axis.Set
    private let content: Content

    /// The first view of `content` whose ideal size fits along `axes`; the last if none does.
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        (self.axes, self.content) = (axes, content())
    }

    /// Adds the choice as one node. The first view usually fits, so the others are lowered only if it does not.
    public func _lower(_ lowering: inout Lowering) {
        let node = FittingNode(
            axes: axes, Lowering(environment: lowering.environment, preferences: lowering.preferences)
        ) { [content] in content._lowerOne(&$0, &$1) }
        if !node.isEmpty { lowering.nodes.append(node) }
    }
}

/// Draws the first of several nodes whose ideal size fits. Later ones are created only when needed.
final class FittingNode: LayoutNode {
    private let axes: Axis.Set
    /// The lowering of the views; its nodes are the candidates so far.
    private var lowering: Lowering
    /// Adds the nodes of the view at an index and makes the index negative, or reduces it if there are fewer views.
    private let lowerOne: (inout Int, inout Lowering) -> Void
    private var viewCount = 0
    private var isComplete = false
    /// Calls to repeat on nodes that are created later.
    private var told: [(LayoutNode) -> Void] = []
    private var axis: Axis?
    private var drawn: LayoutNode?

    init(axes: Axis.Set, _ lowering: consuming Lowering, _ lowerOne: @escaping (inout Int, inout Lowering) -> Void) {
        (self.axes, self.lowerOne) = (axes, lowerOne)
        // Moved, not copied with its environment.
        self.lowering = lowering
        super.init()
        laterViews = self.lowering.preferences
    }

    private var children: [LayoutNode] { lowering.nodes }
    /// Whether there are no candidates.
    var isEmpty: Bool { child(at: 0) == nil }

    private func child(at index: Int) -> LayoutNode? {
        while index >= lowering.nodes.count, !isComplete {
            let start = lowering.nodes.count
            var rest = viewCount
            lowerOne(&rest, &lowering)
            isComplete = rest >= 0
            viewCount += 1
            for node in lowering.nodes[start...] {
                if let axis { node.stacked(along: axis) }
                for tell in told { tell(node) }
            }
        }
        return index < lowering.nodes.count ? lowering.nodes[index] : nil
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { choice(proposal).size(proposal) }

    private func choice(_ proposal: ProposedViewSize) -> LayoutNode {
        let offer = ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height)
        var index = 0
        while let child = child(at: index) {
            let ideal = child.size(offer)
            if !axes.contains(.horizontal) || ideal.width.fits(proposal.width ?? .infinity),
                !axes.contains(.vertical) || ideal.height.fits(proposal.height ?? .infinity)
            {
                return child
            }
            index += 1
        }
        return children[children.count - 1]
    }

    /// The node chosen when `size` was measured, so that drawing uses the same one.
    private func choice(for size: CGSize) -> LayoutNode { choice(proposalGiven(for: size) ?? ProposedViewSize(size)) }

    override func draw(in rect: CGRect, context: inout DrawingContext) {
        let child = choice(for: rect.size)
        drawn = child
        child.draw(in: rect, context: &context)
    }

    override func draw(in rect: CGRect, on canvas: inout PointCanvas) {
        let child = choice(for: rect.size)
        drawn = child
        child.draw(in: rect, on: &canvas)
    }

    private func tell(_ what: @escaping (LayoutNode) -> Void) {
        children.forEach(what)
        told.append(what)
    }

    override func stacked(along axis: Axis) {
        self.axis = axis
        for child in children { child.stacked(along: axis) }
    }
    override func framed(width: Bool, height: Bool) { tell { $0.framed(width: width, height: height) } }
    override func layered(width: Bool, height: Bool) { tell { $0.layered(width: width, height: height) } }
    override func rotate(by angle: Angle) { tell { $0.rotate(by: angle) } }
    override func mirror() { tell { $0.mirror() } }

    /// Candidates not created yet can only be chosen after one of the examined ones has changed.
    override func collectChanges(into changes: inout PendingChanges) {
        for child in children { child.collectChanges(into: &changes) }
    }
    override func firstBaseline(in size: CGSize) -> CGFloat? { choice(for: size).firstBaseline(in: size) }
    override func lastBaseline(in size: CGSize) -> CGFloat? { choice(for: size).lastBaseline(in: size) }
    override func explicitGuide(_ key: GuideKey, in size: CGSize) -> CGFloat? {
        choice(for: size).explicitGuide(key, in: size)
    }
    override func hasText(at side: HorizontalSide) -> Bool { child(at: 0)?.hasText(at: side) ?? false }
    override func edgeSpacing(_ edge: VerticalEdge) -> EdgeSpacing { child(at: 0)?.edgeSpacing(edge) ?? .view }
    override func read(into reading: inout Reading) { (drawn ?? children[0]).read(into: &reading) }
}
