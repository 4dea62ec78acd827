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
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}
public struct DismissSearchAction: Sendable { public func callAsFunction() {} }
public struct DismissWindowAction: Sendable {
    public func callAsFunction() {}
    public func callAsFunction(id: String) {}
    public func callAsFunction<D: Codable & Hashable>(value: D) {}
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}
public struct PushWindowAction: Sendable {
    public func callAsFunction(id: String) {}
    public func callAsFunction<D: Codable & Hashable>(value: D) {}
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}
public struct OpenSettingsAction: Sendable { public func callAsFunction() {} }
public struct OpenDocumentAction: Sendable { public func callAsFunction(at url: URL) async throws {} }
public struct NewDocumentAction: Sendable { public func callAsFunction(contentType: String) {} }
public struct DocumentConfiguration {
    public var fileURL: URL? { nil }
    public var isEditable: Bool { false }
}
public struct PencilPreferredAction: Hashable, Sendable {
    public static let ignore = PencilPreferredAction(), switchEraser = PencilPreferredAction(),
        switchPrevious = PencilPreferredAction(), showColorPalette = PencilPreferredAction(),
        showInkAttributes = PencilPreferredAction(), showContextualPalette = PencilPreferredAction(),
        runSystemShortcut = PencilPreferredAction()
}
/// Lengths of the physical world in points: at 163 points an inch, as on a phone.
public struct PhysicalMetricsConverter {
    private static let pointsPerMeter = 163 / 0.0254
    public func convert(_ lengthInMeters: CGFloat) -> CGFloat { lengthInMeters * Self.pointsPerMeter }
    public func convert(_ length: Measurement<UnitLength>) -> CGFloat {
        convert(CGFloat(length.converted(to: .meters).value))
    }
    public func convert(_ points: CGFloat, to unit: UnitLength) -> Measurement<UnitLength> {
        Measurement(value: Double(points) / Self.pointsPerMeter, unit: UnitLength.meters).converted(to: unit)
    }
}
public struct RefreshAction: Sendable { public func callAsFunction() async {} }
public struct PresentationMode: Sendable {
    public var isPresented: Bool { false }
    public mutating func dismiss() {}
}
