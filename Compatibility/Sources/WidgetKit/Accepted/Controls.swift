import CellUI
import Foundation
import Presentations
import SwiftUI

// Control Center's widgets.

public protocol ControlWidget {
    associatedtype Body: ControlWidgetConfiguration
    @ControlWidgetConfigurationBuilder var body: Body { get }
    init()
}
/// A control as a member of a bundle: it has nothing that Islet draws.
public struct ControlWidgetMember<Content: ControlWidget>: Widget {
    public init() {}
    public var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}
extension WidgetBundleBuilder {
    public static func buildEither(first widgets: WidgetGroup) -> WidgetGroup { widgets }
    public static func buildEither(second widgets: WidgetGroup) -> WidgetGroup { widgets }
    public static func buildExpression<Content: ControlWidget>(_ content: Content) -> ControlWidgetMember<Content> {
        ControlWidgetMember()
    }
}
public protocol ControlWidgetConfiguration {}
public protocol ControlWidgetTemplate {}
@resultBuilder
public enum ControlWidgetConfigurationBuilder {
    public static func buildBlock<C: ControlWidgetConfiguration>(_ content: C) -> C { content }
}
@resultBuilder
public enum ControlWidgetTemplateBuilder {
    public static func buildBlock<C: ControlWidgetTemplate>(_ content: C) -> C { content }
}
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>: ControlWidgetConfiguration {
    public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content) {}
    public init<Provider: ControlValueProvider>(
        kind: String, provider: Provider, @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
    ) {}
}
public struct AppIntentControlConfiguration<Intent, Content: ControlWidgetTemplate>: ControlWidgetConfiguration {
    public init(
        kind: String, intent: Intent.Type = Intent.self,
        @ControlWidgetTemplateBuilder content: @escaping (Intent) -> Content
    ) {}
    public init<Provider: AppIntentControlValueProvider>(
        kind: String, provider: Provider, @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
    ) where Provider.Configuration == Intent {}
}
public protocol ControlValueProvider {
    associatedtype Value
    var previewValue: Value { get }
    func currentValue() async throws -> Value
}
public protocol AppIntentControlValueProvider {
    associatedtype Configuration
    associatedtype Value
    func previewValue(configuration: Configuration) -> Value
    func currentValue(configuration: Configuration) async throws -> Value
}
public struct ControlWidgetButton<Label: View, ActionLabel: View, Action>: ControlWidgetTemplate {
    public init(action: Action, @ViewBuilder label: @escaping () -> Label) where ActionLabel == EmptyView {}
    public init(
        action: Action, @ViewBuilder label: @escaping () -> Label,
        @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
    ) {}
    public init(
        _ titleKey: LocalizedStringKey, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
    )
    where Label == Text {}
}
public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action>: ControlWidgetTemplate {
    public init(
        isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label,
        @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) {}
    public init(
        _ titleKey: LocalizedStringKey, isOn: Bool, action: Action,
        @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) where Label == Text {}
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, isOn: Bool, action: Action, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) where Label == Text {}
}
extension ControlWidgetTemplate {
    public func tint(_ tint: Color?) -> some ControlWidgetTemplate { self }
    public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate { self }
    public func privacySensitive(_ sensitive: Bool = true) -> some ControlWidgetTemplate { self }
}
extension ControlWidgetConfiguration {
    public func displayName(_ displayName: LocalizedStringResource) -> some ControlWidgetConfiguration { self }
    public func description(_ description: LocalizedStringResource) -> some ControlWidgetConfiguration { self }
    public func promptsForUserConfiguration() -> some ControlWidgetConfiguration { self }
    public func pushHandler<T>(_ handler: T.Type) -> some ControlWidgetConfiguration { self }
}
extension View {
    public func controlWidgetStatus(_ status: LocalizedStringKey) -> some View { self }
    public func controlWidgetActionHint(_ hint: LocalizedStringKey) -> some View { self }
}
public final class ControlCenter: @unchecked Sendable {
    public static let shared = ControlCenter()
    public func reloadAllControls() {}
    public func reloadControls(ofKind kind: String) {}
}

public struct WidgetPushInfo: Sendable { public let token: Data }
public protocol WidgetPushHandler {
    init()
    func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo])
}
public struct ControlPushInfo: Sendable { public let token: Data }
public struct ControlInfo: Sendable {
    public let kind: String
    public let pushInfo: ControlPushInfo?
}
public protocol ControlPushHandler {
    init()
    func pushTokensDidChange(controls: [ControlInfo])
}
