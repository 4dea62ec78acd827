/// Nothing: takes no place in any container.
public struct EmptyView: View, StructuralView {
    /// Nothing.
    public init() {}
    /// Adds no node.
    public func _lower(_ lowering: inout Lowering) {}
}
