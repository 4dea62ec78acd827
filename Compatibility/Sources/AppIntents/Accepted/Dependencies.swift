import Foundation

// What queries and intents are given by the app and by other parameters. Nothing is given while a widget is drawn.

@propertyWrapper
public struct AppDependency<Value>: @unchecked Sendable {
    private let make: (() -> Value)?
    public init(key: AnyHashable? = nil, manager: AppDependencyManager = .shared) { make = nil }
    public init(
        key: AnyHashable? = nil, manager: AppDependencyManager = .shared,
        default makeDefault: @autoclosure @escaping () -> Value
    ) {
        make = makeDefault
    }
    public var wrappedValue: Value {
        guard let make else { fatalError("a dependency of the app is not there while a widget is drawn") }
        return make()
    }
}
public typealias Dependency<Value> = AppDependency<Value>
public final class AppDependencyManager: @unchecked Sendable {
    public static let shared = AppDependencyManager()
    public func add<Value>(key: AnyHashable? = nil, dependency: @autoclosure @escaping () -> Value) {}
}

/// The parameters of the intent that a query finds values for: none, for no intent is set up here.
@propertyWrapper
public struct IntentParameterDependency<Intent>: Sendable {
    public init(_ keyPath: PartialKeyPath<Intent>, _ others: PartialKeyPath<Intent>...) {}
    public var wrappedValue: IntentProjection<Intent>? { nil }
}
/// The parameters of an intent that a query depends on.
@dynamicMemberLookup
public struct IntentProjection<Intent>: @unchecked Sendable {
    let intent: Intent
    public subscript<Value>(dynamicMember keyPath: KeyPath<Intent, Value>) -> Value { intent[keyPath: keyPath] }
}
