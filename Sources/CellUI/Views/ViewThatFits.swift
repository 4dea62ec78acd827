/// The first of several views that has room.
public struct ViewThatFits<Content: View>: View {
    private let axes: Axis.Set
    private let content: Content

    /// The first view of `content` whose ideal size fits along `axes`; the last where none does.
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        (self.axes, self.content) = (axes, content())
    }

    /// Adds the choice as one node. Mostly the first view fits, so the others are lowered when it does not.
    public func _lower(_ lowering: inout Lowering) {
        var inner = Lowering(environment: lowering.environment, preferences: lowering.preferences)
        let node = FittingNode(axes: axes) { [content] index, nodes in
            var rest = index
            swap(&nodes, &inner.nodes)
            content._lowerOne(&rest, &inner)
            swap(&nodes, &inner.nodes)
            return rest < 0
        }
        if !node.isEmpty { lowering.nodes.append(node) }
    }
}

/// Boxes of which one is there: the first whose ideal size fits. Those behind it do not exist until one is asked for.
final class FittingNode: LayoutNode {
    private var children: [LayoutNode] = []
    private let axes: Axis.Set
    /// Adds the boxes of the view at an index; `false` behind the last.
    private let more: (Int, inout [LayoutNode]) -> Bool
    private var viewCount = 0
    private var isComplete = false
    /// What the boxes that are yet to be made have to be told.
    private var told: [(LayoutNode) -> Void] = []
    private var axis: Axis?
    /// Which child answered which size: drawing takes the child that measuring chose.
    private var chosen: [(size: CellSize, child: LayoutNode)] = []
    private var drawn: LayoutNode?

    init(axes: Axis.Set, _ more: @escaping (Int, inout [LayoutNode]) -> Bool) {
        (self.axes, self.more) = (axes, more)
        super.init()
        children.reserveCapacity(4)
        chosen.reserveCapacity(4)
    }

    /// Whether there is nothing to choose from.
    var isEmpty: Bool { child(at: 0) == nil }

    private func child(at index: Int) -> LayoutNode? {
        while index >= children.count, !isComplete {
            let start = children.count
            isComplete = !more(viewCount, &children)
            viewCount += 1
            for node in children[start...] {
                if let axis { node.stacked(along: axis) }
                for tell in told { tell(node) }
            }
        }
        return index < children.count ? children[index] : nil
    }

    override func measure(_ proposal: CellProposal) -> CellSize {
        let child = choice(proposal)
        let size = child.size(proposal)
        chosen.append((size, child))
        return size
    }

    private func choice(_ proposal: CellProposal) -> LayoutNode {
        let offer = CellProposal(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height)
        var index = 0
        while let child = child(at: index) {
            let ideal = child.size(offer)
            if !axes.contains(.horizontal) || ideal.width <= proposal.width ?? .max,
                !axes.contains(.vertical) || ideal.height <= proposal.height ?? .max
            {
                return child
            }
            index += 1
        }
        return children[children.count - 1]
    }

    private func choice(for size: CellSize) -> LayoutNode {
        chosen.last { $0.size == size }?.child ?? choice(CellProposal(size))
    }

    override func draw(in rect: CellRect, context: inout DrawingContext) {
        let child = choice(for: rect.size)
        drawn = child
        child.draw(in: rect, context: &context)
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
    override func rotate(by angle: Angle) { tell { $0.rotate(by: angle) } }
    override func mirror() { tell { $0.mirror() } }

    /// A view behind those that were looked at comes up only when one of these has changed.
    override func collectChanges(into changes: inout PendingChanges) {
        for child in children { child.collectChanges(into: &changes) }
    }
    override func firstBaseline(in size: CellSize) -> Int { choice(for: size).firstBaseline(in: size) }
    override func lastBaseline(in size: CellSize) -> Int { choice(for: size).lastBaseline(in: size) }
    override func read(into reading: inout Reading) { (drawn ?? children[0]).read(into: &reading) }
}
