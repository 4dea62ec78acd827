/// A view in a changed environment, the result of most modifiers. A named type because another module's `some View`
/// would be looked up at run time, for each view of each frame.
public struct _EnvironmentView<Content: View>: View, StructuralView {
    let content: Content
    /// The modifier's name for the inspector; empty to hide it.
    let name: StaticString
    let change: (inout EnvironmentValues) -> Void

    /// Adds the content's nodes in that environment.
    public func _lower(_ lowering: inout Lowering) {
        let outer = lowering.environment
        change(&lowering.environment)
        if lowering.isInspected { note(&lowering.environment, from: outer) }
        lowering.add(content)
        lowering.environment = outer
    }

    private func note(_ environment: inout EnvironmentValues, from outer: EnvironmentValues) {
        guard let name = InspectionName.modifier(name) else { return }
        let modifier = InspectionName.change(by: name, from: outer, to: environment)
        environment.inspection = outer.inspection?.modified(by: modifier)
    }
}

/// A view whose nodes are each wrapped, the result of layout and drawing modifiers. A named type for the same reason
/// as ``_EnvironmentView``.
public struct _NodeView<Content: View>: View, StructuralView {
    let content: Content
    /// The modifier's name for the inspector; empty to hide it.
    let name: StaticString
    let wrap: (LayoutNode, inout Lowering) -> LayoutNode

    /// Adds the content's nodes, wrapped.
    public func _lower(_ lowering: inout Lowering) {
        if let place = lowering.environment.inspection { return lowerInspected(&lowering, at: place) }
        let start = lowering.nodes.count
        content._lower(&lowering)
        for index in start..<lowering.nodes.count {
            let node = lowering.nodes[index]
            lowering.nodes[index] = wrap(node, &lowering)
        }
    }

    /// In the inspection tree, the content is the modifier's first part, and what the modifier adds (such as a
    /// background) its second.
    private func lowerInspected(_ lowering: inout Lowering, at place: InspectionPlace) {
        let start = lowering.nodes.count
        lowering.environment.inspection = place.part(0)
        lowering.add(content)
        for index in start..<lowering.nodes.count {
            let around = place.part(1)
            lowering.environment.inspection = around
            let node = lowering.nodes[index]
            let wrapped = wrap(node, &lowering)
            lowering.nodes[index] = wrapped
            guard let name = around.note ?? InspectionName.modifier(name) else { continue }
            lowering.nodes[index] = InspectingNode(
                wrapped, kind: .modifier, name: name,
                path: index == start ? place.path : place.path + [index - start + 1], modifiers: place.modifiers,
                source: .none)
        }
        lowering.environment.inspection = place
    }
}

extension View {
    /// Sets a value of the environment for this view.
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> _EnvironmentView<Self> {
        changingEnvironment { $0[keyPath: keyPath] = value }
    }

    /// Changes a value of the environment for this view.
    public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> _EnvironmentView<Self> {
        changingEnvironment { transform(&$0[keyPath: keyPath]) }
    }

    func changingEnvironment(
        _ name: StaticString = #function, _ change: @escaping (inout EnvironmentValues) -> Void
    ) -> _EnvironmentView<Self> {
        _EnvironmentView(content: self, name: name, change: change)
    }

    func wrappingNodes(
        _ name: StaticString = #function, _ wrap: @escaping (LayoutNode, inout Lowering) -> LayoutNode
    ) -> _NodeView<Self> {
        _NodeView(content: self, name: name, wrap: wrap)
    }
}
