/// A view in a changed environment: what most modifiers are.
struct EnvironmentModifier<Content: View>: View {
    let content: Content
    let change: (inout EnvironmentValues) -> Void

    func _lower(_ lowering: inout Lowering) {
        let outer = lowering.environment
        change(&lowering.environment)
        content._lower(&lowering)
        lowering.environment = outer
    }
}

/// A view each of whose nodes is wrapped: what modifiers of layout and drawing are.
struct NodeModifier<Content: View>: View {
    let content: Content
    let wrap: (LayoutNode, inout Lowering) -> LayoutNode

    func _lower(_ lowering: inout Lowering) {
        let start = lowering.nodes.count
        content._lower(&lowering)
        for index in start..<lowering.nodes.count {
            let node = lowering.nodes[index]
            lowering.nodes[index] = wrap(node, &lowering)
        }
    }
}

extension View {
    /// Sets a value of the environment for this view.
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        EnvironmentModifier(content: self) { $0[keyPath: keyPath] = value }
    }

    /// Changes a value of the environment for this view.
    public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        EnvironmentModifier(content: self) { transform(&$0[keyPath: keyPath]) }
    }

    func changingEnvironment(_ change: @escaping (inout EnvironmentValues) -> Void) -> some View {
        EnvironmentModifier(content: self, change: change)
    }

    func wrappingNodes(_ wrap: @escaping (LayoutNode, inout Lowering) -> LayoutNode) -> some View {
        NodeModifier(content: self, wrap: wrap)
    }
}
