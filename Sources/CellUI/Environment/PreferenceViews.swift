import Foundation

extension View {
    /// Draws something over this view that depends on a preference that it sets.
    public func overlayPreferenceValue<K: PreferenceKey, Content: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> Content
    ) -> some View {
        PreferenceLayer<Self, K, Content>(content: self, alignment: alignment, isBehind: false, layer: transform)
    }

    /// Draws something behind this view that depends on a preference that it sets.
    public func backgroundPreferenceValue<K: PreferenceKey, Content: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> Content
    ) -> some View {
        PreferenceLayer<Self, K, Content>(content: self, alignment: alignment, isBehind: true, layer: transform)
    }

    /// Changes a preference that this view sets.
    public func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View { TransformedPreference<Self, K>(content: self, change: callback) }

    /// Sets a preference to something made of this view's place.
    public func anchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        AnchoredView<Self, A, K>(content: self, source: value) { preference, anchor in preference = transform(anchor) }
    }

    /// Changes a preference that this view sets, with its place.
    public func transformAnchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View { AnchoredView<Self, A, K>(content: self, source: value, change: transform) }
}

/// The place of a view, or of a point of it, for another view's coordinates: `proxy[anchor]`.
public struct Anchor<Value> {
    /// Where a view was drawn, in points from the frame's top left. A class, because a view is drawn after its anchor was made.
    final class Place { var rect = CGRect.zero }

    let place: Place
    let value: (CGRect) -> Value

    /// What of a view's place is wanted.
    public struct Source {
        let value: (CGRect) -> Value
    }
}

extension Anchor.Source where Value == CGRect {
    /// The view's rectangle.
    public static var bounds: Self { Self { $0 } }
    /// A rectangle in the view's own coordinates.
    public static func rect(_ rect: CGRect) -> Self { Self { rect.offsetBy(dx: $0.minX, dy: $0.minY) } }
}

extension Anchor.Source where Value == CGPoint {
    /// A point in the view's own coordinates.
    public static func point(_ point: CGPoint) -> Self { Self { CGPoint(x: $0.minX + point.x, y: $0.minY + point.y) } }
    /// A point in unit coordinates of the view.
    public static func unitPoint(_ point: UnitPoint) -> Self {
        Self { CGPoint(x: $0.minX + point.x * $0.width, y: $0.minY + point.y * $0.height) }
    }
    /// The top left.
    public static var topLeading: Self { unitPoint(.topLeading) }
    /// The middle of the top.
    public static var top: Self { unitPoint(.top) }
    /// The top right.
    public static var topTrailing: Self { unitPoint(.topTrailing) }
    /// The middle of the left side.
    public static var leading: Self { unitPoint(.leading) }
    /// The middle.
    public static var center: Self { unitPoint(.center) }
    /// The middle of the right side.
    public static var trailing: Self { unitPoint(.trailing) }
    /// The bottom left.
    public static var bottomLeading: Self { unitPoint(.bottomLeading) }
    /// The middle of the bottom.
    public static var bottom: Self { unitPoint(.bottom) }
    /// The bottom right.
    public static var bottomTrailing: Self { unitPoint(.bottomTrailing) }
}

extension GeometryProxy {
    /// An anchor's rectangle in this reader's coordinates.
    public subscript(anchor: Anchor<CGRect>) -> CGRect {
        anchor.value(anchor.place.rect).offsetBy(dx: -global.minX, dy: -global.minY)
    }
    /// An anchor's point in this reader's coordinates.
    public subscript(anchor: Anchor<CGPoint>) -> CGPoint {
        let point = anchor.value(anchor.place.rect)
        return CGPoint(x: point.x - global.minX, y: point.y - global.minY)
    }
}

private struct TransformedPreference<Content: View, K: PreferenceKey>: View, StructuralView {
    let content: Content
    let change: (inout K.Value) -> Void

    func _lower(_ lowering: inout Lowering) {
        var value = lowering.preferences.value(of: K.self) { lowering.add(content) }
        change(&value)
        lowering.preferences.tell(K.self, value)
    }
}

