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
public typealias IntentParameterDependency<Value> = AppDependency<Value>
public typealias Dependency<Value> = AppDependency<Value>
public final class AppDependencyManager: @unchecked Sendable {
    public static let shared = AppDependencyManager()
    public func add<Value>(key: AnyHashable? = nil, dependency: @autoclosure @escaping () -> Value) {}
}

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
public protocol URLRepresentableEntity {}
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
    func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
    func suggestedEntities() async throws -> [Entity]
    func defaultResult() async -> Entity?
    init()
}
extension EntityQuery {
    public func suggestedEntities() async throws -> [Entity] { [] }
    public func defaultResult() async -> Entity? { nil }
}
public protocol EntityStringQuery: EntityQuery { func entities(matching string: String) async throws -> [Entity] }
public protocol EnumerableEntityQuery: EntityQuery { func allEntities() async throws -> [Entity] }
extension EnumerableEntityQuery { public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { [] } }
public protocol UniqueAppEntityQuery: EntityQuery {}
public protocol EntityPropertyQuery: EntityQuery {}

public struct ItemCollection<Result>: ExpressibleByArrayLiteral {
    public init(items: [Result]) {}
    public init(promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [Result]) {}
    public init(arrayLiteral elements: Result...) {}
    public init(sections: [ItemSection<Result>]) {}
    public init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, sections: [ItemSection<Result>]
    ) {}
}
public typealias IntentItemCollection<Result> = ItemCollection<Result>
public struct ItemSection<Result> {
    public init(items: [Result]) {}
    public init(_ title: LocalizedStringResource? = nil, items: [IntentItem<Result>]) {}
    public init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, items: [Result]) {}
}
public typealias IntentItemSection<Result> = ItemSection<Result>
public struct IntentItem<Result> {
    public init(
        _ value: Result, title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil
    ) {}
}
public struct IntentPerson: Sendable {}
public struct IntentFile: Sendable {
    public let data: Data
    public let filename: String
    public var type: UTType?
    public var fileURL: URL? { nil }
    public init(data: Data, filename: String, type: UTType? = nil) {
        (self.data, self.filename, self.type) = (data, filename, type)
    }
    public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
        (data, self.filename, self.type) = (Data(), filename ?? fileURL.lastPathComponent, type)
    }
}

// Shortcuts

public protocol AppShortcutsProvider {
    @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
    static var shortcutTileColor: ShortcutTileColor { get }
}
extension AppShortcutsProvider {
    public static var shortcutTileColor: ShortcutTileColor { .blue }
    public static func updateAppShortcutParameters() {}
}
@resultBuilder
public enum AppShortcutsBuilder {
    public static func buildBlock(_ shortcuts: AppShortcut...) -> [AppShortcut] { shortcuts }
}
public struct AppShortcut {
    public init<Intent: AppIntent>(
        intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource? = nil,
        systemImageName: String? = nil
    ) {}
}
public struct AppShortcutPhrase<Intent>: ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) {}
    public init(stringInterpolation: StringInterpolation) {}
    public struct StringInterpolation: StringInterpolationProtocol {
        public enum Token: Sendable { case applicationName }
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) {}
        public mutating func appendInterpolation(_ token: Token) {}
        public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {}
    }
}
public enum ShortcutTileColor: Sendable {
    case blue, grape, grayBlue, grayBrown, grayGreen, lightBlue, lime, navy, orange, pink, purple, red, tangerine, teal,
        yellow
}
public protocol AppIntentsPackage { static var includedPackages: [any AppIntentsPackage.Type] { get } }
extension AppIntentsPackage { public static var includedPackages: [any AppIntentsPackage.Type] { [] } }
