/// A layout for which there is a node: it is laid out as the view of the same kind.
protocol NativeLayout: Layout where Cache == LayoutNode {
    /// The node that lays out `nodes`.
    func node(of nodes: [LayoutNode], in environment: EnvironmentValues) -> LayoutNode
    /// Visits the children of such a node, each with its rectangle in `rect`.
    func forEachChild(of node: LayoutNode, in rect: CGRect, _ visit: (LayoutNode, CGRect) -> Void)
}

extension NativeLayout {
    /// The node that lays out the views.
    public func makeCache(subviews: Subviews) -> LayoutNode {
        node(of: subviews.map(\.node), in: subviews.environment)
    }
    /// The size for `proposal`, in points.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout LayoutNode) -> CGSize {
        cache.size(proposal)
    }
    /// Places the views as the view of the same kind does.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout LayoutNode
    ) {
        _ = cache.size(proposal)
        forEachChild(of: cache, in: bounds) { node, place in
            subviews.first { $0.node === node }?.place(in: place)
        }
    }
}

/// A row, as a layout: `HStack`.
public struct HStackLayout: NativeLayout, Sendable {
    /// How the views are aligned.
    public var alignment: VerticalAlignment
    /// The distance between the views in points; `nil` for the standard.
    public var spacing: CGFloat?

    /// A row. `spacing` is in points. Default: 8.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        (self.alignment, self.spacing) = (alignment, spacing)
    }

    func node(of nodes: [LayoutNode], in environment: EnvironmentValues) -> LayoutNode {
        StackNode(row: nodes, alignment: alignment, spacing: spacing, in: environment)
    }

    func forEachChild(of node: LayoutNode, in rect: CGRect, _ visit: (LayoutNode, CGRect) -> Void) {
        (node as? StackNode)?.forEachChild(in: rect, visit)
    }
}

/// A column, as a layout: `VStack`.
public struct VStackLayout: NativeLayout, Sendable {
    /// How the views are aligned.
    public var alignment: HorizontalAlignment
    /// The distance between the views in points; `nil` for the standard.
    public var spacing: CGFloat?

    /// A column. `spacing` is in points. Default: as in `VStack`.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        (self.alignment, self.spacing) = (alignment, spacing)
    }

    func node(of nodes: [LayoutNode], in environment: EnvironmentValues) -> LayoutNode {
        StackNode(column: nodes, alignment: alignment, spacing: spacing, in: environment)
    }

    func forEachChild(of node: LayoutNode, in rect: CGRect, _ visit: (LayoutNode, CGRect) -> Void) {
        (node as? StackNode)?.forEachChild(in: rect, visit)
    }
}

/// Views on top of each other, as a layout: `ZStack`.
public struct ZStackLayout: NativeLayout, Sendable {
    /// How the views are aligned.
    public var alignment: Alignment

    /// Views on top of each other, the first at the bottom.
    public init(alignment: Alignment = .center) { self.alignment = alignment }

    func node(of nodes: [LayoutNode], in environment: EnvironmentValues) -> LayoutNode {
        LayerNode(children: nodes, alignment: alignment.facing(environment.layoutDirection))
    }

    func forEachChild(of node: LayoutNode, in rect: CGRect, _ visit: (LayoutNode, CGRect) -> Void) {
        (node as? LayerNode)?.forEachChild(in: rect, visit)
    }
}

/// Rows whose columns line up, as a layout: `Grid`. Each ``GridRow`` is a row.
///
/// Only the layout of views takes rows apart. A layout of your own that calls this one's methods has each row as one view.
public struct GridLayout: NativeLayout, Sendable {
    /// How the views are aligned in their cells.
    public var alignment: Alignment
    /// The distance between columns in points; `nil` for the standard.
    public var horizontalSpacing: CGFloat?
    /// The distance between rows in points; `nil` for the standard.
    public var verticalSpacing: CGFloat?

    /// A grid. Spacing is in points; default: as in `Grid`.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.alignment = alignment
        (self.horizontalSpacing, self.verticalSpacing) = (horizontalSpacing, verticalSpacing)
    }

    func node(of nodes: [LayoutNode], in environment: EnvironmentValues) -> LayoutNode {
        GridNode(
            nodes, alignment: alignment, isMirrored: environment.layoutDirection == .rightToLeft,
            columnSpacing: environment.cellScale.visible(width: horizontalSpacing ?? .standardSpacing),
            rowSpacing: verticalSpacing ?? (environment.medium == .points ? .standardSpacing : 0))
    }

    func forEachChild(of node: LayoutNode, in rect: CGRect, _ visit: (LayoutNode, CGRect) -> Void) {
        (node as? GridNode)?.forEachItem(in: rect, visit)
    }
}

/// A type-erased layout: the kind of container may depend on a value.
///
///     let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout(alignment: .leading))
///     layout { Text("one"); Text("two") }
public struct AnyLayout: Layout {
    private let box: any ErasedLayout
    /// The layout, if there is a node for it.
    let native: (any NativeLayout)?

    /// Erases the type of `layout`.
    public init<L: Layout>(_ layout: L) {
        if let other = layout as? AnyLayout {
            self = other
        } else {
            box = LayoutBox(layout: layout)
            native = layout as? any NativeLayout
        }
    }

    /// What the layout remembers between its methods.
    public struct Cache { fileprivate var value: Any }

    /// What is remembered at first.
    public func makeCache(subviews: Subviews) -> Cache { Cache(value: box.makeCache(subviews)) }
    /// The size for `proposal`, in points.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        box.sizeThatFits(proposal, subviews, &cache.value)
    }
    /// Places each view.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) { box.place(in: bounds, proposal, subviews, &cache.value) }
    /// The distance that the layout prefers from its neighbours.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        box.spacing(subviews, &cache.value)
    }
    /// The layout's guide.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { box.guide(guide, in: bounds, proposal, subviews, &cache.value) }
    /// The layout's guide.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { box.guide(guide, in: bounds, proposal, subviews, &cache.value) }
}

/// A layout whose cache has no type.
private protocol ErasedLayout {
    func makeCache(_ subviews: LayoutSubviews) -> Any
    func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any) -> CGSize
    func place(
        in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any)
    func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing
    func guide(
        _ guide: HorizontalAlignment, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout Any
    ) -> CGFloat?
    func guide(
        _ guide: VerticalAlignment, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout Any
    ) -> CGFloat?
}

private struct LayoutBox<L: Layout>: ErasedLayout {
    let layout: L

    /// Calls `body` with the cache in its own type.
    private func with<Result>(
        _ cache: inout Any, _ subviews: LayoutSubviews, _ body: (inout L.Cache) -> Result
    ) -> Result {
        var own = cache as? L.Cache ?? layout.makeCache(subviews: subviews)
        defer { cache = own }
        return body(&own)
    }

    func makeCache(_ subviews: LayoutSubviews) -> Any { layout.makeCache(subviews: subviews) }
    func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any) -> CGSize {
        with(&cache, subviews) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }
    func place(
        in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
    ) {
        with(&cache, subviews) {
            layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }
    func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing {
        with(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
    }
    func guide(
        _ guide: HorizontalAlignment, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout Any
    ) -> CGFloat? {
        with(&cache, subviews) {
            layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }
    func guide(
        _ guide: VerticalAlignment, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout Any
    ) -> CGFloat? {
        with(&cache, subviews) {
            layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }
}
