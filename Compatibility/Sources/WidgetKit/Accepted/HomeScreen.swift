import CellUI
import Presentations
import SwiftUI

// Home-screen widgets and controls, which a bundle may have beside a Live Activity. They compile; Islet draws Live Activities.

public struct StaticConfiguration<Content: View>: WidgetConfiguration {
    public init<Provider: TimelineProvider>(
        kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) {}
    public var _activityConfiguration: Any? { nil }
}
public struct AppIntentConfiguration<Intent, Content: View>: WidgetConfiguration {
    public init<Provider: AppIntentTimelineProvider>(
        kind: String, intent: Intent.Type = Intent.self, provider: Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) where Provider.Intent == Intent {}
    public var _activityConfiguration: Any? { nil }
}
public struct IntentConfiguration<Intent, Content: View>: WidgetConfiguration {
    public init<Provider: IntentTimelineProvider>(
        kind: String, intent: Intent.Type, provider: Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) where Provider.Intent == Intent {}
    public var _activityConfiguration: Any? { nil }
}
public struct EmptyWidgetConfiguration: WidgetConfiguration {
    public init() {}
    public var _activityConfiguration: Any? { nil }
}

public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
    public var score: Float
    public var duration: TimeInterval
    public init(score: Float, duration: TimeInterval = 0) { (self.score, self.duration) = (score, duration) }
}
public protocol TimelineEntry {
    var date: Date { get }
    var relevance: TimelineEntryRelevance? { get }
}
extension TimelineEntry { public var relevance: TimelineEntryRelevance? { nil } }

public struct TimelineReloadPolicy: Equatable, Sendable {
    private let date: Date?
    private let name: String
    public static let atEnd = TimelineReloadPolicy(date: nil, name: "atEnd")
    public static let never = TimelineReloadPolicy(date: nil, name: "never")
    public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(date: date, name: "after") }
}
public struct Timeline<EntryType: TimelineEntry> {
    public let entries: [EntryType]
    public let policy: TimelineReloadPolicy
    public init(entries: [EntryType], policy: TimelineReloadPolicy) { (self.entries, self.policy) = (entries, policy) }
}
extension Timeline: Sendable where EntryType: Sendable {}

public struct TimelineProviderContext {
    public struct EnvironmentVariants {
        public subscript<Value>(keyPath: WritableKeyPath<EnvironmentValues, Value>) -> [Value]? { nil }
    }
    public var family: WidgetFamily { .systemSmall }
    public var isPreview: Bool { true }
    public var displaySize: CGSize { CGSize(width: 158, height: 158) }
    public var environmentVariants: EnvironmentVariants { EnvironmentVariants() }
}
public protocol TimelineProvider {
    associatedtype Entry: TimelineEntry
    typealias Context = TimelineProviderContext
    func placeholder(in context: Context) -> Entry
    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void)
    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void)
}
public protocol IntentTimelineProvider {
    associatedtype Entry: TimelineEntry
    associatedtype Intent
    typealias Context = TimelineProviderContext
    func placeholder(in context: Context) -> Entry
    func getSnapshot(for configuration: Intent, in context: Context, completion: @escaping (Entry) -> Void)
    func getTimeline(for configuration: Intent, in context: Context, completion: @escaping (Timeline<Entry>) -> Void)
}
public protocol AppIntentTimelineProvider {
    associatedtype Entry: TimelineEntry
    associatedtype Intent
    typealias Context = TimelineProviderContext
    func placeholder(in context: Context) -> Entry
    func snapshot(for configuration: Intent, in context: Context) async -> Entry
    func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
    func recommendations() -> [AppIntentRecommendation<Intent>]
    func relevance() async -> WidgetRelevance<Intent>
}
extension AppIntentTimelineProvider {
    public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
    public func relevance() async -> WidgetRelevance<Intent> { WidgetRelevance([]) }
}
/// When a widget is of use.
public struct WidgetRelevance<Configuration> {
    public init(_ attributes: [WidgetRelevanceAttribute<Configuration>]) {}
}
public struct WidgetRelevanceAttribute<Configuration> {
    public init(configuration: Configuration, context: RelevantContext) {}
    public init(context: RelevantContext) where Configuration == Void {}
}
public struct RelevantContext: Hashable, Sendable {
    public enum DateKind: Hashable, Sendable { case `default`, scheduled, informational }
    public enum FitnessCondition: Hashable, Sendable { case workoutActive, activityRingsIncomplete }
    public enum LocationCondition: Hashable, Sendable { case home, work, school, commute }
    public enum SleepCondition: Hashable, Sendable { case bedtime, wakeup }
    public enum HardwareCondition: Hashable, Sendable { case headphones }
    public static func date(_ date: Date, kind: DateKind = .default) -> RelevantContext { RelevantContext() }
    public static func date(range: ClosedRange<Date>, kind: DateKind = .default) -> RelevantContext {
        RelevantContext()
    }
    public static func date(interval: DateInterval, kind: DateKind = .default) -> RelevantContext { RelevantContext() }
    public static func date(from start: Date, to end: Date) -> RelevantContext { RelevantContext() }
    public static func fitness(_ condition: FitnessCondition) -> RelevantContext { RelevantContext() }
    public static func location(inferred condition: LocationCondition) -> RelevantContext { RelevantContext() }
    public static func sleep(_ condition: SleepCondition) -> RelevantContext { RelevantContext() }
    public static func hardware(_ condition: HardwareCondition) -> RelevantContext { RelevantContext() }
}
public struct AppIntentRecommendation<Intent> {
    public init(intent: Intent, description: LocalizedStringResource) {}
    @_disfavoredOverload
    public init<S: StringProtocol>(intent: Intent, description: S) {}
}
public struct IntentRecommendation<Intent> {
    public init(intent: Intent, description: Text) {}
}

