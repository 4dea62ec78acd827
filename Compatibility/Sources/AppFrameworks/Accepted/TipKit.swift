import CellUI
import Foundation
import SwiftUI

// TipKit's names. No tip is shown. Rules are macros, which are not here.

public protocol TipOption: Sendable {}
public protocol Tip: Identifiable, Sendable {
    typealias Status = Tips.Status
    typealias Action = Tips.Action
    typealias Event = Tips.Event
    var id: String { get }
    var title: Text { get }
    var message: Text? { get }
    var image: Image? { get }
    var actions: [Tips.Action] { get }
}
extension Tip {
    public var id: String { String(describing: Self.self) }
    public var message: Text? { nil }
    public var image: Image? { nil }
    public var actions: [Tips.Action] { [] }
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
        public let id: String
        public init(id: String) { self.id = id }
        public func donate() async {}
        public func sendDonation(_ completion: (@Sendable () -> Void)? = nil) { completion?() }
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
