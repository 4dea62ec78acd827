/// A view that knows how large it is. It takes all the place that it is offered.
public struct GeometryReader<Content: View>: View {
    /// Makes the content for a size.
    public var content: (GeometryProxy) -> Content

    /// Content for a size; it stands at the top left.
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

    /// Adds a node that makes the content when its place is known.
    public func _lower(_ lowering: inout Lowering) {
        let environment = lowering.environment
        lowering.nodes.append(
            GeometryNode { [content] rect in
                let scale = environment.cellScale
                let proxy = GeometryProxy(
                    global: CGRect(
                        x: Double(rect.minX) * scale.pointsPerColumn, y: Double(rect.minY) * scale.pointsPerRow,
                        width: Double(rect.width) * scale.pointsPerColumn,
                        height: Double(rect.height) * scale.pointsPerRow))
                var lowering = Lowering(environment: environment)
                let view = BodyEnvironment.evaluate(in: &lowering.environment) { content(proxy) }
                return LayerNode(
                    children: lowering.nodes(of: view), alignment: .topLeading.facing(environment.layoutDirection))
            })
    }
}

/// How large a geometry reader is, and where.
public struct GeometryProxy: Sendable {
    let global: CGRect

    /// Its extent in points.
    public var size: CGSize { global.size }
    /// Margins that must be kept free: none.
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }
    /// Its place in points: from the top left of the picture in the global space, from its own in any other.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        coordinateSpace == .global ? global : CGRect(origin: .zero, size: global.size)
    }
}

/// From where places are counted.
public enum CoordinateSpace: Equatable, Hashable {
    /// From the top left of the picture.
    case global
    /// From the top left of the view.
    case local
    /// From the top left of a named view.
    case named(AnyHashable)
}

/// A box that makes its content when its place is known.
final class GeometryNode: LayoutNode {
    private let make: (CellRect) -> LayoutNode
    /// What was drawn, to be read.
    private var drawn: LayoutNode?
    private var rotation = Angle.zero
    private var isMirrored = false

    init(_ make: @escaping (CellRect) -> LayoutNode) { self.make = make }

    override func rotate(by angle: Angle) { rotation.radians += angle.radians }
    override func mirror() { isMirrored.toggle() }

    /// SwiftUI gives a reader ten points where nothing is proposed: one cell.
    override func measure(_ proposal: CellProposal) -> CellSize { proposal.replacingUnspecified(width: 1, height: 1) }

    override func draw(in rect: CellRect, context: inout DrawingContext) {
        let node = make(rect)
        drawn = node
        node.rotate(by: rotation)
        if isMirrored { node.mirror() }
        node.draw(in: rect, context: &context)
    }

    override func collectChanges(into changes: inout PendingChanges) { drawn?.collectChanges(into: &changes) }
    override func read(into reading: inout Reading) { drawn?.read(into: &reading) }
}
