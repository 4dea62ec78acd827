/// A view's own value. A still frame shows the initial value; a new value is kept for the lifetime of the view value.
@propertyWrapper
public struct State<Value> {
    private let storage: Storage

    /// A class, because the value can be set in a view's body, where the view is immutable.
    private final class Storage {
        var value: Value
        init(_ value: Value) { self.value = value }
    }

    /// A value initialized to `wrappedValue`.
    public init(wrappedValue value: Value) { storage = Storage(value) }
    /// A value initialized to `initialValue`.
    public init(initialValue value: Value) { storage = Storage(value) }

    /// The value.
    public var wrappedValue: Value {
        get { storage.value }
        nonmutating set { storage.value = newValue }
    }
    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        Binding(get: { [storage] in storage.value }, set: { [storage] in storage.value = $0 })
    }
}

// In an extension: among the type's own initializers it would be the one that a property without a value is made with.
extension State where Value: ExpressibleByNilLiteral {
    /// A value initialized to `nil`.
    public init() { self.init(wrappedValue: nil) }
}
