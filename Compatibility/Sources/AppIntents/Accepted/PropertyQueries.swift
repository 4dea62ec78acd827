import Foundation

// Entities that are found by their properties in Shortcuts. Nothing is looked for here.

public enum EntityQueryComparatorMode: Hashable, Sendable { case and, or }
public struct EntityQuerySort<Entity: AppEntity> {
    public enum Ordering: Hashable, Sendable { case ascending, descending }
    public let by: PartialKeyPath<Entity>
    public let order: Ordering
}
public protocol EntityPropertyQuery: EntityQuery {
    associatedtype ComparatorMappingType
    static var properties: QueryProperties { get }
    static var sortingOptions: SortingOptions { get }
    static var findIntentDescription: IntentDescription? { get }
    func entities(
        matching comparators: [ComparatorMappingType], mode: ComparatorMode, sortedBy: [EntityQuerySort<Entity>],
        limit: Int?
    ) async throws -> [Entity]
}
extension EntityPropertyQuery {
    public typealias QueryProperties = EntityQueryProperties<Entity, ComparatorMappingType>
    public typealias SortingOptions = EntityQuerySortingOptions<Entity>
    public typealias ComparatorMode = EntityQueryComparatorMode
    public typealias Sort = EntityQuerySort
    public typealias Property = EntityQueryProperty<Entity, ComparatorMappingType>
    public typealias SortableBy = EntityQuerySortableByProperty<Entity>
    public static var findIntentDescription: IntentDescription? { nil }
}

public struct EntityQueryProperties<Entity: AppEntity, Mapping> {
    public init(@EntityQueryPropertiesBuilder<Entity, Mapping> properties: () -> [EntityQueryProperty<Entity, Mapping>])
    {}
}
@resultBuilder
public enum EntityQueryPropertiesBuilder<Entity: AppEntity, Mapping> {
    public static func buildBlock(_ properties: EntityQueryProperty<Entity, Mapping>...)
        -> [EntityQueryProperty<Entity, Mapping>]
    { properties }
}
public struct EntityQueryProperty<Entity: AppEntity, Mapping> {
    public init<Value>(
        _ keyPath: KeyPath<Entity, EntityProperty<Value>>, entityProvider: ((Mapping) -> Entity)? = nil,
        @EntityQueryComparatorsBuilder<Value, Mapping> comparators: () -> [EntityQueryComparator<Value, Mapping>]
    ) {}
    public init<Value>(
        _ keyPath: KeyPath<Entity, EntityProperty<Value?>>, entityProvider: ((Mapping) -> Entity)? = nil,
        @EntityQueryComparatorsBuilder<Value, Mapping> comparators: () -> [EntityQueryComparator<Value, Mapping>]
    ) {}
}
/// A comparison with a value, and what the app makes of it.
public struct EntityQueryComparator<Value, Mapping> {}
@resultBuilder
public enum EntityQueryComparatorsBuilder<Value, Mapping> {
    public static func buildExpression(_ comparator: some _EntityComparator<Value, Mapping>)
        -> EntityQueryComparator<Value, Mapping>
    { EntityQueryComparator() }
    public static func buildBlock(_ comparators: EntityQueryComparator<Value, Mapping>...)
        -> [EntityQueryComparator<Value, Mapping>]
    { comparators }
}
/// A comparison that a property has.
public protocol _EntityComparator<_Value, _Mapping> {
    associatedtype _Value
    associatedtype _Mapping
}
public struct EqualToComparator<Value, Mapping>: _EntityComparator {
    public typealias _Value = Value
    public typealias _Mapping = Mapping
    public init(_ mapping: @escaping @Sendable (Value) -> Mapping) {}
}
public struct NotEqualToComparator<Value, Mapping>: _EntityComparator {
    public typealias _Value = Value
    public typealias _Mapping = Mapping
    public init(_ mapping: @escaping @Sendable (Value) -> Mapping) {}
}
public struct ContainsComparator<Value, Mapping>: _EntityComparator {
    public typealias _Value = Value
    public typealias _Mapping = Mapping
    public init(_ mapping: @escaping @Sendable (Value) -> Mapping) {}
}
public struct HasPrefixComparator<Value, Mapping>: _EntityComparator {
    public typealias _Value = Value
    public typealias _Mapping = Mapping
    public init(_ mapping: @escaping @Sendable (Value) -> Mapping) {}
}
public struct HasSuffixComparator<Value, Mapping>: _EntityComparator {
    public typealias _Value = Value
    public typealias _Mapping = Mapping
    public init(_ mapping: @escaping @Sendable (Value) -> Mapping) {}
}
public struct LessThanComparator<Value, Mapping>: _EntityComparator {
    public typealias _Value = Value
    public typealias _Mapping = Mapping
    public init(_ mapping: @escaping @Sendable (Value) -> Mapping) {}
}
public struct LessThanOrEqualToComparator<Value, Mapping>: _EntityComparator {
    public typealias _Value = Value
    public typealias _Mapping = Mapping
    public init(_ mapping: @escaping @Sendable (Value) -> Mapping) {}
}
public struct GreaterThanComparator<Value, Mapping>: _EntityComparator {
    public typealias _Value = Value
    public typealias _Mapping = Mapping
    public init(_ mapping: @escaping @Sendable (Value) -> Mapping) {}
}
public struct GreaterThanOrEqualToComparator<Value, Mapping>: _EntityComparator {
    public typealias _Value = Value
    public typealias _Mapping = Mapping
    public init(_ mapping: @escaping @Sendable (Value) -> Mapping) {}
}
public struct IsBetweenComparator<Value, Mapping>: _EntityComparator {
    public typealias _Value = Value
    public typealias _Mapping = Mapping
    public init(_ mapping: @escaping @Sendable (Value, Value) -> Mapping) {}
}

public struct EntityQuerySortingOptions<Entity: AppEntity> {
    public init(
        @EntityQuerySortingOptionsBuilder<Entity> options: () -> [EntityQuerySortableByProperty<Entity>]
    ) {}
}
@resultBuilder
public enum EntityQuerySortingOptionsBuilder<Entity: AppEntity> {
    public static func buildBlock(_ options: EntityQuerySortableByProperty<Entity>...)
        -> [EntityQuerySortableByProperty<Entity>]
    { options }
}
public struct EntityQuerySortableByProperty<Entity: AppEntity> {
    public init<Value>(_ keyPath: KeyPath<Entity, EntityProperty<Value>>) {}
}
