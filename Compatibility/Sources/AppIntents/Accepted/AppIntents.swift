@_exported import Foundation
@_exported import FoundationGaps
import SwiftUI

// AppIntents' declarations, so that the intents of a widget's buttons compile. Nothing runs: the source pass replaces the bodies of
// `perform()`, which call the app.

public protocol AppIntent: PersistentlyIdentifiable, Sendable {
    associatedtype PerformResult: IntentResult
    associatedtype SummaryContent: ParameterSummary = EmptyParameterSummary
    static var title: LocalizedStringResource { get }
    static var description: IntentDescription? { get }
    static var openAppWhenRun: Bool { get }
    static var isDiscoverable: Bool { get }
    static var authenticationPolicy: IntentAuthenticationPolicy { get }
    static var supportedModes: IntentModes { get }
    static var parameterSummary: SummaryContent { get }
    func perform() async throws -> PerformResult
    init()
}
extension AppIntent {
    public static var description: IntentDescription? { nil }
    public static var openAppWhenRun: Bool { false }
    public static var isDiscoverable: Bool { true }
    public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
    public static var supportedModes: IntentModes { .background }
    public static var persistentIdentifier: String { "\(Self.self)" }
    @discardableResult
    public func callAsFunction(donate: Bool = true) async throws -> PerformResult { try await perform() }
    public func donate() async throws {}
    public func requestConfirmation() async throws {}
    public func needsToContinueInForegroundError(_ dialog: IntentDialog? = nil) -> any Error {
        AppIntentError.unavailable
    }
    public func continueInForeground(_ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true) async throws {}
}
extension AppIntent where SummaryContent == EmptyParameterSummary {
    public static var parameterSummary: EmptyParameterSummary { EmptyParameterSummary() }
}
public protocol PersistentlyIdentifiable { static var persistentIdentifier: String { get } }
extension PersistentlyIdentifiable { public static var persistentIdentifier: String { "\(Self.self)" } }

public enum AppIntentError: Error { case unavailable, restartPerform }

public protocol SystemIntent: AppIntent {}
public protocol LiveActivityIntent: AppIntent {}
public protocol LiveActivityStartingIntent: AppIntent {}
public protocol AudioPlaybackIntent: AppIntent {}
public protocol AudioStartingIntent: AppIntent {}
public protocol AudioRecordingIntent: AppIntent {}
public protocol ForegroundContinuableIntent: AppIntent {}
public protocol ProgressReportingIntent: AppIntent {}
public protocol CustomIntentMigratedAppIntent: AppIntent { static var intentClassName: String { get } }
public protocol DeprecatedAppIntent: AppIntent {}
public protocol TargetContentProvidingIntent: AppIntent {}
public protocol ShowInAppSearchResultsIntent: AppIntent {}
public protocol SnippetIntent: AppIntent {}
public protocol UndoableIntent: AppIntent {}
public protocol CameraCaptureIntent: AppIntent {}
public protocol PushToTalkTransmissionIntent: AppIntent {}
public protocol StartWorkoutIntent: AppIntent {}
public protocol PauseWorkoutIntent: AppIntent {}
public protocol ResumeWorkoutIntent: AppIntent {}
public protocol DeleteIntent: AppIntent {}
public protocol OpenIntent: AppIntent {
    associatedtype Value
    var target: Value { get set }
}
extension OpenIntent {
    public func perform() async throws -> some IntentResult { .result() }
}
public protocol URLRepresentableIntent: AppIntent {}
public protocol SetValueIntent: AppIntent {
    associatedtype Value
    var value: Value { get set }
}
public protocol WidgetConfigurationIntent: AppIntent {}
extension WidgetConfigurationIntent {
    public func perform() async throws -> some IntentResult { .result() }
}
public protocol ControlConfigurationIntent: AppIntent {}
extension ControlConfigurationIntent {
    public func perform() async throws -> some IntentResult { .result() }
}
public protocol SetFocusFilterIntent: AppIntent {}

public struct OpenURLIntent: AppIntent {
    public static let title: LocalizedStringResource = "Open URL"
    public var url: URL?
    public init() {}
    public init(_ url: URL) { self.url = url }
    public func perform() async throws -> some IntentResult { .result() }
}

