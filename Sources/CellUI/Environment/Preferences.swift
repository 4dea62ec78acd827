/// A value that views tell the views around them.
public protocol PreferenceKey {
    /// What is told.
    associatedtype Value
    /// What it is where no view tells any.
    static var defaultValue: Value { get }
    /// Adds what the next view tells, in reading order.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

/// What the views of a tree have told. A class, because the parts of a tree are lowered apart and all tell the same one.
final class PreferenceValues {
    private var values: [ObjectIdentifier: Any] = [:]

    subscript<K: PreferenceKey>(key: K.Type) -> K.Value { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }

    func tell<K: PreferenceKey>(_ key: K.Type, _ value: K.Value) {
        guard var all = values[ObjectIdentifier(key)] as? K.Value else {
            values[ObjectIdentifier(key)] = value
            return
        }
        K.reduce(value: &all) { value }
        values[ObjectIdentifier(key)] = all
    }
}

extension View {
    /// Tells the views around a value.
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

/// A view that is ready to be measured and drawn at one instant, and what it tells.
public struct PreparedView {
    let node: LayoutNode
    private let preferences: PreferenceValues
    /// Where reading begins in it.
    let layoutDirection: LayoutDirection

    /// Prepares `view` for the instant of `environment`.
    public init<V: View>(_ view: V, environment: EnvironmentValues) {
        var lowering = Lowering(environment: environment)
        layoutDirection = environment.layoutDirection
        node = lowering.node(of: view)
        preferences = lowering.preferences
    }

    /// The size it takes when offered `proposal`.
    public func size(_ proposal: CellProposal) -> CellSize { node.size(proposal) }
    /// What it tells; the key's default if nothing.
    public func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value { preferences[key] }
    /// Whether there is nothing to draw.
    public var isEmpty: Bool { (node.unwrapped as? LayerNode)?.isEmpty ?? false }
}
