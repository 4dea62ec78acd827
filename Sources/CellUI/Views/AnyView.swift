/// A view whose type is hidden.
public struct AnyView: View, StructuralView {
    private let lowering: (inout Lowering) -> Void

    /// Hides the type of `view`.
    public init<V: View>(_ view: V) { lowering = { $0.add(view) } }
    /// Hides the type of `view`.
    public init<V: View>(erasing view: V) { self.init(view) }

    /// Adds the hidden view's nodes.
    public func _lower(_ lowering: inout Lowering) { self.lowering(&lowering) }
}
