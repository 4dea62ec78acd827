import CellUI
import Combine

/// A model object that a view observes. A still picture shows its current values.
@propertyWrapper
@dynamicMemberLookup
public struct ObservedObject<ObjectType: ObservableObject> {
    public var wrappedValue: ObjectType
    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
    public init(initialValue: ObjectType) { wrappedValue = initialValue }
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
    public subscript<Value>(dynamicMember keyPath: KeyPath<ObjectType, Value>) -> Value {
        wrappedValue[keyPath: keyPath]
    }

    @dynamicMemberLookup
    public struct Wrapper {
        let object: ObjectType
        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
        }
    }
}

/// A model object that a view makes. A still picture shows its first values.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject> {
    private let state: State<ObjectType?> = State(initialValue: nil)
    private let make: () -> ObjectType
    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }
    public var wrappedValue: ObjectType {
        if let made = state.wrappedValue { return made }
        let object = make()
        state.wrappedValue = object
        return object
    }
    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject(wrappedValue: wrappedValue).projectedValue
    }
}

/// A model object that a view outside sets with `environmentObject`.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject> {
    @Environment(\.environmentObjects) private var objects
    public init() {}
    public var wrappedValue: ObjectType {
        guard let object = objects[ObjectIdentifier(ObjectType.self)] as? ObjectType else {
            fatalError("No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) is missing.")
        }
        return object
    }
    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject(wrappedValue: wrappedValue).projectedValue
    }
}

/// Makes bindings to an observable object's properties.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
    public var wrappedValue: Value
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public var projectedValue: Bindable<Value> { self }
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject>
    where Value: AnyObject {
        let object = wrappedValue
        return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
}

/// A value that lasts as long as a gesture: always its first one.
@propertyWrapper
public struct GestureState<Value> {
    public let wrappedValue: Value
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public init(initialValue: Value) { wrappedValue = initialValue }
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.wrappedValue = wrappedValue
    }
    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        wrappedValue = initialValue
    }
    public init(wrappedValue: Value, resetTransaction: Transaction) { self.wrappedValue = wrappedValue }
    public init(initialValue: Value, resetTransaction: Transaction) { wrappedValue = initialValue }
    public var projectedValue: GestureState<Value> { self }
}

/// A value that a scene keeps: always its first one.
@propertyWrapper
public struct SceneStorage<Value> {
    private let state: State<Value>
    public init(wrappedValue: Value, _ key: String) { state = State(wrappedValue: wrappedValue) }
    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }
    public var projectedValue: Binding<Value> { state.projectedValue }
}

private struct EnvironmentObjectsKey: EnvironmentKey {
    static var defaultValue: [ObjectIdentifier: AnyObject] { [:] }
}
extension EnvironmentValues {
    var environmentObjects: [ObjectIdentifier: AnyObject] {
        get { self[EnvironmentObjectsKey.self] }
        set { self[EnvironmentObjectsKey.self] = newValue }
    }
    public subscript<T: AnyObject>(objectType: T.Type) -> T? {
        get { environmentObjects[ObjectIdentifier(T.self)] as? T }
        set { environmentObjects[ObjectIdentifier(T.self)] = newValue }
    }
}
extension View {
    public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        transformEnvironment(\.environmentObjects) { $0[ObjectIdentifier(T.self)] = object }
    }
    public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        transformEnvironment(\.environmentObjects) { $0[ObjectIdentifier(T.self)] = object }
    }
}
extension Environment {
    public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
        self.init(\EnvironmentValues[required: TypeKey<Value>()])
    }
    public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
        self.init(\EnvironmentValues[optional: TypeKey<T>()])
    }
}
/// A type as a key: metatypes are not hashable.
struct TypeKey<T>: Hashable {}
extension EnvironmentValues {
    subscript<T: AnyObject>(required type: TypeKey<T>) -> T {
        guard let object = self[T.self] else {
            fatalError("No Observable object of type \(T.self) found. A View.environment(_:) is missing.")
        }
        return object
    }
    subscript<T: AnyObject>(optional type: TypeKey<T>) -> T? { self[T.self] }
}

public protocol DynamicProperty { mutating func update() }
extension DynamicProperty { public mutating func update() {} }
extension State: DynamicProperty {}
extension Binding: DynamicProperty {}
extension Environment: DynamicProperty {}
extension AppStorage: DynamicProperty {}
extension ScaledMetric: DynamicProperty {}
extension Namespace: DynamicProperty {}
extension FocusState: DynamicProperty {}
extension ObservedObject: DynamicProperty {}
extension StateObject: DynamicProperty {}
extension EnvironmentObject: DynamicProperty {}

/// Runs `body`: a still picture shows the outcome.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
    try body()
}
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria, _ body: () throws -> Result,
    completion: @escaping () -> Void
) rethrows -> Result {
    defer { completion() }
    return try body()
}
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private let name: String
    public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
    public static let removed = AnimationCompletionCriteria(name: "removed")
}
public protocol TransactionKey {
    associatedtype Value
    static var defaultValue: Value { get }
}
public struct Transaction {
    private var values: [ObjectIdentifier: Any] = [:]
    public var animation: Animation?
    public var disablesAnimations = false
    public var isContinuous = false
    public init(animation: Animation? = nil) { self.animation = animation }
    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
    /// `@Entry` makes a key of the environment, for a value of a transaction too.
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    try body()
}
