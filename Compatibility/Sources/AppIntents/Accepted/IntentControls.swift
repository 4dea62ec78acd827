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
// Their titles remember where they are written, as those of `Text`.

extension Button where Label == Text {
    public init<I: AppIntent>(
        _ title: LocalizedStringResource, intent: I, fileID: StaticString = #fileID, line: UInt = #line
    ) { self.init(title, role: nil, intent: intent, fileID: fileID, line: line) }
    public init<I: AppIntent>(
        _ title: LocalizedStringResource, role: ButtonRole?, intent: I, fileID: StaticString = #fileID,
        line: UInt = #line
    ) { self.init(role: role, action: {}) { Text(title, fileID: fileID, line: line) } }
    @_disfavoredOverload
    public init<I: AppIntent>(
        _ titleKey: LocalizedStringKey, intent: I, fileID: StaticString = #fileID, line: UInt = #line
    ) { self.init(titleKey, role: nil, intent: intent, fileID: fileID, line: line) }
    @_disfavoredOverload
    public init<I: AppIntent>(
        _ titleKey: LocalizedStringKey, role: ButtonRole?, intent: I, fileID: StaticString = #fileID,
        line: UInt = #line
    ) { self.init(role: role, action: {}) { Text(titleKey, fileID: fileID, line: line) } }
    @_disfavoredOverload
    public init<S: StringProtocol, I: AppIntent>(
        _ title: S, intent: I, fileID: StaticString = #fileID, line: UInt = #line
    ) { self.init(title, role: nil, intent: intent, fileID: fileID, line: line) }
    @_disfavoredOverload
    public init<S: StringProtocol, I: AppIntent>(
        _ title: S, role: ButtonRole?, intent: I, fileID: StaticString = #fileID, line: UInt = #line
    ) { self.init(role: role, action: {}) { Text(title, fileID: fileID, line: line) } }
}
extension Button where Label == SwiftUI.Label<Text, Image> {
    public init<I: AppIntent>(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil, intent: I,
        fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(role: role, action: {}) {
            SwiftUI.Label(titleKey, systemImage: systemImage, fileID: fileID, line: line)
        }
    }
    @_disfavoredOverload
    public init<S: StringProtocol, I: AppIntent>(
        _ title: S, systemImage: String, role: ButtonRole? = nil, intent: I, fileID: StaticString = #fileID,
        line: UInt = #line
    ) {
        self.init(role: role, action: {}) {
            SwiftUI.Label(title, systemImage: systemImage, fileID: fileID, line: line)
        }
    }
}
extension Toggle {
    public init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
        self.init(isOn: .constant(isOn), label: label)
    }
}
extension Toggle where Label == Text {
    public init<I: AppIntent>(
        _ titleKey: LocalizedStringKey, isOn: Bool, intent: I, fileID: StaticString = #fileID, line: UInt = #line
    ) { self.init(isOn: .constant(isOn)) { Text(titleKey, fileID: fileID, line: line) } }
    @_disfavoredOverload
    public init<S: StringProtocol, I: AppIntent>(
        _ title: S, isOn: Bool, intent: I, fileID: StaticString = #fileID, line: UInt = #line
    ) { self.init(isOn: .constant(isOn)) { Text(title, fileID: fileID, line: line) } }
}
extension View {
    public func invalidatableContent<I: AppIntent>(for intent: I.Type) -> some View { self }
}