public enum IntentAuthenticationPolicy: Hashable, Sendable {
    case alwaysAllowed, requiresAuthentication, requiresLocalDeviceAuthentication
}
public struct IntentModes: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let background = IntentModes(rawValue: 1)
    public static let foreground = IntentModes(rawValue: 2)
    public enum ForegroundMode: Sendable { case immediate, dynamic, deferred }
    public static func foreground(_ mode: ForegroundMode) -> IntentModes { .foreground }
}

public struct IntentDescription: ExpressibleByStringInterpolation, Sendable {
    public let descriptionText: LocalizedStringResource
    public init(stringLiteral value: String) { descriptionText = LocalizedStringResource(stringLiteral: value) }
    public init(
        _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
        searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource? = nil
    ) { self.descriptionText = descriptionText }
}
public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
    public init(stringLiteral value: String) {}
    public init(_ full: LocalizedStringResource) {}
    public init(full: LocalizedStringResource, supporting: LocalizedStringResource, systemImageName: String? = nil) {}
}

// Results

public protocol IntentResult: Sendable { associatedtype Value = Never }
public protocol ReturnsValue<Value>: IntentResult {}
public protocol ProvidesDialog: IntentResult {}
public protocol ShowsSnippetView: IntentResult {}
public protocol ShowsSnippetIntent: IntentResult {}
public protocol OpensIntent: IntentResult {}

/// What every intent returns.
public struct IntentResultContainer<Value>: ReturnsValue, ProvidesDialog, ShowsSnippetView, ShowsSnippetIntent,
    OpensIntent
{}

extension IntentResult where Self == IntentResultContainer<Never> {
    public static func result() -> IntentResultContainer<Never> { IntentResultContainer() }
    public static func result(dialog: IntentDialog) -> IntentResultContainer<Never> { IntentResultContainer() }
    public static func result<Content: View>(dialog: IntentDialog, view: Content) -> IntentResultContainer<Never> {
        IntentResultContainer()
    }
    public static func result<Content: View>(dialog: IntentDialog, @ViewBuilder content: () -> Content)
        -> IntentResultContainer<Never>
    { IntentResultContainer() }
    public static func result<Content: View>(view: Content) -> IntentResultContainer<Never> { IntentResultContainer() }
    public static func result<Content: View>(@ViewBuilder content: () -> Content) -> IntentResultContainer<Never> {
        IntentResultContainer()
    }
    public static func result<I: AppIntent>(opensIntent: I) -> IntentResultContainer<Never> { IntentResultContainer() }
    public static func result<I: AppIntent>(opensIntent: I, dialog: IntentDialog) -> IntentResultContainer<Never> {
        IntentResultContainer()
    }
    public static func result<I: AppIntent>(snippetIntent: I) -> IntentResultContainer<Never> {
        IntentResultContainer()
    }
}
extension IntentResult {
    public static func result<V>(value: V) -> Self where Self == IntentResultContainer<V> { IntentResultContainer() }
    public static func result<V>(value: V, dialog: IntentDialog) -> Self where Self == IntentResultContainer<V> {
        IntentResultContainer()
    }
    public static func result<V, Content: View>(value: V, dialog: IntentDialog, view: Content) -> Self
    where Self == IntentResultContainer<V> { IntentResultContainer() }
    public static func result<V, Content: View>(value: V, view: Content) -> Self
    where Self == IntentResultContainer<V> { IntentResultContainer() }
    public static func result<V, I: AppIntent>(value: V, opensIntent: I) -> Self
    where Self == IntentResultContainer<V> { IntentResultContainer() }
}
extension Never: IntentResult {}

// Summaries

