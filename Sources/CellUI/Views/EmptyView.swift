/// An empty view, which takes no space in any container.
public struct EmptyView: View, StructuralView {
    /// An empty view.
    public init() {}
    /// Adds no node.
    public func _lower(_ lowering: inout Lowering) {}
}
