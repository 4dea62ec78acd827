/// A value of an app's settings. Views read no files: it is the default, and what an action sets holds for as long as the
/// view value.
@propertyWrapper
public struct AppStorage<Value> {
    private let state: State<Value>

    private init(value: Value) { state = State(wrappedValue: value) }

    /// The value.
    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }
    /// The value for another view to change.
    public var projectedValue: Binding<Value> { state.projectedValue }
}

extension AppStorage {
    /// A truth value.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(value: wrappedValue)
    }
    /// A whole number.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(value: wrappedValue)
    }
    /// A number.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(value: wrappedValue)
    }
    /// A string.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(value: wrappedValue)
    }
    /// A URL.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(value: wrappedValue)
    }
    /// Bytes.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(value: wrappedValue)
    }
    /// A case kept as a number.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int { self.init(value: wrappedValue) }
    /// A case kept as a string.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String { self.init(value: wrappedValue) }
    /// A value that may be missing, and is.
    public init(_ key: String, store: UserDefaults? = nil) where Value: ExpressibleByNilLiteral {
        self.init(value: nil)
    }
}
