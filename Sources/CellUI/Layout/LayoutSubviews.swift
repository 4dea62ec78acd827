/// The views of a ``Layout``, in source order.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
    private let nodes: [LayoutNode]
    let environment: EnvironmentValues
    let placements: LayoutPlacements

    init(_ nodes: [LayoutNode], _ environment: EnvironmentValues) {
        (self.nodes, self.environment) = (nodes, environment)
        placements = LayoutPlacements(count: nodes.count, isMirrored: environment.layoutDirection == .rightToLeft)
    }

    /// The first index.
    public var startIndex: Int { 0 }
    /// The number of views.
    public var endIndex: Int { nodes.count }
    /// The view at a position.
    public subscript(position: Int) -> LayoutSubview {
        LayoutSubview(node: nodes[position], index: position, medium: environment.medium, placements: placements)
    }
    /// The direction in which the layout is seen. Layouts need not regard it: they are mirrored.
    public var layoutDirection: LayoutDirection { environment.layoutDirection }

    /// Whether both are the views of one layout.
    public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool { a.placements === b.placements }
}

/// A view of a ``Layout``.
public struct LayoutSubview: Equatable {
    let node: LayoutNode
    let index: Int
    let medium: DrawingMedium
    let placements: LayoutPlacements

    /// The size for `proposal`, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { node.size(proposal) }
    /// The size for `proposal`, with the alignment guides in it.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(node, size: node.size(proposal), isMirrored: placements.isMirrored)
    }
    /// The priority set by `layoutPriority(_:)`. Default: 0.
    public var priority: Double { node.layoutPriority }
    /// The distances that the view prefers.
    public var spacing: ViewSpacing { ViewSpacing(of: node, medium: medium) }
    /// The value set by `layoutValue(key:value:)`.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        node.layoutValue(ObjectIdentifier(key)) as? K.Value ?? K.defaultValue
    }

    /// Places the view, which then has the size that it takes for `proposal`. The last call counts.
    ///
    /// - Parameters:
    ///   - position: Where the anchor is, in the coordinates of the layout's bounds.
    ///   - anchor: The point of the view that is there. Default: its top leading corner.
    ///   - proposal: What the view is offered.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        let size = node.size(proposal)
        let rect = CGRect(
            x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height, width: size.width,
            height: size.height)
        place(in: placements.isMirrored ? rect.mirrored(in: placements.bounds) : rect)
    }

    /// Places the view in a rectangle as it is seen.
    func place(in rect: CGRect) { placements.places[index] = rect }

    /// Whether both are the same view of one layout.
    public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.node === b.node }
}

/// Where the views of a layout are. A class, because placing a view is a method of the view, which is a value.
final class LayoutPlacements {
    let isMirrored: Bool
    private(set) var bounds = CGRect.zero
    private var proposal = ProposedViewSize.unspecified
    /// The rectangles as they are seen; `nil` for a view that is not placed.
    fileprivate var places: [CGRect?]

    init(count: Int, isMirrored: Bool) {
        self.isMirrored = isMirrored
        places = Array(repeating: nil, count: count)
    }

    /// Forgets all places.
    func begin(in bounds: CGRect, _ proposal: ProposedViewSize) {
        (self.bounds, self.proposal) = (bounds, proposal)
        for index in places.indices { places[index] = nil }
    }

    /// The rectangle of a view: in the middle if it was not placed.
    func place(of view: LayoutSubview) -> CGRect {
        places[view.index] ?? Alignment.center.place(view.node.size(proposal), in: bounds)
    }
}

/// The distances that a view prefers from its neighbours.
public struct ViewSpacing: Sendable {
    /// What it prefers above and below it, in points.
    private(set) var edges = VerticalEdges()
    /// Whether it is a spacer, which keeps no distance at its sides.
    private var isSpacer = false
    private var medium: DrawingMedium?

    /// The upper and the lower edge.
    struct VerticalEdges: Sendable {
        fileprivate var (top, bottom) = (EdgeSpacing(), EdgeSpacing())
        subscript(edge: VerticalEdge) -> EdgeSpacing { edge == .top ? top : bottom }
    }

    /// No distances.
    public static let zero = ViewSpacing()

    /// No distances, for a union with others.
    public init() {}

    init(of node: LayoutNode, medium: DrawingMedium) {
        (isSpacer, self.medium) = (node.isSpacer, medium)
        (edges.top, edges.bottom) = (node.edgeSpacing(.top), node.edgeSpacing(.bottom))
    }

    /// Adds the distances of another view at some of its edges.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) { self = union(other, edges: edges) }

    /// The larger distances of both, at some of the edges.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var both = self
        if edges.contains(.top) { both.edges.top = self.edges.top.union(other.edges.top) }
        if edges.contains(.bottom) { both.edges.bottom = self.edges.bottom.union(other.edges.bottom) }
        if medium == nil {
            (both.isSpacer, both.medium) = (other.isSpacer, other.medium)
        } else if other.medium != nil {
            both.isSpacer = isSpacer && other.isSpacer
        }
        return both
    }

    /// The preferred distance from the view after this one, in points: as in an `HStack` or a `VStack` without a spacing.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        guard let medium = medium ?? next.medium else { return 0 }
        if axis == .horizontal { return isSpacer || next.isSpacer ? 0 : .standardSpacing }
        return medium == .cells ? 0 : edges.bottom.distance(to: next.edges.top)
    }
}
