/// A container of your own: it decides how large it is and where its views are. SwiftUI's protocol.
///
///     struct Diagonal: Layout {
///         func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { … }
///         func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) { … }
///     }
///
///     Diagonal { Text("one"); Text("two") }
///
/// It is laid out left to right; in a right-to-left layout, the result is mirrored. Source:
/// [Layout](https://developer.apple.com/documentation/swiftui/layout).
public protocol Layout {
    /// What the layout remembers between its methods. Default: nothing.
    associatedtype Cache = Void
    /// The views of the layout.
    typealias Subviews = LayoutSubviews

    /// What is remembered at first.
    func makeCache(subviews: Subviews) -> Cache
    /// Changes what is remembered for other views. Never called: a layout lives no longer than its picture.
    func updateCache(_ cache: inout Cache, subviews: Subviews)
    /// The size for `proposal`, in points.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    /// Places each view by ``LayoutSubview/place(at:anchor:proposal:)``. One that is not placed is in the middle.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    /// The distance that the layout prefers from its neighbours. Default: that of all of its views.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
    /// The layout's guide, from the leading edge of `bounds`; `nil`, the default, for the average of those that its views set.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
    /// The layout's guide, from the top of `bounds`; `nil`, the default, for the average of those that its views set.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
}

extension Layout where Cache == Void {
    /// Remembers nothing.
    public func makeCache(subviews: Subviews) {}
}

extension Layout {
    /// Begins again with ``makeCache(subviews:)``.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }
    /// The distances of all views.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
    }
    /// The average of the guides of the views.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }
    /// The average of the guides of the views.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }

    /// A view that lays out the views of `content`.
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        LayoutView(layout: self, content: content())
    }
}

/// A layout with its views.
struct LayoutView<L: Layout, Content: View>: View, StructuralView {
    let layout: L
    let content: Content

    func _lower(_ lowering: inout Lowering) {
        let nodes = lowering.nodes(of: content)
        if let native = (layout as? any NativeLayout) ?? (layout as? AnyLayout)?.native {
            lowering.nodes.append(native.node(of: nodes, in: lowering.environment))
        } else {
            lowering.preferences.hasGuides = true
            lowering.nodes.append(CustomLayoutNode(layout, nodes, lowering.environment))
        }
    }
}

/// A box laid out by a ``Layout``.
final class CustomLayoutNode<L: Layout>: ArrangingNode {
    private let layout: L
    private let children: [LayoutNode]
    private let subviews: LayoutSubviews
    private var cache: L.Cache

    init(_ layout: L, _ children: [LayoutNode], _ environment: EnvironmentValues) {
        (self.layout, self.children) = (layout, children)
        subviews = LayoutSubviews(children, environment)
        cache = layout.makeCache(subviews: subviews)
        super.init()
        // The layout may set some, whether or not its views do.
        setsGuides = true
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
        return CGSize(width: max(0, size.width), height: max(0, size.height))
    }

    override func draw(in rect: CGRect, context: inout DrawingContext) {
        forEachChild(in: rect) { $0.draw(in: $1, context: &context) }
    }
    override func draw(in rect: CGRect, on canvas: inout PointCanvas) {
        forEachChild(in: rect) { $0.draw(in: $1, on: &canvas) }
    }

    /// The last is drawn on top.
    override func forEachChild(in rect: CGRect, _ visit: (LayoutNode, CGRect) -> Void) {
        let proposal = proposal(answeredBy: rect.size)
        subviews.placements.begin(in: rect, proposal)
        layout.placeSubviews(in: rect, proposal: proposal, subviews: subviews, cache: &cache)
        let isOrdered = children.allSatisfy { $0.zIndex == 0 }
        let order =
            isOrdered
            ? Array(children.indices)
            : children.indices.sorted { (children[$0].zIndex, $0) < (children[$1].zIndex, $1) }
        // Placed before any is drawn: another layout may use the same nodes in the meantime.
        let places = subviews.map { subviews.placements.place(of: $0) }
        for index in order { visit(children[index], places[index]) }
    }

    override func explicitGuide(_ key: GuideKey, in size: CGSize) -> CGFloat? {
        let bounds = CGRect(origin: .zero, size: size)
        let proposal = proposal(answeredBy: size)
        switch key {
        case .horizontal(let guide):
            let own = layout.explicitAlignment(
                of: HorizontalAlignment(guide: guide), in: bounds, proposal: proposal, subviews: subviews, cache: &cache
            )
            if let own { return subviews.layoutDirection == .rightToLeft ? size.width - own : own }
        case .vertical(let guide):
            let own = layout.explicitAlignment(
                of: VerticalAlignment(guide: guide), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
            if let own { return own }
        }
        return super.explicitGuide(key, in: size)
    }

    override func hasText(at side: HorizontalSide) -> Bool { children.contains { $0.hasText(at: side) } }
    override func edgeSpacing(_ edge: VerticalEdge) -> EdgeSpacing {
        layout.spacing(subviews: subviews, cache: &cache).edges[edge]
    }
    override func rotate(by angle: Angle) { for child in children { child.rotate(by: angle) } }
    override func mirror() { for child in children { child.mirror() } }
    override func collectChanges(into changes: inout PendingChanges) {
        for child in children { child.collectChanges(into: &changes) }
    }
    override func read(into reading: inout Reading) { for child in children { child.read(into: &reading) } }
}

/// A value of a view for the layout that it is in.
public protocol LayoutValueKey {
    /// The type of the value.
    associatedtype Value
    /// The value of a view that does not set one.
    static var defaultValue: Value { get }
}

extension View {
    /// Sets a value for the layout that this view is in.
    public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> _NodeView<Self> {
        wrappingNodes { node, _ in LayoutValueNode(node, key: ObjectIdentifier(key), value: value) }
    }
}

/// A child with a value for its layout.
private final class LayoutValueNode: WrapperNode {
    private let key: ObjectIdentifier
    private let value: Any

    init(_ child: LayoutNode, key: ObjectIdentifier, value: Any) {
        (self.key, self.value) = (key, value)
        super.init(child)
    }

    override func layoutValue(_ key: ObjectIdentifier) -> Any? { key == self.key ? value : child.layoutValue(key) }
}
