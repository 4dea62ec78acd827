/// How a view with a fixed aspect ratio fills a rectangle of another.
public enum ContentMode: CaseIterable, Hashable, Sendable {
    /// As large as fits inside.
    case fit
    /// As small as covers all of it.
    case fill
}

extension View {
    /// Constrains this view to an aspect ratio, width by height in points. Default: that of its ideal size.
    public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> _NodeView<Self> {
        wrappingNodes { node, _ in
            AspectNode(node, ratio: aspectRatio, contentMode: contentMode)
        }
    }
    /// Constrains this view to the aspect ratio of a size in points.
    public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(
            aspectRatio.height > 0 ? aspectRatio.width / aspectRatio.height : nil, contentMode: contentMode)
    }
    /// Scales this view to fit the available space, keeping its aspect ratio.
    public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
    /// Scales this view to cover the available space, keeping its aspect ratio.
    public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

    /// Centres this view at a point, in points from the top left of the available space.
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> _NodeView<Self> {
        wrappingNodes { node, _ in PositionNode(node, x: x, y: y) }
    }
    /// Centres this view at a point, in points from the top left of the available space.
    public func position(_ position: CGPoint) -> some View { self.position(x: position.x, y: position.y) }
}

/// A child that is proposed sizes of one aspect ratio only.
final class AspectNode: WrapperNode {
    private let ratio: CGFloat?
    private let contentMode: ContentMode

    init(_ child: LayoutNode, ratio: CGFloat?, contentMode: ContentMode) {
        (self.ratio, self.contentMode) = (ratio, contentMode)
        super.init(child)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { child.size(formed(proposal)) }

    private func formed(_ proposal: ProposedViewSize) -> ProposedViewSize {
        if proposal.width == nil, proposal.height == nil { return proposal }
        let ratio = ratio ?? idealRatio
        guard ratio > 0 else { return proposal }
        let fromWidth = proposal.width.map { $0 / ratio }
        let fromHeight = proposal.height.map { $0 * ratio }
        let takesWidth: Bool
        if let fromWidth, let height = proposal.height {
            takesWidth = (fromWidth <= height) == (contentMode == .fit)
        } else {
            takesWidth = proposal.height == nil
        }
        return takesWidth
            ? ProposedViewSize(width: proposal.width, height: fromWidth)
            : ProposedViewSize(width: fromHeight, height: proposal.height)
    }

    /// The aspect ratio of the ideal size.
    private var idealRatio: CGFloat {
        let ideal = child.size(.unspecified)
        return ideal.height > 0 ? ideal.width / ideal.height : 1
    }
}

/// A child centred at a point of the proposed space, all of which this node takes.
final class PositionNode: WrapperNode {
    private let x: CGFloat
    private let y: CGFloat

    init(_ child: LayoutNode, x: CGFloat, y: CGFloat) {
        (self.x, self.y) = (x, y)
        super.init(child)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: child.size(proposal))
    }

    override func draw(in rect: CGRect, context: inout DrawingContext) {
        child.draw(in: place(in: rect), context: &context)
    }
    override func draw(in rect: CGRect, on canvas: inout PointCanvas) { child.draw(in: place(in: rect), on: &canvas) }

    private func place(in rect: CGRect) -> CGRect {
        let size = child.size(ProposedViewSize(rect.size))
        return CGRect(
            x: rect.minX + x - size.width / 2, y: rect.minY + y - size.height / 2, width: size.width,
            height: size.height)
    }
}
