/// A box whose size a frame decides; the child is placed in it by `alignment`.
///
/// In cells a positive length takes at least one, so that a thin line has a row of its own; the child is still as thin as it
/// says.
class FrameNode: WrapperNode {
    fileprivate let alignment: Alignment
    fileprivate let scale: CellScale

    fileprivate init(_ child: LayoutNode, alignment: Alignment, scale: CellScale) {
        (self.alignment, self.scale) = (alignment, scale)
        super.init(child)
    }

    /// Whether the frame has a height of its own.
    fileprivate var setsHeight: Bool { false }

    override func edgeSpacing(_ edge: VerticalEdge) -> EdgeSpacing {
        setsHeight && !child.isSpacer ? .view : child.edgeSpacing(edge)
    }

    /// What the child is offered where the frame is offered `proposal`.
    fileprivate func offer(_ proposal: ProposedViewSize) -> ProposedViewSize { proposal }

    override func draw(in rect: CGRect, context: inout DrawingContext) {
        let size = child.size(offer(ProposedViewSize(rect.size)))
        let place = alignment.place(child, size: size, in: rect)
        // What takes whole cells may need a part of one more than the frame has.
        if size.width < rect.width + scale.pointsPerColumn, size.height < rect.height + scale.pointsPerRow {
            child.draw(in: place, context: &context)
        } else {
            context.clipped(to: rect) { child.draw(in: place, context: &$0) }
        }
    }

    /// As in SwiftUI, content that is larger than the frame is not cut.
    override func draw(in rect: CGRect, on canvas: inout PointCanvas) {
        let size = child.size(offer(ProposedViewSize(rect.size)))
        child.draw(in: alignment.place(child, size: size, in: rect), on: &canvas)
    }

    override func firstBaseline(in size: CGSize) -> CGFloat? {
        let place = place(in: size)
        return child.firstBaseline(in: place.size).map { place.minY + $0 }
    }
    override func lastBaseline(in size: CGSize) -> CGFloat? {
        let place = place(in: size)
        return child.lastBaseline(in: place.size).map { place.minY + $0 }
    }

    override func explicitGuide(_ key: GuideKey, in size: CGSize) -> CGFloat? {
        var merged = MergedGuide(key)
        merged.add(child, in: place(in: size))
        return merged.value
    }

    /// The child's rectangle in a frame of `size`.
    private func place(in size: CGSize) -> CGRect {
        alignment.place(
            child, size: child.size(offer(ProposedViewSize(size))), in: CGRect(origin: .zero, size: size))
    }
}

/// A box with a fixed width, height or both.
final class FixedFrameNode: FrameNode {
    private let width: CGFloat?
    private let height: CGFloat?

    /// The rectangle of the stated size, in the middle of the cells that it takes.
    override func statedRect(in rect: CGRect) -> CGRect {
        let size = CGSize(
            width: width.map { min($0, rect.width) } ?? rect.width,
            height: height.map { min($0, rect.height) } ?? rect.height)
        return CGRect(
            x: rect.midX - size.width / 2, y: rect.midY - size.height / 2, width: size.width, height: size.height)
    }

    init(_ child: LayoutNode, width: CGFloat?, height: CGFloat?, alignment: Alignment, scale: CellScale) {
        (self.width, self.height) = (width, height)
        super.init(child, alignment: alignment, scale: scale)
        child.framed(width: width != nil, height: height != nil)
    }

    override func encircled(by other: LayoutNode, side: CGFloat?) {
        child.encircled(by: other, side: statedSide ?? side)
    }

    override var statedSide: CGFloat? { [width, height].compactMap(\.self).min() ?? child.statedSide }
    fileprivate override var setsHeight: Bool { height != nil }

    fileprivate override func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let inner = child.size(offer(proposal))
        return CGSize(
            width: width.map { scale.visible(width: $0) } ?? inner.width,
            height: height.map { scale.visible(height: $0) } ?? inner.height)
    }
}

/// A box whose size is computed from that of the container.
final class ContainerFrameNode: FrameNode {
    private let container: CGSize?
    private let axes: Axis.Set
    private let length: (CGFloat, Axis) -> CGFloat

    /// - Parameter container: The size of the container; `nil` for no effect.
    init(
        _ child: LayoutNode, container: CGSize?, axes: Axis.Set, length: @escaping (CGFloat, Axis) -> CGFloat,
        alignment: Alignment, scale: CellScale
    ) {
        (self.container, self.axes, self.length) = (container, axes, length)
        super.init(child, alignment: alignment, scale: scale)
    }

    fileprivate override var setsHeight: Bool { container != nil && axes.contains(.vertical) }

    fileprivate override func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        func extent(_ axis: Axis, _ set: Axis.Set, _ container: CGFloat?, _ proposed: CGFloat?) -> CGFloat? {
            guard axes.contains(set), let length = container else { return proposed }
            let wanted = self.length(length, axis)
            return wanted.isFinite ? max(0, wanted) : proposed
        }
        return ProposedViewSize(
            width: extent(.horizontal, .horizontal, container?.width, proposal.width),
            height: extent(.vertical, .vertical, container?.height, proposal.height))
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let offered = offer(proposal)
        let inner = child.size(offered)
        return CGSize(
            width: container != nil && axes.contains(.horizontal) ? offered.width ?? inner.width : inner.width,
            height: container != nil && axes.contains(.vertical) ? offered.height ?? inner.height : inner.height)
    }
}

/// A box that takes the proposed size within bounds.
///
/// SwiftUI's rule, per direction: with only a minimum, the size is `max(minimum, min(child, proposal))`; with only a
/// maximum, `min(maximum, max(child, proposal))`; with both, the proposal clamped to them; with neither, the child's
/// own size.
final class FlexibleFrameNode: FrameNode {
    /// The bounds of one direction, in points.
    struct Bounds {
        var minimum: CGFloat?
        var ideal: CGFloat?
        var maximum: CGFloat?

        /// The proposal to the child.
        func proposal(_ proposed: CGFloat?) -> CGFloat? {
            guard let value = proposed ?? ideal else { return nil }
            return min(max(value, minimum ?? 0), max(maximum ?? .infinity, minimum ?? 0))
        }

        /// The size taken if `proposed` was offered and the child answered `answer`.
        func extent(_ proposed: CGFloat?, answer: CGFloat) -> CGFloat {
            let offer = proposed ?? ideal ?? answer
            var extent = answer
            if let minimum { extent = max(minimum, min(extent, offer)) }
            if let maximum { extent = min(maximum, max(extent, offer)) }
            return extent
        }

        /// Whether there is a bound.
        var isBounded: Bool { minimum != nil || maximum != nil }
    }

    private let horizontal: Bounds
    private let vertical: Bounds

    init(_ child: LayoutNode, horizontal: Bounds, vertical: Bounds, alignment: Alignment, scale: CellScale) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
        super.init(child, alignment: alignment, scale: scale)
    }

    fileprivate override var setsHeight: Bool { vertical.isBounded || vertical.ideal != nil }

    fileprivate override func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: horizontal.proposal(proposal.width), height: vertical.proposal(proposal.height))
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let inner = child.size(offer(proposal))
        let width = horizontal.extent(proposal.width, answer: inner.width)
        let height = vertical.extent(proposal.height, answer: inner.height)
        return CGSize(
            width: horizontal.isBounded ? scale.visible(width: width) : width,
            height: vertical.isBounded ? scale.visible(height: height) : height)
    }
}
