/// Several views as one expression; the enclosing container sees each of them.
public struct Group<Content: View>: View, StructuralView {
    let content: Content

    /// Groups the views of `content`.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// Adds the nodes of the content.
    public func _lower(_ lowering: inout Lowering) { lowering.add(content) }
    /// Adds the nodes of one view of the content.
    public func _lowerOne(_ index: inout Int, _ lowering: inout Lowering) { content._lowerOne(&index, &lowering) }
}
