import Foundation

// What an app changes while a Focus is on. None is on here.

public protocol SetFocusFilterIntent: AppIntent, InstanceDisplayRepresentable {
    var appContext: FocusFilterAppContext { get async throws }
    static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self]
}
extension SetFocusFilterIntent {
    public static var current: Self { get async throws { Self() } }
    public var appContext: FocusFilterAppContext { FocusFilterAppContext() }
    public static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self] { [] }
}
/// Which notifications of the app are let through.
public struct FocusFilterAppContext {
    public var notificationFilterPredicate: NSPredicate?
    public var targetContentIdentifierPrefix: String?
    public init(notificationFilterPredicate: NSPredicate? = nil, targetContentIdentifierPrefix: String? = nil) {
        self.notificationFilterPredicate = notificationFilterPredicate
        self.targetContentIdentifierPrefix = targetContentIdentifierPrefix
    }
}
public struct FocusFilterSuggestionContext: Hashable, Sendable {}
