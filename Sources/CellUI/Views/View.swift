/// A piece of a picture, described by the pieces it is made of. SwiftUI's protocol, lowered to layout nodes.
public protocol View {
    /// What this view is made of; `Never` for the views that draw by themselves.
    associatedtype Body: View
    /// The views that this one is made of.
    @ViewBuilder var body: Body { get }
    /// Adds this view's layout nodes. Composed views have nothing to do here: their bodies do it.
    func _lower(_ lowering: inout Lowering)
    /// Adds the layout nodes of one of several views alone, counted as they were written, and leaves `index` negative; where
    /// there are not so many, takes their number off it. Default: this view is one.
    func _lowerOne(_ index: inout Int, _ lowering: inout Lowering)
}

/// A view tree on its way to layout nodes: the environment at this place, and the nodes so far.
public struct Lowering {
    /// What the views at this place see.
    var environment: EnvironmentValues
    /// One node for each view that takes place in the enclosing container.
    var nodes: [LayoutNode]
    /// What the views tell the views around them.
    let preferences: PreferenceValues

    init(environment: EnvironmentValues, preferences: PreferenceValues = PreferenceValues()) {
        (self.environment, self.preferences) = (environment, preferences)
        nodes = []
        // Those of a container stand behind those around it until it has them.
        nodes.reserveCapacity(8)
    }

    /// What is made of the nodes of `view` alone, in the environment of this place.
    mutating func take<V: View, Result>(_ view: V, _ make: (ArraySlice<LayoutNode>) -> Result) -> Result {
        let start = nodes.count
        add(view)
        defer { nodes.removeSubrange(start...) }
        return make(nodes[start...])
    }

    /// The nodes of `view` alone, in the environment of this place.
    mutating func nodes<V: View>(of view: V) -> [LayoutNode] { take(view) { Array($0) } }

    /// The nodes of `view` as one: several overlap, centred, as in a `ZStack`.
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
    /// Lowers the body, which reads the environment of this place through `@Environment`.
    public func _lower(_ lowering: inout Lowering) {
        let content = BodyEnvironment.evaluate(in: &lowering.environment) { body }
        if lowering.isInspected { lowering.add(content) } else { content._lower(&lowering) }
    }
}

extension View {
    /// Adds this view's nodes, if it is the one.
    public func _lowerOne(_ index: inout Int, _ lowering: inout Lowering) {
        if index == 0 { lowering.add(self) }
        index -= 1
    }
}

extension View where Body == Never {
    /// Views that draw by themselves have no body.
    public var body: Never { preconditionFailure("\(Self.self) draws by itself and has no body") }
}

extension Never: View {
    /// There is no value of this type, hence no body.
    public var body: Never { self }
    /// There is no value of this type, hence nothing to add.
    public func _lower(_ lowering: inout Lowering) {}
}
