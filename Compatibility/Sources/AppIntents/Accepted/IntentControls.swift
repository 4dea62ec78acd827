import CellUI
import FoundationGaps
import SwiftUI

// Buttons and switches that run an intent, which does nothing here.

extension Button {
    public init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) { self.init(action: {}, label: label) }
    public init<I: AppIntent>(role: ButtonRole?, intent: I, @ViewBuilder label: () -> Label) {
        self.init(role: role, action: {}, label: label)
    }
}
extension Button where Label == Text {
    public init<I: AppIntent>(_ title: LocalizedStringResource, intent: I) { self.init(action: {}) { Text(title) } }
    public init<I: AppIntent>(_ title: LocalizedStringResource, role: ButtonRole?, intent: I) {
        self.init(role: role, action: {}) { Text(title) }
    }
    @_disfavoredOverload
    public init<I: AppIntent>(_ titleKey: LocalizedStringKey, intent: I) { self.init(titleKey, action: {}) }
    @_disfavoredOverload
    public init<I: AppIntent>(_ titleKey: LocalizedStringKey, role: ButtonRole?, intent: I) {
        self.init(titleKey, role: role, action: {})
    }
    @_disfavoredOverload
    public init<S: StringProtocol, I: AppIntent>(_ title: S, intent: I) { self.init(title, action: {}) }
    @_disfavoredOverload
    public init<S: StringProtocol, I: AppIntent>(_ title: S, role: ButtonRole?, intent: I) {
        self.init(title, role: role, action: {})
    }
}
extension Button where Label == SwiftUI.Label<Text, Image> {
    public init<I: AppIntent>(_ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil, intent: I) {
        self.init(titleKey, systemImage: systemImage, role: role, action: {})
    }
    @_disfavoredOverload
    public init<S: StringProtocol, I: AppIntent>(_ title: S, systemImage: String, role: ButtonRole? = nil, intent: I) {
        self.init(title, systemImage: systemImage, role: role, action: {})
    }
}
extension Toggle {
    public init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
        self.init(isOn: .constant(isOn), label: label)
    }
}
extension Toggle where Label == Text {
    public init<I: AppIntent>(_ titleKey: LocalizedStringKey, isOn: Bool, intent: I) {
        self.init(titleKey, isOn: .constant(isOn))
    }
    @_disfavoredOverload
    public init<S: StringProtocol, I: AppIntent>(_ title: S, isOn: Bool, intent: I) {
        self.init(title, isOn: .constant(isOn))
    }
}
extension View {
    public func invalidatableContent<I: AppIntent>(for intent: I.Type) -> some View { self }
}
