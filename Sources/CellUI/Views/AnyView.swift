/// A type-erased view.
public struct AnyView: View, StructuralView {
    private let lowering: (inout Lowering) -> Void

    /// Erases the type of `view`.
    public init<V: View>(_ view: V) { lowering = { $0.add(view) } }
    /// Erases the type of `view`.
    public init<V: View>(erasing view: V) { self.init(view) }

    /// Adds the erased view's nodes.
    public func _lower(_ lowering: inout Lowering) { self.lowering(&lowering) }
}
