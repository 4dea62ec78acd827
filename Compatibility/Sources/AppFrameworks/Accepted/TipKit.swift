import CellUI
import Foundation
import SwiftUI

// TipKit's names. No tip is shown. The source pass writes `Tips.Rule` and `Tips.Parameter` for the macros `#Rule` and `@Parameter`.

public protocol TipOption: Sendable {}
public protocol Tip: Identifiable, Sendable {
    typealias Status = Tips.Status
    typealias Action = Tips.Action
    typealias Event = Tips.Event
    typealias Option = TipOption
    typealias Rule = Tips.Rule
    var id: String { get }
    var title: Text { get }
    var message: Text? { get }
    var image: Image? { get }
    @Tips.ListBuilder<Tips.Action> var actions: [Tips.Action] { get }
    @Tips.ListBuilder<any TipOption> var options: [any TipOption] { get }
    @Tips.ListBuilder<Tips.Rule> var rules: [Tips.Rule] { get }
}
extension Tip {
    public var id: String { String(describing: Self.self) }
    public var message: Text? { nil }
    public var image: Image? { nil }
    public var actions: [Tips.Action] { [] }
    public var options: [any TipOption] { [] }
    public var rules: [Tips.Rule] { [] }
    public var status: Tips.Status { .pending }
    public var shouldDisplay: Bool { false }
    public func invalidate(reason: Tips.InvalidationReason) {}
}
public enum Tips {
    public enum Status: Hashable, Sendable {
        case pending, available
        case invalidated(InvalidationReason)
    }
    public enum InvalidationReason: Hashable, Codable, Sendable {
        case actionPerformed, displayCountExceeded, tipClosed, displayDurationExceeded
    }
    public struct Action: Identifiable, Sendable {
        public let id: String
        public let index = 0
        public init(id: String? = nil, title: String, perform: @escaping @Sendable () -> Void = {}) {
            self.id = id ?? title
        }
    }
    public struct Event: Sendable {
        public struct Donation: Sendable {
            public let date: Date
        }
        public let id: String
        public var donations: [Donation] { [] }
        public init(id: String) { self.id = id }
        public func donate() async {}
        public func sendDonation(_ completion: (@Sendable () -> Void)? = nil) { completion?() }
    }
    /// A condition, which is never looked at.
    public struct Rule: Sendable {
        public init<Value>(_ parameter: Parameter<Value>, _ condition: (Value) -> Bool) {}
        public init(_ event: Event, _ condition: (Event) -> Bool) {}
    }
    @propertyWrapper public struct Parameter<Value> {
        public struct Option: Sendable {
            public static var transient: Option { Option() }
        }
        public var wrappedValue: Value
        public var projectedValue: Parameter<Value> { self }
        public init(wrappedValue: Value, _ options: Option...) { self.wrappedValue = wrappedValue }
    }
    @resultBuilder public enum ListBuilder<Element> {
        public static func buildExpression(_ element: Element) -> [Element] { [element] }
        public static func buildExpression(_ elements: [Element]) -> [Element] { elements }
        public static func buildBlock(_ parts: [Element]...) -> [Element] { Array(parts.joined()) }
        public static func buildOptional(_ part: [Element]?) -> [Element] { part ?? [] }
        public static func buildEither(first part: [Element]) -> [Element] { part }
        public static func buildEither(second part: [Element]) -> [Element] { part }
        public static func buildArray(_ parts: [[Element]]) -> [Element] { Array(parts.joined()) }
    }
    public struct ConfigurationOption: Sendable {
        public enum DisplayFrequency: Sendable { case immediate, hourly, daily, weekly, monthly }
        public enum DatastoreLocation: Sendable {
            case applicationDefault
            case groupContainer(identifier: String)
            case url(URL)
        }
        public static func displayFrequency(_ frequency: DisplayFrequency) -> ConfigurationOption { .init() }
        public static func datastoreLocation(_ location: DatastoreLocation) -> ConfigurationOption { .init() }
    }
    public struct MaxDisplayCount: TipOption {
        public init(_ count: Int) {}
    }
    public struct IgnoresDisplayFrequency: TipOption {
        public init(_ ignores: Bool) {}
    }
    public static func configure(_ options: [ConfigurationOption] = []) throws {}
    public static func resetDatastore() throws {}
    public static func showAllTipsForTesting() {}
    public static func hideAllTipsForTesting() {}
}
/// A tip's view, which is empty: no tip is due.
public struct TipView<Content: Tip>: View {
    public init(
        _ tip: Content?, arrowEdge: Edge? = nil, action: @escaping @Sendable (Tips.Action) -> Void = { _ in }
    ) {}
    public var body: some View { EmptyView() }
}
extension View {
    public func popoverTip(
        _ tip: (any Tip)?, arrowEdge: Edge = .top, action: @escaping @Sendable (Tips.Action) -> Void = { _ in }
    ) -> some View { self }
    public func tipBackground<Style: ShapeStyle>(_ style: Style) -> some View { self }
    public func tipImageSize(_ size: CGSize) -> some View { self }
}
