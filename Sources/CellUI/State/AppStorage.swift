/// A value of an app's settings. Views do not read files: it starts with its default and keeps a new value only for
/// the lifetime of the view value.
@propertyWrapper
public struct AppStorage<Value> {
    private let state: State<Value>

    private init(value: Value) { state = State(wrappedValue: value) }

    /// The value.
    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }
    /// A binding to the value.
    public var projectedValue: Binding<Value> { state.projectedValue }
}

extension AppStorage {
    /// A Boolean setting.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(value: wrappedValue)
    }
    /// An integer setting.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(value: wrappedValue)
    }
    /// A floating-point setting.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(value: wrappedValue)
    }
    /// A string setting.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(value: wrappedValue)
    }
    /// A URL setting.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(value: wrappedValue)
    }
    /// A data setting.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(value: wrappedValue)
    }
    /// A setting stored as an integer raw value.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int { self.init(value: wrappedValue) }
    /// A setting stored as a string raw value.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String { self.init(value: wrappedValue) }
    /// An optional setting, initially `nil`.
    public init(_ key: String, store: UserDefaults? = nil) where Value: ExpressibleByNilLiteral {
        self.init(value: nil)
    }
}
