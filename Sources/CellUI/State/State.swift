/// A view's own value. A still picture shows it as it began; what an action sets holds for as long as the view value.
@propertyWrapper
public struct State<Value> {
    private let storage: Storage

    /// A class, because setting must work in a view's body, where the view is constant.
    private final class Storage {
        var value: Value
        init(_ value: Value) { self.value = value }
    }

    /// A value that begins as `wrappedValue`.
    public init(wrappedValue value: Value) { storage = Storage(value) }
    /// A value that begins as `initialValue`.
    public init(initialValue value: Value) { storage = Storage(value) }
    /// A value that begins as `nil`.
    public init() where Value: ExpressibleByNilLiteral { self.init(wrappedValue: nil) }

    /// The value.
    public var wrappedValue: Value {
        get { storage.value }
        nonmutating set { storage.value = newValue }
    }
    /// The value for another view to change.
    public var projectedValue: Binding<Value> {
        Binding(get: { [storage] in storage.value }, set: { [storage] in storage.value = $0 })
    }
}
