@_exported import Foundation
@_exported import Observation
import SwiftUI

// SwiftData's names, so that a source beside a widget compiles. Guests have no store: fetches are empty. The source pass removes
// `@Model`, which is a macro; a model is a plain class.

public protocol PersistentModel: AnyObject, Hashable, Identifiable {}

public struct PersistentIdentifier: Hashable, Codable, Sendable {
    private let name: String
    init(name: String) { self.name = name }
}

public struct Schema: Sendable {
    public init() {}
    public init(_ types: [Any.Type]) {}
    public struct Attribute {
        public struct Option: Sendable {
            public static var unique: Option { Option() }
            public static var externalStorage: Option { Option() }
            public static var transient: Option { Option() }
            public static var encrypt: Option { Option() }
        }
    }
}

public struct ModelConfiguration: Sendable {
    public enum GroupContainer: Sendable {
        case automatic, none
        case identifier(String)
    }
    public struct CloudKitDatabase: Sendable {
        public static var automatic: CloudKitDatabase { CloudKitDatabase() }
        public static var none: CloudKitDatabase { CloudKitDatabase() }
        public static func `private`(_ name: String) -> CloudKitDatabase { CloudKitDatabase() }
    }
    public init(
        _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
        groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
    ) {}
    public init(
        _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
        cloudKitDatabase: CloudKitDatabase = .automatic
    ) {}
    public init(for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {}
}

public final class ModelContainer: @unchecked Sendable {
    public let mainContext = ModelContext()
    public init(for types: Any.Type..., configurations: ModelConfiguration...) throws {}
    public init(for schema: Schema, configurations: [ModelConfiguration] = []) throws {}
    public init(for schema: Schema, migrationPlan: Any.Type? = nil, configurations: [ModelConfiguration]) throws {}
}

public final class ModelContext: @unchecked Sendable {
    public var hasChanges: Bool { false }
    public var autosaveEnabled = true
    init() {}
    public init(_ container: ModelContainer) {}
    public func insert<T>(_ model: T) {}
    public func delete<T>(_ model: T) {}
    public func save() throws {}
    public func rollback() {}
    public func fetch<T>(_ descriptor: FetchDescriptor<T>) throws -> [T] { [] }
    public func fetchCount<T>(_ descriptor: FetchDescriptor<T>) throws -> Int { 0 }
}

public struct FetchDescriptor<T> {
    public var predicate: Predicate<T>?
    public var sortBy: [SortDescriptor<T>]
    public var fetchLimit: Int?
    public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
        (self.predicate, self.sortBy) = (predicate, sortBy)
    }
}

@propertyWrapper
public struct Query<Result> {
    public let wrappedValue: Result
    public init(wrappedValue: Result) { self.wrappedValue = wrappedValue }
    public var modelContext: ModelContext { ModelContext() }
    public var fetchError: (any Error)? { nil }
}
extension Query where Result: RangeReplaceableCollection {
    public init() { wrappedValue = Result() }
    public init<Element>(
        filter: Predicate<Element>? = nil, sort: [SortDescriptor<Element>] = [], animation: Animation? = nil
    ) where Result == [Element] { wrappedValue = [] }
    public init<Element, V: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, V>, order: SortOrder = .forward,
        animation: Animation? = nil
    ) where Result == [Element] { wrappedValue = [] }
    public init<Element>(_ descriptor: FetchDescriptor<Element>, animation: Animation? = nil)
    where Result == [Element] { wrappedValue = [] }
}

private struct ModelContextKey: EnvironmentKey {
    static var defaultValue: ModelContext { ModelContext() }
}
extension EnvironmentValues {
    public var modelContext: ModelContext {
        get { self[ModelContextKey.self] }
        set { self[ModelContextKey.self] = newValue }
    }
}
extension View {
    public func modelContainer(_ container: ModelContainer) -> some View { self }
    public func modelContainer(for type: Any.Type, inMemory: Bool = false) -> some View { self }
    public func modelContainer(for types: [Any.Type], inMemory: Bool = false) -> some View { self }
    public func modelContext(_ context: ModelContext) -> some View { self }
}
