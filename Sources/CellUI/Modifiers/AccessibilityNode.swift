/// A child with its own screen-reader label, value and traits.
final class AccessibilityNode: WrapperNode {
    /// Replaces the child's own text; `nil` keeps it. Evaluated on demand, because most frames are never read.
    var label: (() -> String)?
    /// Read after the label, in the words of the reader.
    var value: ((SpokenWords) -> String)?
    /// Read after the value, for example `button`.
    var traits: AccessibilityTraits = []
    /// Whether nothing is read.
    var isHidden = false
    /// How the child is read if there is no label.
    var children = AccessibilityChildBehavior.contain

    init(_ child: LayoutNode, label: (() -> String)? = nil, value: ((SpokenWords) -> String)? = nil) {
        (self.label, self.value) = (label, value)
        super.init(child)
    }

    override func read(into reading: inout Reading) {
        if isHidden { return }
        if let label {
            reading.say(label())
        } else {
            switch children.kind {
            case .contain: child.read(into: &reading)
            case .combine:
                var inner = Reading(in: reading.words)
                child.read(into: &inner)
                reading.say(inner.sentence)
            case .ignore: break
            }
        }
        if let value { reading.say(value(reading.words)) }
        for word in traits.words { reading.say(reading.words(word)) }
    }

    /// Changes the element of `node`, which may be inside padding or frames, or wraps `node` in a new element. Returns
    /// the outermost node.
    static func changing(_ node: LayoutNode, _ change: (AccessibilityNode) -> Void) -> LayoutNode {
        let known = element(of: node)
        let element = known ?? AccessibilityNode(node)
        change(element)
        return known == nil ? element : node
    }

    /// The element of `node`, which may be inside padding or frames; `nil` if there is none.
    static func element(of node: LayoutNode) -> AccessibilityNode? {
        var inner = node
        while let wrapper = inner as? WrapperNode {
            if let element = wrapper as? AccessibilityNode { return element }
            inner = wrapper.child
        }
        return nil
    }
}

/// A child before which an invisible node is read.
final class SpokenNode: WrapperNode {
    private let spoken: LayoutNode

    init(_ child: LayoutNode, spoken: LayoutNode) {
        self.spoken = spoken
        super.init(child)
    }

    override func read(into reading: inout Reading) {
        spoken.read(into: &reading)
        child.read(into: &reading)
    }
}

@_spi(Drawing)
extension View {
    /// Makes a screen reader read `content`, which is not drawn, before this view.
    public func speaking<V: View>(_ content: V) -> _NodeView<Self> {
        wrappingNodes("") { node, lowering in SpokenNode(node, spoken: lowering.node(of: content)) }
    }
}
