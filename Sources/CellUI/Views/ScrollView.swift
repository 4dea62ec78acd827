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
        let position = lowering.environment.scrollPosition
        let content = lowering.node(of: VStack(alignment: .leading) { self.content })
        lowering.nodes.append(
            ScrollNode(
                content, axes: axes, x: position.x ?? 0, y: position.y ?? position.distance,
                isFromEnd: position.edge == .bottom))
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
    private let x: CGFloat
    private let y: CGFloat
    private let isFromEnd: Bool

    init(_ child: LayoutNode, axes: Axis.Set, x: CGFloat, y: CGFloat, isFromEnd: Bool) {
        (self.axes, self.x, self.y, self.isFromEnd) = (axes, x, y, isFromEnd)
        super.init(child)
    }

    private func contentSize(_ proposal: ProposedViewSize) -> CGSize {
        child.size(
            ProposedViewSize(
                width: axes.contains(.horizontal) ? nil : proposal.width,
                height: axes.contains(.vertical) ? nil : proposal.height))
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let content = contentSize(proposal)
        func extent(_ proposed: CGFloat?, _ content: CGFloat, isScrolled: Bool) -> CGFloat {
            guard isScrolled, let proposed, proposed.isFinite else { return content }
            return proposed
        }
        return CGSize(
            width: extent(proposal.width, content.width, isScrolled: axes.contains(.horizontal)),
            height: extent(proposal.height, content.height, isScrolled: axes.contains(.vertical)))
    }

    override func draw(in rect: CGRect, context: inout DrawingContext) {
        let place = contentPlace(in: rect)
        context.clipped(to: rect) { child.draw(in: place, context: &$0) }
    }

    override func draw(in rect: CGRect, on canvas: inout PointCanvas) {
        let place = contentPlace(in: rect)
        canvas.group({ $0.clip = Path(rect) }) { child.draw(in: place, on: &$0) }
    }

    private func contentPlace(in rect: CGRect) -> CGRect {
        let size = contentSize(ProposedViewSize(rect.size))
        let hidden = CGSize(width: max(0, size.width - rect.width), height: max(0, size.height - rect.height))
        let left = min(max(0, x), hidden.width)
        let above = min(max(0, isFromEnd ? hidden.height - y : y), hidden.height)
        return CGRect(origin: rect.offsetBy(dx: -left, dy: -above).origin, size: size)
    }
}
