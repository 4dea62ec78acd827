import CellUI
import FoundationGaps
import SwiftUI

public protocol AppIntentsExtension {}

/// A button that would open Shortcuts.
public struct ShortcutsLink: View {
    public init() {}
    public init(action: @escaping () -> Void) {}
    public var body: some View { Text(verbatim: "Shortcuts") }
}
/// The colours of a link to Shortcuts.
public struct ShortcutsLinkStyle: Hashable, Sendable {
    public static let automatic = ShortcutsLinkStyle(), automaticOutline = ShortcutsLinkStyle()
    public static let light = ShortcutsLinkStyle(), lightOutline = ShortcutsLinkStyle()
    public static let dark = ShortcutsLinkStyle(), darkOutline = ShortcutsLinkStyle()
}
/// A hint that Siri knows a phrase. Siri is not here.
public struct SiriTipView: View {
    public init<Intent: AppIntent>(intent: Intent, isVisible: Binding<Bool>? = nil) {}
    public var body: some View { EmptyView() }
}
/// The colours of a hint about Siri.
public struct SiriTipViewStyle: Hashable, Sendable {
    public static let automatic = SiriTipViewStyle(), light = SiriTipViewStyle(), dark = SiriTipViewStyle()
    public static let black = SiriTipViewStyle()
}
extension View {
    public func shortcutsLinkStyle(_ style: ShortcutsLinkStyle) -> some View { self }
    public func siriTipViewStyle(_ style: SiriTipViewStyle) -> some View { self }
    public func onAppIntentExecution<Intent: AppIntent>(
        _ intentType: Intent.Type, perform action: @escaping (Intent) -> Void
    ) -> some View { self }
}
