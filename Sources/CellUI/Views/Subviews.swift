/// One of the views of a container's content.
public struct Subview: View, Identifiable {
    let node: LayoutNode
    /// Its place in the content.
    public let id: Int

    /// This view draws what it stands for.
    public typealias Body = Never
    /// Adds the node of the view that it stands for.
    public func _lower(_ lowering: inout Lowering) { lowering.nodes.append(node) }

    /// The values set by `containerValue(_:_:)`.
    public var containerValues: ContainerValues {
        node.layoutValue(ObjectIdentifier(ContainerValuesKey.self)) as? ContainerValues ?? ContainerValues()
    }
}

/// The views of a container's content, in source order.
public struct SubviewsCollection: RandomAccessCollection, View {
    let nodes: [LayoutNode]

    /// Each view draws itself.
    public typealias Body = Never
    /// The first position.
    public var startIndex: Int { 0 }
    /// The position after the last.
    public var endIndex: Int { nodes.count }
    /// The view at a position.
    public subscript(position: Int) -> Subview { Subview(node: nodes[position], id: position) }
    /// Adds the nodes of the views.
    public func _lower(_ lowering: inout Lowering) { lowering.nodes.append(contentsOf: nodes) }
}

/// What is made of the views of a container's content.
public struct SubviewsView<Content: View, Result: View>: View {
    let content: Content
    let transform: (SubviewsCollection) -> Result
    /// The environment of the body that contains the closure, which reads it when it is called, after that body.
    private let environment = BodyEnvironment.current()

    init(_ content: Content, _ transform: @escaping (SubviewsCollection) -> Result) {
        (self.content, self.transform) = (content, transform)
    }

    /// This view draws what the closure makes.
    public typealias Body = Never
    /// Adds the nodes of what the closure makes.
    public func _lower(_ lowering: inout Lowering) {
        let subviews = SubviewsCollection(nodes: lowering.nodes(of: content))
        lowering.add(environment.evaluate { transform(subviews) })
    }
}

extension Group {
    /// Makes something of the views of `view`.
    public init<Source: View, Result: View>(
        subviews view: Source, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == SubviewsView<Source, Result> { self.init { SubviewsView(view, transform) } }
}

/// The views of `Source`, which are known when it is drawn.
public struct ForEachSubviewCollection<Source: View>: RandomAccessCollection {
    /// The first position.
    public var startIndex: Int { 0 }
    /// Equal to `startIndex`: the collection is empty until it is drawn.
    public var endIndex: Int { 0 }
    /// Traps: an empty collection has no positions.
    public subscript(position: Int) -> Subview { preconditionFailure("The views are known when they are drawn") }
}

extension ForEach where ID == Subview.ID, Content: View {
    /// A view for each of the views of `view`.
    public init<Source: View>(subviews view: Source, @ViewBuilder content: @escaping (Subview) -> Content)
    where Data == ForEachSubviewCollection<Source> {
        self.init(
            ForEachSubviewCollection(), deferred: { Array(SubviewsCollection(nodes: $0.nodes(of: view))) },
            content: content)
    }
}

/// Values that a view has for the container that it is in.
public struct ContainerValues {
    private var values: [ObjectIdentifier: Any] = [:]

    /// No values.
    public init() {}
    /// The value of a key.
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// A view's values for its container.
private enum ContainerValuesKey: LayoutValueKey {
    static var defaultValue: ContainerValues { ContainerValues() }
}

extension View {
    /// Sets a value for the container that this view is in.
    public func containerValue<Value>(_ path: WritableKeyPath<ContainerValues, Value>, _ value: Value) -> some View {
        Group(subviews: self) { subviews in
            ForEach(subviews) { subview in
                let values = subview.containerValues
                subview.layoutValue(key: ContainerValuesKey.self, value: values.setting(path, value))
            }
        }
    }
}

extension ContainerValues {
    fileprivate func setting<Value>(_ path: WritableKeyPath<ContainerValues, Value>, _ value: Value) -> ContainerValues
    {
        var changed = self
        changed[keyPath: path] = value
        return changed
    }
}