public final class WidgetCenter: @unchecked Sendable {
    public static let shared = WidgetCenter()
    public func reloadAllTimelines() {}
    public func reloadTimelines(ofKind kind: String) {}
    public func invalidateConfigurationRecommendations() {}
    public func invalidateRelevance(ofKind kind: String) {}
    public func getCurrentConfigurations(_ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void) {
        completion(.success([]))
    }
    public func currentConfigurations() async throws -> [WidgetInfo] { [] }
}
public struct WidgetInfo: Hashable, Sendable {
    public let kind: String
    public let family: WidgetFamily
    public init(kind: String, family: WidgetFamily) { (self.kind, self.family) = (kind, family) }
}

public struct WidgetPreviewContext {
    let family: WidgetFamily
    public init(family: WidgetFamily) { self.family = family }
}
public struct WidgetLocation: Hashable, Sendable {
    private let name: String
    public static let homeScreen = WidgetLocation(name: "homeScreen")
    public static let lockScreen = WidgetLocation(name: "lockScreen")
    public static let standBy = WidgetLocation(name: "standBy")
    public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
    public static let carPlay = WidgetLocation(name: "carPlay")
}
public struct WidgetMountingStyle: Hashable, Sendable {
    private let name: String
    public static let elevated = WidgetMountingStyle(name: "elevated")
    public static let recessed = WidgetMountingStyle(name: "recessed")
}
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
    private let name: String
    public static let accented = WidgetAccentedRenderingMode(name: "accented")
    public static let desaturated = WidgetAccentedRenderingMode(name: "desaturated")
    public static let accentedDesaturated = WidgetAccentedRenderingMode(name: "accentedDesaturated")
    public static let fullColor = WidgetAccentedRenderingMode(name: "fullColor")
}
public struct AccessoryWidgetBackground: View {
    public init() {}
    public var body: some View { Color.white.opacity(0.15) }
}
public struct AccessoryWidgetGroup<Label: View, Content: View>: View {
    private let label: Label, content: Content
    public init(@ViewBuilder label: () -> Label, @ViewBuilder content: () -> Content) {
        (self.label, self.content) = (label(), content())
    }
    public var body: some View {
        VStack {
            label; HStack { content }
        }
    }
}
extension AccessoryWidgetGroup where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: { Text(titleKey) }, content: content)
    }
}

extension Image {
    public func widgetAccentedRenderingMode(_ mode: WidgetAccentedRenderingMode?) -> Image { self }
}

extension WidgetConfiguration {
    public func disfavoredLocations(_ locations: [WidgetLocation], for families: [WidgetFamily])
        -> some WidgetConfiguration
    {
        self
    }
    public func promptsForUserConfiguration() -> some WidgetConfiguration { self }
    public func supportedMountingStyles(_ styles: [WidgetMountingStyle]) -> some WidgetConfiguration { self }
    public func widgetTexture(_ texture: WidgetTexture) -> some WidgetConfiguration { self }
    public func onBackgroundURLSessionEvents(
        matching matchingString: String, _ urlSessionEvent: @escaping (String, @escaping () -> Void) -> Void
    ) -> some WidgetConfiguration { self }
    public func onBackgroundURLSessionEvents(
        matching matches: @escaping (String) -> Bool = { _ in true },
        _ urlSessionEvent: @escaping (String, @escaping () -> Void) -> Void
    ) -> some WidgetConfiguration { self }
    public func backgroundTask<D, R>(
        _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
    ) -> some WidgetConfiguration { self }
    public func pushHandler<T>(_ handler: T.Type) -> some WidgetConfiguration { self }
    public func associatedKind(_ kind: String) -> some WidgetConfiguration { self }
}
