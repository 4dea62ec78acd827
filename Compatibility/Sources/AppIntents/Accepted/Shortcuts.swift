import Foundation

// The shortcuts that an app brings along. Nobody says their phrases here.

public protocol AppShortcutsProvider {
    @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
    static var shortcutTileColor: ShortcutTileColor { get }
    static var negativePhrases: [NegativeAppShortcutPhrase] { get }
}
extension AppShortcutsProvider {
    public typealias ParameterPresentation<Intent, Value> = AppShortcutParameterPresentation<Intent, Value>
    public typealias Summary<Intent, Value> = AppShortcutParameterPresentationSummary<Intent, Value>
    public typealias OptionsCollection<Provider> = AppShortcutOptionsCollection<Provider>
    public static var shortcutTileColor: ShortcutTileColor { .blue }
    public static var negativePhrases: [NegativeAppShortcutPhrase] { [] }
    public static func updateAppShortcutParameters() {}
}
@resultBuilder
public enum AppShortcutsBuilder {
    public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }
    public static func buildBlock(_ shortcuts: [AppShortcut]...) -> [AppShortcut] { shortcuts.flatMap { $0 } }
    public static func buildOptional(_ shortcuts: [AppShortcut]?) -> [AppShortcut] { shortcuts ?? [] }
    public static func buildEither(first shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
    public static func buildEither(second shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
    public static func buildLimitedAvailability(_ shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
}
public struct AppShortcut {
    public init<Intent: AppIntent>(
        intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource? = nil,
        systemImageName: String? = nil
    ) {}
    public init<Intent: AppIntent, Value>(
        intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
        systemImageName: String, parameterPresentation: AppShortcutParameterPresentation<Intent, Value>
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
public struct NegativeAppShortcutPhrase: ExpressibleByStringLiteral, Sendable {
    public init(stringLiteral value: String) {}
}
extension [NegativeAppShortcutPhrase] {
    /// Phrases that are not meant for the app.
    public init(@NegativeAppShortcutPhrasesBuilder _ phrases: () -> [NegativeAppShortcutPhrase]) { self = phrases() }
}
public typealias NegativeAppShortcutPhrases = [NegativeAppShortcutPhrase]
@resultBuilder
public enum NegativeAppShortcutPhrasesBuilder {
    public static func buildExpression(_ phrase: NegativeAppShortcutPhrase) -> NegativeAppShortcutPhrase { phrase }
    public static func buildBlock(_ phrases: NegativeAppShortcutPhrase...) -> [NegativeAppShortcutPhrase] { phrases }
}

/// How a parameter of a shortcut is shown.
public struct AppShortcutParameterPresentation<Intent, Value> {
    public init(
        for keyPath: KeyPath<Intent, IntentParameter<Value>>,
        summary: AppShortcutParameterPresentationSummary<Intent, Value>,
        @AppShortcutOptionsCollectionSpecificationBuilder optionsCollections:
            () -> [any AppShortcutOptionsCollectionProtocol]
    ) {}
}
public struct AppShortcutParameterPresentationSummary<Intent, Value> {
    public init(
        _ summaryString: AppShortcutParameterPresentationSummaryString<Intent, Value>, table: StaticString? = nil
    ) {}
}
public struct AppShortcutParameterPresentationSummaryString<Intent, Value>: ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) {}
    public init(stringInterpolation: StringInterpolation) {}
    public struct StringInterpolation: StringInterpolationProtocol {
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) {}
        public mutating func appendInterpolation(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {}
    }
}
public protocol AppShortcutOptionsCollectionProtocol {}
public struct AppShortcutOptionsCollection<Provider>: AppShortcutOptionsCollectionProtocol {
    public init(_ optionsProvider: Provider, title: LocalizedStringResource, systemImageName: String? = nil) {}
}
@resultBuilder
public enum AppShortcutOptionsCollectionSpecificationBuilder {
    public static func buildBlock(_ collections: any AppShortcutOptionsCollectionProtocol...)
        -> [any AppShortcutOptionsCollectionProtocol]
    { collections }
}
public enum ShortcutTileColor: Sendable {
    case blue, grape, grayBlue, grayBrown, grayGreen, lightBlue, lime, navy, orange, pink, purple, red, tangerine, teal,
        yellow
}
public protocol AppIntentsPackage { static var includedPackages: [any AppIntentsPackage.Type] { get } }
extension AppIntentsPackage { public static var includedPackages: [any AppIntentsPackage.Type] { [] } }
