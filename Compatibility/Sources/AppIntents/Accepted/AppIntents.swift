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
    public func requestConfirmation<Result: IntentResult>(
        result: Result, confirmationActionName: ConfirmationActionName = .go, showPrompt: Bool = true
    ) async throws {}
    public func requestConfirmation(
        actionName: ConfirmationActionName = .go, dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true
    ) async throws {}
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

public enum AppIntentError: Error {
    case unavailable, restartPerform
    public enum PermissionRequired: Error { case unknown, siri, contacts, calendar, reminders, photos, location }
    public enum UserActionRequired: Error { case unknown, signin, accountSetup, confirmation, continueInApp }
    public enum Unrecoverable: Error {
        case unknown, entityNotFound, featureCurrentlyRestricted, unsupportedOnDevice, noInternetConnection, timedOut
    }
}

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
public protocol ShowInAppSearchResultsIntent: AppIntent {
    static var searchScopes: [StringSearchScope] { get }
    var criteria: StringSearchCriteria { get set }
}
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

public struct OpenURLIntent: AppIntent {
    public static let title: LocalizedStringResource = "Open URL"
    public var url: URL?
    public init() {}
    public init(_ url: URL) { self.url = url }
    public func perform() async throws -> some IntentResult { .result() }
}

/// What the button of a question says.
public enum ConfirmationActionName: Sendable {
    case add, addData, book, buy, call, checkIn, `continue`, create, `do`, download, filter, find, get, go, log, open
    case order, pay, play, playSound, post, request, run, search, send, set, share, start, startNavigation, toggle
    case turnOff, turnOn, view
    case custom(
        acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource] = [],
        denyLabel: LocalizedStringResource, denyAlternatives: [LocalizedStringResource] = [],
        destructive: Bool = false)
}
/// Tells the system what somebody did in the app. Nothing is told here.
public struct IntentDonationManager: Sendable {
    public static let shared = IntentDonationManager()
    @discardableResult
    public func donate<Intent: AppIntent>(intent: Intent) async throws -> IntentDonationIdentifier {
        IntentDonationIdentifier()
    }
    @discardableResult
    public func donate<Intent: AppIntent>(intent: Intent) -> IntentDonationIdentifier { IntentDonationIdentifier() }
    public func deleteDonations(matching predicate: IntentDonationMatchingPredicate) async throws {}
}
public struct IntentDonationIdentifier: Hashable, Sendable {}
public struct IntentDonationMatchingPredicate: Sendable {
    public static func intentType<Intent: AppIntent>(_ type: Intent.Type) -> IntentDonationMatchingPredicate {
        IntentDonationMatchingPredicate()
    }
    public static func identifier(_ identifier: IntentDonationIdentifier) -> IntentDonationMatchingPredicate {
        IntentDonationMatchingPredicate()
    }
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
