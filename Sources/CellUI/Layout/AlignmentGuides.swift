/// An alignment of your own, which is identified by its type.
///
///     enum DotAlignment: AlignmentID {
///         static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.top] }
///     }
public protocol AlignmentID: SendableMetatype {
    /// The guide of a view that does not set its own, in points from its leading or top edge.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The size of a view and its alignment guides, in its own coordinates: points from its leading and top edge.
public struct ViewDimensions: Equatable {
    /// The width in points.
    public let width: CGFloat
    /// The height in points.
    public let height: CGFloat
    private let node: LayoutNode
    /// Whether the layout is right-to-left: nodes have their guides from the left.
    private let isMirrored: Bool

    init(_ node: LayoutNode, size: CGSize, isMirrored: Bool) {
        (width, height, self.node, self.isMirrored) = (size.width, size.height, node, isMirrored)
    }

    private var size: CGSize { CGSize(width: width, height: height) }
    private func facing(_ guide: HorizontalAlignment) -> HorizontalAlignment {
        guide.facing(isMirrored ? .rightToLeft : .leftToRight)
    }
    private func fromLeading(_ x: CGFloat) -> CGFloat { isMirrored ? width - x : x }

    /// The guide, or its default if none is set.
    public subscript(guide: HorizontalAlignment) -> CGFloat { fromLeading(facing(guide).guide(of: node, size: size)) }
    /// The guide, or its default if none is set.
    public subscript(guide: VerticalAlignment) -> CGFloat { guide.guide(of: node, size: size) }
    /// The guide that `alignmentGuide(_:computeValue:)` sets; `nil` if there is none.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
        node.explicitGuide(.horizontal(guide.guide), in: size).map(fromLeading)
    }
    /// The guide that `alignmentGuide(_:computeValue:)` sets; `nil` if there is none.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
        node.explicitGuide(.vertical(guide.guide), in: size)
    }

    /// Whether both are the dimensions of one view in one size.
    public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool { a.node === b.node && a.size == b.size }
}

/// The type of an alignment of an author's own.
struct AlignmentKey: Hashable, Sendable {
    let id: any AlignmentID.Type

    static func == (a: AlignmentKey, b: AlignmentKey) -> Bool { ObjectIdentifier(a.id) == ObjectIdentifier(b.id) }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }

    /// The guide of a view without guides that is `width` wide, or `height` high.
    func standard(width: CGFloat = 0, height: CGFloat = 0) -> CGFloat {
        id.defaultValue(
            in: ViewDimensions(LayoutNode(), size: CGSize(width: width, height: height), isMirrored: false))
    }
}

/// Which guide of a view is meant.
enum GuideKey: Hashable {
    case horizontal(HorizontalAlignment.Guide)
    case vertical(VerticalAlignment.Guide)
}

extension View {
    /// Sets this view's guide for an alignment, in points from its leading edge. It moves in a container that aligns its views by it.
    public func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> _NodeView<Self> {
        wrappingNodes { node, lowering in
            lowering.preferences.hasGuides = true
            return AlignmentGuideNode(node, .horizontal(g.guide), isMirrored: lowering.isMirrored, computeValue)
        }
    }

    /// Sets this view's guide for an alignment, in points from its top. It moves in a container that aligns its views by it.
    public func alignmentGuide(
        _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> _NodeView<Self> {
        wrappingNodes { node, lowering in
            lowering.preferences.hasGuides = true
            return AlignmentGuideNode(node, .vertical(g.guide), isMirrored: lowering.isMirrored, computeValue)
        }
    }
}

/// A child with a guide of its own.
final class AlignmentGuideNode: WrapperNode {
    private let key: GuideKey
    private let isMirrored: Bool
    private let compute: (ViewDimensions) -> CGFloat

    init(_ child: LayoutNode, _ key: GuideKey, isMirrored: Bool, _ compute: @escaping (ViewDimensions) -> CGFloat) {
        (self.key, self.isMirrored, self.compute) = (key, isMirrored, compute)
        super.init(child)
        setsGuides = true
    }

    private func value(in size: CGSize) -> CGFloat {
        compute(ViewDimensions(child, size: size, isMirrored: isMirrored))
    }

    override func explicitGuide(_ key: GuideKey, in size: CGSize) -> CGFloat? {
        guard key == self.key else { return child.explicitGuide(key, in: size) }
        if case .horizontal = key, isMirrored { return size.width - value(in: size) }
        return value(in: size)
    }

    override func firstBaseline(in size: CGSize) -> CGFloat? {
        key == .vertical(.firstTextBaseline) ? value(in: size) : child.firstBaseline(in: size)
    }
    override func lastBaseline(in size: CGSize) -> CGFloat? {
        key == .vertical(.lastTextBaseline) ? value(in: size) : child.lastBaseline(in: size)
    }
}

/// A box that places several boxes.
class ArrangingNode: LayoutNode {
    /// Visits the children, each with its rectangle in `rect`.
    func forEachChild(in rect: CGRect, _ visit: (LayoutNode, CGRect) -> Void) {}

    override func explicitGuide(_ key: GuideKey, in size: CGSize) -> CGFloat? {
        var merged = MergedGuide(key)
        forEachChild(in: CGRect(origin: .zero, size: size)) { merged.add($0, in: $1) }
        return merged.value
    }

    override func firstBaseline(in size: CGSize) -> CGFloat? { baseline(in: size, min) { $0.firstBaseline(in: $1) } }
    override func lastBaseline(in size: CGSize) -> CGFloat? { baseline(in: size, max) { $0.lastBaseline(in: $1) } }

    /// The first or the last of the children's baselines.
    private func baseline(
        in size: CGSize, _ choose: (CGFloat, CGFloat) -> CGFloat, of child: (LayoutNode, CGSize) -> CGFloat?
    ) -> CGFloat? {
        var chosen: CGFloat?
        forEachChild(in: CGRect(origin: .zero, size: size)) { node, place in
            guard let line = child(node, place.size).map({ place.minY + $0 }) else { return }
            chosen = chosen.map { choose($0, line) } ?? line
        }
        return chosen
    }
}

/// The guide of a container: the average of those that its views set.
struct MergedGuide {
    private var sum: CGFloat = 0
    private var count: CGFloat = 0
    private let key: GuideKey

    init(_ key: GuideKey) { self.key = key }

    /// Adds the guide of a view at a place in the container.
    mutating func add(_ node: LayoutNode, in place: CGRect) {
        guard node.hasGuides, let guide = node.explicitGuide(key, in: place.size) else { return }
        if case .horizontal = key { sum += place.minX + guide } else { sum += place.minY + guide }
        count += 1
    }

    /// The average; `nil` if no view sets the guide.
    var value: CGFloat? { count > 0 ? sum / count : nil }
}

/// What views take whose guides are on one line: the most before it, and the most after it.
struct GuideSpan {
    private(set) var before: CGFloat = -.infinity
    private var after: CGFloat = -.infinity
    private var isInfinite = false

    /// Adds a view that is `extent` long, with its guide at a distance from its start.
    mutating func add(_ extent: CGFloat, guide: CGFloat) {
        guard extent.isFinite, guide.isFinite else { return isInfinite = true }
        before = max(before, guide)
        after = max(after, extent - guide)
    }

    /// The length of all; zero of none.
    var length: CGFloat { isInfinite ? .infinity : max(0, before + after) }
}
