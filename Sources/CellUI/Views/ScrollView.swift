import Foundation

/// A view at its own size, of which the part at the scroll position is shown. Takes all the space it is proposed.
public struct ScrollView<Content: View>: View {
    private let axes: Axis.Set
    private let content: Content

    /// A view that scrolls along `axes`.
    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        (self.axes, self.content) = (axes, content())
    }

    /// Adds the view as a node.
    public func _lower(_ lowering: inout Lowering) {
        let (position, scale) = (lowering.environment.scrollPosition, lowering.environment.cellScale)
        let content = lowering.node(of: VStack(alignment: .leading) { self.content })
        lowering.nodes.append(
            ScrollNode(
                content, axes: axes, columns: position.x.map { scale.columns($0) } ?? 0,
                rows: scale.rows(position.y ?? position.distance), isFromEnd: position.edge == .bottom))
    }
}

/// Where a ``ScrollView`` is scrolled to.
public struct ScrollPosition: Hashable, Sendable {
    /// The distance from the leading edge, in points; `nil` for that edge itself.
    public private(set) var x: CGFloat?
    /// The distance from the top edge, in points; `nil` for that edge itself.
    public private(set) var y: CGFloat?
    /// The edge it is scrolled to; `nil` if it is at a point.
    public private(set) var edge: Edge?

    /// The distance from `edge`, in points.
    private(set) var distance: CGFloat = 0

    /// At an edge.
    public init(edge: Edge) { self.edge = edge }
    /// At a distance from the bottom, in points.
    package init(fromBottom distance: CGFloat) { (edge, self.distance) = (.bottom, distance) }
    /// At a distance from the top, in points.
    public init(y: CGFloat) { self.y = y }
    /// At a distance from the leading edge, in points.
    public init(x: CGFloat) { self.x = x }
}

private enum ScrollPositionKey: EnvironmentKey {
    static var defaultValue: ScrollPosition { ScrollPosition(edge: .top) }
}

extension EnvironmentValues {
    var scrollPosition: ScrollPosition {
        get { self[ScrollPositionKey.self] }
        set { self[ScrollPositionKey.self] = newValue }
    }
}

extension View {
    /// Sets what part of the scroll views inside is shown. Positions beyond the end show the end.
    public func scrollPosition(_ position: Binding<ScrollPosition>) -> _EnvironmentView<Self> {
        changingEnvironment { $0.scrollPosition = position.wrappedValue }
    }
}

/// A child drawn at an offset and clipped.
private final class ScrollNode: WrapperNode {
    private let axes: Axis.Set
    private let columns: Int
    private let rows: Int
    private let isFromEnd: Bool

    init(_ child: LayoutNode, axes: Axis.Set, columns: Int, rows: Int, isFromEnd: Bool) {
        (self.axes, self.columns, self.rows, self.isFromEnd) = (axes, columns, rows, isFromEnd)
        super.init(child)
    }

    private func contentSize(_ proposal: CellProposal) -> CellSize {
        child.size(
            CellProposal(
                width: axes.contains(.horizontal) ? nil : proposal.width,
                height: axes.contains(.vertical) ? nil : proposal.height))
    }

    override func measure(_ proposal: CellProposal) -> CellSize {
        let content = contentSize(proposal)
        func extent(_ proposed: Int?, _ content: Int, isScrolled: Bool) -> Int {
            guard isScrolled, let proposed, proposed < CellProposal.unbounded else { return content }
            return proposed
        }
        return CellSize(
            width: extent(proposal.width, content.width, isScrolled: axes.contains(.horizontal)),
            height: extent(proposal.height, content.height, isScrolled: axes.contains(.vertical)))
    }

    override func draw(in rect: CellRect, context: inout DrawingContext) {
        let size = contentSize(CellProposal(rect.size))
        let hidden = CellSize(width: max(0, size.width - rect.width), height: max(0, size.height - rect.height))
        let x = min(max(0, columns), hidden.width)
        let y = min(max(0, isFromEnd ? hidden.height - rows : rows), hidden.height)
        context.clipped(to: rect) {
            child.draw(in: CellRect(origin: rect.offset(x: -x, y: -y).origin, size: size), context: &$0)
        }
    }
}
