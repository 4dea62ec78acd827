/// A part of the user interface, described by its body. SwiftUI's protocol, lowered to layout nodes.
public protocol View {
    /// The type of the body; `Never` for views that draw themselves.
    associatedtype Body: View
    /// The views that make up this one.
    @ViewBuilder var body: Body { get }
    /// Adds this view's layout nodes. By default, those of the body.
    func _lower(_ lowering: inout Lowering)
    /// Adds the layout nodes of the view at `index` among the views this one stands for, in source order, and makes
    /// `index` negative; if there are fewer, subtracts their count. Default: this view counts as one.
    func _lowerOne(_ index: inout Int, _ lowering: inout Lowering)
}

/// A view tree being lowered to layout nodes: the current environment, and the nodes so far.
public struct Lowering {
    /// The environment of the views being lowered.
    var environment: EnvironmentValues
    /// One node for each view in the enclosing container.
    var nodes: [LayoutNode]
    /// The preferences set so far.
    let preferences: PreferenceValues

    init(environment: EnvironmentValues, preferences: PreferenceValues = PreferenceValues()) {
        (self.environment, self.preferences) = (environment, preferences)
        nodes = []
        // Nodes of nested containers are temporarily appended here too.
        nodes.reserveCapacity(8)
    }

    /// Passes the nodes of `view`, lowered in the current environment, to `make`, and removes them again.
    mutating func take<V: View, Result>(
        _ view: V, _ make: (ArraySlice<LayoutNode>, borrowing EnvironmentValues) -> Result
    ) -> Result {
        let start = nodes.count
        add(view)
        defer { nodes.removeSubrange(start...) }
        return make(nodes[start...], environment)
    }

    /// The nodes of `view`, lowered in the current environment.
    mutating func nodes<V: View>(of view: V) -> [LayoutNode] { take(view) { nodes, _ in Array(nodes) } }

    /// The nodes of `view` as one: several overlap, placed by `alignment`, as in a `ZStack`.
    mutating func node<V: View>(of view: V, alignment: Alignment = .center) -> LayoutNode {
        let start = nodes.count
        add(view)
        if nodes.count == start + 1 { return nodes.removeLast() }
        let own = Array(nodes[start...])
        nodes.removeSubrange(start...)
        return LayerNode(children: own, alignment: alignment.facing(environment.layoutDirection))
    }
}

extension View {
    /// Lowers the body, which reads the current environment through `@Environment`.
    public func _lower(_ lowering: inout Lowering) {
        let content = BodyEnvironment.evaluate(in: &lowering.environment) { body }
        if lowering.isInspected { lowering.add(content) } else { content._lower(&lowering) }
    }
}

extension View {
    /// Adds this view's nodes if `index` is 0.
    public func _lowerOne(_ index: inout Int, _ lowering: inout Lowering) {
        if index == 0 { lowering.add(self) }
        index -= 1
    }
}

extension View where Body == Never {
    /// Views that draw themselves have no body.
    public var body: Never { preconditionFailure("\(Self.self) draws by itself and has no body") }
}

extension Never: View {
    /// Never called: there are no values of this type.
    public var body: Never { self }
    /// Never called: there are no values of this type.
    public func _lower(_ lowering: inout Lowering) {}
}