public protocol ParameterSummary {}
public struct EmptyParameterSummary: ParameterSummary { public init() {} }
public enum ParameterSummaryComparisonOperator: Sendable {
    case equalTo, notEqualTo, greaterThan, greaterThanOrEqualTo, lessThan, lessThanOrEqualTo, hasAnyValue, hasNoValue
    case oneOf
}
public struct ParameterSummaryWhenCondition<Intent>: ParameterSummary {
    public init<Value>(
        _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ParameterSummaryComparisonOperator,
        _ value: Value, _ summary: () -> any ParameterSummary,
        otherwise: () -> any ParameterSummary = { EmptyParameterSummary() }
    ) {}
    public init<Value>(
        _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ParameterSummaryComparisonOperator,
        _ values: [Value], _ summary: () -> any ParameterSummary,
        otherwise: () -> any ParameterSummary = { EmptyParameterSummary() }
    ) {}
    public init<Value>(
        _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ParameterSummaryComparisonOperator,
        _ summary: () -> any ParameterSummary,
        otherwise: () -> any ParameterSummary = { EmptyParameterSummary() }
    ) {}
    public init(
        widgetFamily: ParameterSummaryComparisonOperator, _ family: WidgetFamilyName,
        _ summary: () -> any ParameterSummary,
        otherwise: () -> any ParameterSummary = { EmptyParameterSummary() }
    ) {}
    /// Names of the sizes of widgets, which a summary can depend on.
    public enum WidgetFamilyName: Sendable {
        case systemSmall, systemMedium, systemLarge, systemExtraLarge, accessoryCircular, accessoryRectangular
        case accessoryInline
    }
}
public struct ParameterSummarySwitchCondition<Intent>: ParameterSummary {
    public init<Value>(
        _ parameter: KeyPath<Intent, IntentParameter<Value>>,
        @ParameterSummaryCasesBuilder _ cases: () -> [any ParameterSummary]
    ) {}
}
public struct ParameterSummaryCaseCondition: ParameterSummary {
    public init<Value>(_ value: Value, _ summary: () -> any ParameterSummary) {}
    public init<Value>(_ values: [Value], _ summary: () -> any ParameterSummary) {}
}
public struct ParameterSummaryDefaultCaseCondition: ParameterSummary {
    public init(_ summary: () -> any ParameterSummary) {}
}
@resultBuilder
public enum ParameterSummaryCasesBuilder {
    public static func buildBlock(_ cases: any ParameterSummary...) -> [any ParameterSummary] { cases }
}
public struct IntentParameterSummary<Intent>: ParameterSummary {
    public init() {}
    public init(
        _ summary: ParameterSummaryString<Intent>, table: String? = nil,
        @ParameterKeysBuilder<Intent> _ other: () -> [PartialKeyPath<Intent>] = { [] }
    ) {}
}
@resultBuilder
public enum ParameterKeysBuilder<Intent> {
    public static func buildExpression<Value>(_ path: KeyPath<Intent, Value>) -> [PartialKeyPath<Intent>] { [path] }
    public static func buildBlock(_ parts: [PartialKeyPath<Intent>]...) -> [PartialKeyPath<Intent>] {
        parts.flatMap { $0 }
    }
}
public typealias ParameterSummaryBuilder<Intent> = AnyBuilder
@resultBuilder
public enum AnyBuilder {
    public static func buildBlock(_ parts: Any...) -> [Any] { parts }
    public static func buildOptional(_ parts: [Any]?) -> [Any] { parts ?? [] }
    public static func buildEither(first parts: [Any]) -> [Any] { parts }
    public static func buildEither(second parts: [Any]) -> [Any] { parts }
    public static func buildLimitedAvailability(_ parts: [Any]) -> [Any] { parts }
}
public struct ParameterSummaryString<Intent>: ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) {}
    public init(stringInterpolation: StringInterpolation) {}
    public struct StringInterpolation: StringInterpolationProtocol {
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) {}
        public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {}
        public mutating func appendInterpolation(_ value: ParameterSummaryToken) {}
    }
}
public struct ParameterSummaryToken: Sendable {
    public static let applicationName = ParameterSummaryToken()
}
extension AppIntent {
    public typealias Summary = IntentParameterSummary<Self>
    public typealias When = ParameterSummaryWhenCondition<Self>
    public typealias Switch = ParameterSummarySwitchCondition<Self>
    public typealias Case = ParameterSummaryCaseCondition
    public typealias DefaultCase = ParameterSummaryDefaultCaseCondition
    public typealias Parameter<Value> = IntentParameter<Value>
}
