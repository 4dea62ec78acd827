/// The first of several views that has room.
public struct ViewThatFits<Content: View>: View {
    private let axes: Axis.Set
    private let content: Content

    /// The first view of `content` whose ideal size fits along `axes`; the last where none does.
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        (self.axes, self.content) = (axes, content())
    }

    /// Adds the choice as one node.
    public func _lower(_ lowering: inout Lowering) {
        let nodes = lowering.nodes(of: content)
        if !nodes.isEmpty { lowering.nodes.append(FittingNode(nodes, axes: axes)) }
    }
}

/// Boxes of which one is there: the first whose ideal size fits.
final class FittingNode: LayoutNode {
    private let children: [LayoutNode]
    private let axes: Axis.Set
    /// Which child answered which size: drawing takes the child that measuring chose.
    private var chosen: [(size: CellSize, child: LayoutNode)] = []

    init(_ children: [LayoutNode], axes: Axis.Set) { (self.children, self.axes) = (children, axes) }

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
        return children.first { child in
            let ideal = child.size(offer)
            return (!axes.contains(.horizontal) || ideal.width <= proposal.width ?? .max)
                && (!axes.contains(.vertical) || ideal.height <= proposal.height ?? .max)
        } ?? children[children.count - 1]
    }

    private func choice(for size: CellSize) -> LayoutNode {
        chosen.last { $0.size == size }?.child ?? choice(CellProposal(size))
    }

    override func draw(in rect: CellRect, context: inout DrawingContext) {
        let child = choice(for: rect.size)
        drawn = child
        child.draw(in: rect, context: &context)
    }

    private var drawn: LayoutNode?

    override func stacked(along axis: Axis) { for child in children { child.stacked(along: axis) } }
    override func framed(width: Bool, height: Bool) {
        for child in children { child.framed(width: width, height: height) }
    }
    override var changesAt: Date? { LayoutNode.changesAt(of: children) }
    override func firstBaseline(in size: CellSize) -> Int { choice(for: size).firstBaseline(in: size) }
    override func lastBaseline(in size: CellSize) -> Int { choice(for: size).lastBaseline(in: size) }
    override func rotate(by angle: Angle) { for child in children { child.rotate(by: angle) } }
    override func read(into reading: inout Reading) { (drawn ?? children[0]).read(into: &reading) }
}
