/// A child whose rectangle is recorded when it is drawn. Exists only in inspected frames.
final class InspectingNode: WrapperNode {
    let kind: InspectedView.Kind
    let name: String
    let path: [Int]
    let modifiers: [String]
    let source: SourceMark

    init(
        _ child: LayoutNode, kind: InspectedView.Kind, name: String, path: [Int], modifiers: [String],
        source: SourceMark
    ) {
        (self.kind, self.name, self.path, self.modifiers, self.source) = (kind, name, path, modifiers, source)
        super.init(child)
    }

    override var unwrapped: LayoutNode { child.unwrapped }

    override func statedRect(in rect: CGRect) -> CGRect { child.statedRect(in: rect) }
    override func draw(in rect: CGRect, context: inout DrawingContext) {
        guard let recorder = context.recorder else { return child.draw(in: rect, context: &context) }
        let entry = recorder.begin(self, in: rect, scale: context.scale, clip: context.clip)
        child.draw(in: rect, context: &context)
        recorder.end(entry)
    }

    override func draw(in rect: CGRect, on canvas: inout PointCanvas) { canvas.draw(self, in: rect) }

    /// The nodes that belong to this view: down to the next inspected node or one with several children.
    var ownNodes: [LayoutNode] {
        if child is InspectingNode { return [] }
        var nodes = [child]
        while let wrapper = nodes[nodes.count - 1] as? WrapperNode, !(wrapper.child is InspectingNode) {
            nodes.append(wrapper.child)
        }
        return nodes
    }
}

extension LayoutNode {
    /// The inspector's description of a node in a rectangle of some size.
    struct Description {
        var detail: String?
        var attributes: [InspectedView.Attribute] = []
        var isTruncated = false
        var breaksWord = false

        mutating func add(_ name: String, _ value: String) {
            attributes.append(InspectedView.Attribute(name: name, value: value))
        }
    }
}