private struct AnchoredView<Content: View, A, K: PreferenceKey>: View {
    let content: Content
    let source: Anchor<A>.Source
    let change: (inout K.Value, Anchor<A>) -> Void

    func _lower(_ lowering: inout Lowering) {
        let anchor = Anchor<A>(place: Anchor<A>.Place(), value: source.value)
        let node = lowering.node(of: content)
        var value = K.defaultValue
        change(&value, anchor)
        lowering.preferences.tell(K.self, value)
        lowering.nodes.append(PlaceNode(node) { anchor.place.rect = $0 })
    }
}

/// Records where its child is drawn.
private final class PlaceNode: WrapperNode {
    private let record: (CGRect) -> Void

    init(_ child: LayoutNode, _ record: @escaping (CGRect) -> Void) {
        self.record = record
        super.init(child)
    }

    override func draw(in rect: CGRect, context: inout DrawingContext) {
        record(rect)
        child.draw(in: rect, context: &context)
    }
    override func draw(in rect: CGRect, on canvas: inout PointCanvas) {
        record(rect)
        child.draw(in: rect, on: &canvas)
    }
}

/// A view with a layer that is made of a preference of it.
private struct PreferenceLayer<Content: View, K: PreferenceKey, Layer: View>: View {
    let content: Content
    let alignment: Alignment
    let isBehind: Bool
    let layer: (K.Value) -> Layer
    private let environment = BodyEnvironment.current()

    init(content: Content, alignment: Alignment, isBehind: Bool, layer: @escaping (K.Value) -> Layer) {
        (self.content, self.alignment, self.isBehind, self.layer) = (content, alignment, isBehind, layer)
    }

    func _lower(_ lowering: inout Lowering) {
        var node = LayoutNode()
        let value = lowering.preferences.value(of: K.self) { node = lowering.node(of: content) }
        let view = environment.evaluate { layer(value) }
        let other = lowering.node(of: view, alignment: alignment)
        let facing = alignment.facing(lowering.environment.layoutDirection)
        lowering.nodes.append(PreferenceLayerNode(node, layer: other, alignment: facing, isBehind: isBehind))
    }
}

/// A child with a layer over or behind it. The child is drawn first in any case, because the layer may ask where it is.
private final class PreferenceLayerNode: WrapperNode {
    private let layer: LayoutNode
    private let alignment: Alignment
    private let isBehind: Bool

    init(_ child: LayoutNode, layer: LayoutNode, alignment: Alignment, isBehind: Bool) {
        (self.layer, self.alignment, self.isBehind) = (layer, alignment, isBehind)
        super.init(child)
        layer.layered(width: true, height: true)
    }

    private func place(in rect: CGRect) -> CGRect {
        alignment.place(layer, size: layer.size(ProposedViewSize(rect.size)), in: rect, of: child)
    }

    override func draw(in rect: CGRect, context: inout DrawingContext) {
        if isBehind {
            var trial = context
            child.draw(in: rect, context: &trial)
            layer.draw(in: place(in: rect), context: &context)
            child.draw(in: rect, context: &context)
        } else {
            child.draw(in: rect, context: &context)
            layer.draw(in: place(in: rect), context: &context)
        }
    }

    override func draw(in rect: CGRect, on canvas: inout PointCanvas) {
        if isBehind {
            _ = canvas.items { child.draw(in: rect, on: &$0) }
            layer.draw(in: place(in: rect), on: &canvas)
            child.draw(in: rect, on: &canvas)
        } else {
            child.draw(in: rect, on: &canvas)
            layer.draw(in: place(in: rect), on: &canvas)
        }
    }

    override func collectChanges(into changes: inout PendingChanges) {
        child.collectChanges(into: &changes)
        layer.collectChanges(into: &changes)
    }
    override func read(into reading: inout Reading) {
        child.read(into: &reading)
        layer.read(into: &reading)
    }
}
