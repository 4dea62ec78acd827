/// A view whose content depends on its size. It takes all the space it is proposed.
public struct GeometryReader<Content: View>: View {
    /// Creates the content for a size.
    public var content: (GeometryProxy) -> Content

    /// A reader with `content` aligned at its top left.
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

    /// Adds a node that creates the content once its rectangle is known.
    public func _lower(_ lowering: inout Lowering) {
        let environment = lowering.environment
        let node = GeometryNode { [content] rect in
            let proxy = GeometryProxy(global: rect, cells: environment.cellScale.cells(rect).size)
            var lowering = Lowering(environment: environment)
            let view = BodyEnvironment.evaluate(in: &lowering.environment) { content(proxy) }
            let layers = LayerNode(
                children: lowering.nodes(of: view), alignment: .topLeading.facing(environment.layoutDirection))
            return (layers, lowering.preferences)
        }
        lowering.preferences.add(node)
        lowering.nodes.append(node)
    }
}

/// The size and position of a geometry reader.
public struct GeometryProxy: Sendable {
    let global: CGRect
    /// The size in cells.
    package let cells: CellSize

    /// The size in points.
    public var size: CGSize { global.size }
    /// The safe area insets, always zero.
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }
    /// The rectangle in points: relative to the frame's top left in the global space, to its own in any other.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        coordinateSpace == .global ? global : CGRect(origin: .zero, size: global.size)
    }
}

/// The origin of coordinates.
public enum CoordinateSpace: Equatable, Hashable {
    /// The top left of the frame.
    case global
    /// The top left of the view.
    case local
    /// The top left of a named view.
    case named(AnyHashable)
}

/// A box that creates its content once its rectangle is known.
final class GeometryNode: LayoutNode {
    private let make: (CGRect) -> (LayoutNode, PreferenceValues)
    /// The latest size that it was measured to, if that is finite.
    private var measured: CGSize?
    /// The content last drawn, kept for screen readers.
    private var drawn: LayoutNode?
    private var rotation = Angle.zero
    private var isMirrored = false

    init(_ make: @escaping (CGRect) -> (LayoutNode, PreferenceValues)) { self.make = make }

    /// What the content sets in the size last measured, wherever that will be; `nil` before it is measured. The card behind a view has to be
    /// known before the view is drawn.
    func preferences() -> PreferenceValues? {
        guard let measured else { return nil }
        let (node, preferences) = make(CGRect(origin: .zero, size: measured))
        // Readers in the content are measured with it.
        _ = node.size(ProposedViewSize(measured))
        return preferences
    }

    override func rotate(by angle: Angle) { rotation.radians += angle.radians }
    override func mirror() { isMirrored.toggle() }

    /// If nothing is proposed, SwiftUI makes a reader ten points wide and high.
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions()
        if size.width.isFinite, size.height.isFinite { measured = size }
        return size
    }

    override func draw(in rect: CGRect, context: inout DrawingContext) {
        content(in: rect).draw(in: rect, context: &context)
    }

    override func draw(in rect: CGRect, on canvas: inout PointCanvas) { content(in: rect).draw(in: rect, on: &canvas) }

    private func content(in rect: CGRect) -> LayoutNode {
        let (node, _) = make(rect)
        drawn = node
        node.rotate(by: rotation)
        if isMirrored { node.mirror() }
        return node
    }

    override func collectChanges(into changes: inout PendingChanges) { drawn?.collectChanges(into: &changes) }
    override func read(into reading: inout Reading) { drawn?.read(into: &reading) }
}
