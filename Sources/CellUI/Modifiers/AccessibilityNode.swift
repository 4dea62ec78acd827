/// A child that a screen reader speaks of in words of its own.
final class AccessibilityNode: WrapperNode {
    /// Replaces what the child says; `nil`: what it says by itself. Asked when someone listens: to most pictures nobody does.
    var label: (() -> String)?
    /// Follows the label.
    var value: (() -> String)?
    /// Named after the value: `button`.
    var traits: AccessibilityTraits = []
    /// Whether nothing is said.
    var isHidden = false
    /// What of the child is said where there is no label.
    var children = AccessibilityChildBehavior.contain

    init(_ child: LayoutNode, label: (() -> String)? = nil, value: (() -> String)? = nil) {
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
                var inner = Reading()
                child.read(into: &inner)
                reading.say(inner.sentence)
            case .ignore: break
            }
        }
        if let value { reading.say(value()) }
        for name in traits.names { reading.say(name) }
    }

    /// Changes the element that `node` is, however it is padded or framed; a new one around it if it is none yet. Answers
    /// the outermost box.
    static func changing(_ node: LayoutNode, _ change: (AccessibilityNode) -> Void) -> LayoutNode {
        let known = element(of: node)
        let element = known ?? AccessibilityNode(node)
        change(element)
        return known == nil ? element : node
    }

    /// The element that `node` is, however it is padded or framed; `nil` where it is none.
    static func element(of node: LayoutNode) -> AccessibilityNode? {
        var inner = node
        while let wrapper = inner as? WrapperNode {
            if let element = wrapper as? AccessibilityNode { return element }
            inner = wrapper.child
        }
        return nil
    }
}

/// A child before which another is spoken of, which is not seen.
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

extension View {
    /// Speaks of `content`, which is not seen, before this view.
    func speaking<V: View>(_ content: V) -> _NodeView<Self> {
        wrappingNodes("") { node, lowering in SpokenNode(node, spoken: lowering.node(of: content)) }
    }
}
