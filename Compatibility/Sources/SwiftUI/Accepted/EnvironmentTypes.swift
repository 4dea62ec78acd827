import CellUI

// Types of environment values.

public enum BackgroundProminence: Hashable, Sendable { case standard, increased }
public enum BadgeProminence: Hashable, Sendable { case standard, increased, decreased }
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable { case standard, increased }
public enum EditMode: Hashable, Sendable {
    case inactive, transient, active
    public var isEditing: Bool { self != .inactive }
}
public enum Prominence: Hashable, Sendable { case standard, increased }
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }
public struct MenuOrder: Hashable, Sendable {
    public static let automatic = MenuOrder()
    public static let priority = MenuOrder()
    public static let fixed = MenuOrder()
}
public enum ScenePhase: Comparable, Hashable, Sendable { case background, inactive, active }
public enum ControlActiveState: CaseIterable, Hashable, Sendable { case key, active, inactive }
public struct SpringLoadingBehavior: Hashable, Sendable {
    public static let automatic = SpringLoadingBehavior()
    public static let enabled = SpringLoadingBehavior()
    public static let disabled = SpringLoadingBehavior()
}
public struct LevelOfDetail: Hashable, Sendable {
    private let name: String
    public static let `default` = LevelOfDetail(name: "default")
    public static let simplified = LevelOfDetail(name: "simplified")
}
public struct WidgetTexture: Hashable, Sendable {
    private let name: String
    public static let glass = WidgetTexture(name: "glass")
    public static let paper = WidgetTexture(name: "paper")
}
public struct TabBarPlacement: Hashable, Sendable {
    private let name: String
    public static let topBar = TabBarPlacement(name: "topBar")
    public static let sidebar = TabBarPlacement(name: "sidebar")
    public static let bottomBar = TabBarPlacement(name: "bottomBar")
}
public struct DismissAction: Sendable { public func callAsFunction() {} }
public struct OpenWindowAction: Sendable {
    public func callAsFunction() {}
    public func callAsFunction(id: String) {}
    public func callAsFunction<D: Codable & Hashable>(value: D) {}
}
public struct RefreshAction: Sendable { public func callAsFunction() async {} }
public struct RequestReviewAction: Sendable { public func callAsFunction() {} }
public struct PresentationMode: Sendable {
    public var isPresented: Bool { false }
    public mutating func dismiss() {}
}
