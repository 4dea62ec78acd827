/// A value that views pass up to the views around them.
public protocol PreferenceKey {
    /// The type of the value.
    associatedtype Value
    /// The value if no view sets one.
    static var defaultValue: Value { get }
    /// Combines `value` with the next view's, in reading order.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

/// The preferences set in a view tree. A class, because parts of a tree are lowered separately and share one instance.
final class PreferenceValues {
    fileprivate var values: [ObjectIdentifier: Any] = [:]
    /// The geometry readers in the tree, whose views are lowered only once their size is known.
    fileprivate var readers: [GeometryNode] = []
    /// Whether a view of the tree sets an alignment guide.
    var hasGuides = false

    /// Adds a geometry reader, whose views may set preferences as well.
    func add(_ reader: GeometryNode) { readers.append(reader) }

    /// The value with what is set in geometry readers that have been measured; what is set outside of them comes after it.
    func value<K: PreferenceKey>(of key: K.Type) -> K.Value? {
        let own = values[ObjectIdentifier(key)] as? K.Value
        let inner = readers.compactMap { $0.preferences()?.value(of: key) }
        guard var all = inner.first ?? own else { return nil }
        for value in inner.dropFirst() { K.reduce(value: &all) { value } }
        if !inner.isEmpty, let own { K.reduce(value: &all) { own } }
        return all
    }

    func tell<K: PreferenceKey>(_ key: K.Type, _ value: K.Value) {
        guard var all = values[ObjectIdentifier(key)] as? K.Value else {
            values[ObjectIdentifier(key)] = value
            return
        }
        K.reduce(value: &all) { value }
        values[ObjectIdentifier(key)] = all
    }
}

extension PreferenceValues {
    /// The value that views lowered by `lower` set for a key; what was set before stays.
    func value<K: PreferenceKey>(of key: K.Type, setBy lower: () -> Void) -> K.Value {
        let before = values.removeValue(forKey: ObjectIdentifier(key))
        lower()
        let own = values[ObjectIdentifier(key)]
        if let before { values[ObjectIdentifier(key)] = before }
        if before != nil, let own = own as? K.Value { tell(key, own) }
        return own as? K.Value ?? K.defaultValue
    }
}

extension View {
    /// Sets a preference for the views around this one.
    public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        PreferenceModifier<Self, K>(content: self, value: value)
    }
}

struct PreferenceModifier<Content: View, K: PreferenceKey>: View, StructuralView {
    let content: Content
    let value: K.Value

    func _lower(_ lowering: inout Lowering) {
        lowering.add(content)
        lowering.preferences.tell(K.self, value)
    }
}

/// A view lowered for one instant, ready to be measured and drawn, with its preferences.
public struct PreparedView {
    let node: LayoutNode
    private let preferences: PreferenceValues
    /// The view's layout direction.
    let layoutDirection: LayoutDirection
    /// The size of the cells that the view is drawn in.
    let scale: CellScale

    /// Prepares `view` for the instant in `environment`.
    public init<V: View>(_ view: V, environment: EnvironmentValues) {
        var lowering = Lowering(environment: environment)
        (layoutDirection, scale) = (environment.layoutDirection, environment.cellScale)
        node = lowering.node(of: view)
        preferences = lowering.preferences
    }

    /// The size in points that it takes for `proposal`.
    public func size(_ proposal: ProposedViewSize) -> CGSize { node.size(proposal) }
    /// The cells that it takes where `columns` and `rows` are offered; `nil` requests the ideal size.
    public func cells(columns: Int?, rows: Int?) -> CellSize {
        let size = size(
            ProposedViewSize(
                width: columns.map { scale.width(columns: $0) }, height: rows.map { scale.height(rows: $0) }))
        return CellSize(width: scale.columns(covering: size.width), height: scale.rows(covering: size.height))
    }
    /// The view's value for a preference; the key's default if it sets none. What is set in a geometry reader counts once the view is
    /// measured.
    public func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value {
        preferences.value(of: key) ?? K.defaultValue
    }
    /// Whether there is nothing to draw.
    public var isEmpty: Bool { (node.unwrapped as? LayerNode)?.isEmpty ?? false }
}
