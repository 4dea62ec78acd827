import Foundation
import Synchronization

/// A value of an app's settings. It starts with what its store has for the key, or with its default, and keeps a new value only for the
/// lifetime of the view value.
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

/// What settings without a store of their own are read from. Views do not read files: by default, nothing.
public enum AppStorageSource {
    private static let shared = Mutex<(@Sendable (String) -> Any?)?>(nil)

    /// Reads the values of keys.
    public static func install(_ read: @escaping @Sendable (String) -> Any?) { shared.withLock { $0 = read } }

    static func value(of key: String, in store: UserDefaults?) -> Any? {
        store.map { $0.object(forKey: key) } ?? shared.withLock(\.self)?(key)
    }
}

extension AppStorage {
    /// A Boolean setting.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(value: AppStorageSource.value(of: key, in: store) as? Value ?? wrappedValue)
    }
    /// An integer setting.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(value: AppStorageSource.value(of: key, in: store) as? Value ?? wrappedValue)
    }
    /// A floating-point setting.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(value: AppStorageSource.value(of: key, in: store) as? Value ?? wrappedValue)
    }
    /// A string setting.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(value: AppStorageSource.value(of: key, in: store) as? Value ?? wrappedValue)
    }
    /// A URL setting.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        let text = AppStorageSource.value(of: key, in: store) as? String
        self.init(value: text.flatMap { URL(string: $0) } ?? wrappedValue)
    }
    /// A data setting.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(value: AppStorageSource.value(of: key, in: store) as? Value ?? wrappedValue)
    }
    /// A setting stored as an integer raw value.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        let raw = AppStorageSource.value(of: key, in: store) as? Int
        self.init(value: raw.flatMap(Value.init(rawValue:)) ?? wrappedValue)
    }
    /// A setting stored as a string raw value.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        let raw = AppStorageSource.value(of: key, in: store) as? String
        self.init(value: raw.flatMap(Value.init(rawValue:)) ?? wrappedValue)
    }
    /// An optional setting; `nil` if it is not set.
    public init(_ key: String, store: UserDefaults? = nil) where Value: ExpressibleByNilLiteral {
        self.init(value: AppStorageSource.value(of: key, in: store) as? Value ?? nil)
    }
}
