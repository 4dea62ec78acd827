import CellUI
import Foundation
import FoundationGaps
import SwiftUI
import UniformTypeIdentifiers

/// A parameter of an intent: its default until somebody sets it.
@propertyWrapper
public final class IntentParameter<Value>: @unchecked Sendable {
    private var value: Value?
    public var wrappedValue: Value {
        get {
            if let value { return value }
            if let none = Value.self as? any ExpressibleByNilLiteral.Type,
                let value = none.init(nilLiteral: ()) as? Value
            {
                return value
            }
            fatalError("a parameter of an intent has no value yet")
        }
        set { value = newValue }
    }
    public var projectedValue: IntentParameter<Value> { self }

    public init() {}
    init(_default value: Value?) { self.value = value }
    public init(wrappedValue: Value) { value = wrappedValue }
    public init(wrappedValue: Value, title: LocalizedStringResource) { value = wrappedValue }
    public init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) { value = defaultValue }
    public init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
        controlStyle: ControlStyle, inclusiveRange: (Value, Value)? = nil, requestValueDialog: IntentDialog? = nil
    ) { value = defaultValue }
    public init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
        inclusiveRange: (Value, Value), requestValueDialog: IntentDialog? = nil
    ) { value = defaultValue }
    public init<Provider>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
        requestValueDialog: IntentDialog? = nil, optionsProvider: Provider
    ) { value = defaultValue }
    public init<Provider>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, query: Provider
    ) {}
    public init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        supportedContentTypes: [UTType], requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {}
    public init(description: LocalizedStringResource, default defaultValue: Value? = nil) { value = defaultValue }

    public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value { wrappedValue }
    public func needsValueError(_ dialog: IntentDialog? = nil) -> any Error { AppIntentError.unavailable }
    public func requestDisambiguation(among values: [Any], dialog: IntentDialog? = nil) async throws -> Value {
        wrappedValue
    }
    public func requestConfirmation(for value: Value, dialog: IntentDialog? = nil) async throws -> Bool { true }

    public enum InputConnectionBehavior: Sendable { case `default`, connectToPreviousIntentResult, never }
    public enum ControlStyle: Sendable { case field, slider, stepper }
}
public typealias Parameter<Value> = IntentParameter<Value>

// Entities and enumerations

public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
    public var name: LocalizedStringResource
    public init(stringLiteral value: String) { name = LocalizedStringResource(stringLiteral: value) }
    public init(
        name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
        synonyms: [LocalizedStringResource] = []
    ) { self.name = name }
}
public struct DisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
    public var title: LocalizedStringResource
    public var subtitle: LocalizedStringResource?
    public var image: Image?
    public init(stringLiteral value: String) { title = LocalizedStringResource(stringLiteral: value) }
    public init(
        title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
        synonyms: [LocalizedStringResource] = [], descriptionText: LocalizedStringResource? = nil
    ) { (self.title, self.subtitle, self.image) = (title, subtitle, image) }

    public struct Image: Sendable {
        public enum DisplayStyle: Sendable { case `default`, circular }
        public init(named name: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {}
        public init(systemName: String, isTemplate: Bool? = nil) {}
        public init(systemName: String, tintColor: UIColor?, symbolConfiguration: UIImage.SymbolConfiguration? = nil) {}
        public init(url: URL, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {}
        public init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {}
    }
}
public protocol DisplayRepresentable { var displayRepresentation: DisplayRepresentation { get } }
public protocol TypeDisplayRepresentable { static var typeDisplayRepresentation: TypeDisplayRepresentation { get } }
public protocol InstanceDisplayRepresentable: DisplayRepresentable {}
public protocol CaseDisplayRepresentable: Hashable {
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

public protocol AppValue: Sendable { associatedtype Specification = Never }
public protocol AppEntity: Identifiable, DisplayRepresentable, TypeDisplayRepresentable, Sendable {
    associatedtype DefaultQuery: EntityQuery
    static var defaultQuery: DefaultQuery { get }
}
public protocol TransientAppEntity: DisplayRepresentable, TypeDisplayRepresentable, Sendable { init() }
public protocol IndexedEntity: AppEntity {}
public protocol UniqueAppEntity: AppEntity {}
public protocol FileEntity: AppEntity {}
public protocol AppEnum: RawRepresentable, CaseIterable, Hashable, Sendable, TypeDisplayRepresentable,
    CaseDisplayRepresentable,
    CustomLocalizedStringResourceConvertible
{}
extension AppEnum {
    public var localizedStringResource: LocalizedStringResource {
        Self.caseDisplayRepresentations[self]?.title ?? LocalizedStringResource(stringLiteral: "\(self)")
    }
}

@propertyWrapper
public struct EntityProperty<Value>: @unchecked Sendable {
    private var value: Value?
    public init() {}
    public init(title: LocalizedStringResource) {}
    public init(wrappedValue: Value, title: LocalizedStringResource) { value = wrappedValue }
    public var wrappedValue: Value {
        get { value! }
        set { value = newValue }
    }
    public var projectedValue: EntityProperty<Value> { self }
}
extension AppEntity { public typealias Property<Value> = EntityProperty<Value> }
extension TransientAppEntity { public typealias Property<Value> = EntityProperty<Value> }

// Queries

public protocol DynamicOptionsProvider: Sendable {
    associatedtype Result
    associatedtype DefaultValue = Never
    func results() async throws -> Result
    func defaultResult() async -> DefaultValue?
}
extension DynamicOptionsProvider { public func defaultResult() async -> DefaultValue? { nil } }
public protocol EntityQuery: Sendable {
    associatedtype Entity: AppEntity
    associatedtype Result = [Entity]
    func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
    func suggestedEntities() async throws -> Result
    func defaultResult() async -> Entity?
    init()
}
extension EntityQuery {
    public func defaultResult() async -> Entity? { nil }
}
extension EntityQuery where Result == [Entity] {
    public func suggestedEntities() async throws -> [Entity] { [] }
}
public protocol EntityStringQuery: EntityQuery { func entities(matching string: String) async throws -> [Entity] }
public protocol EnumerableEntityQuery: EntityQuery { func allEntities() async throws -> [Entity] }
extension EnumerableEntityQuery { public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { [] } }
public protocol UniqueAppEntityQuery: EntityQuery {}
