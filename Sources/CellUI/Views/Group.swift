/// Groups several views; the enclosing container still sees each of them.
public struct Group<Content: View>: View, StructuralView {
    let content: Content

    /// Groups the views of `content`.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// Adds the nodes of the content.
    public func _lower(_ lowering: inout Lowering) { lowering.add(content) }
    /// Adds the nodes of one of the content's views.
    public func _lowerOne(_ index: inout Int, _ lowering: inout Lowering) { content._lowerOne(&index, &lowering) }
}
