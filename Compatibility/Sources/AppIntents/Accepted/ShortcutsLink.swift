import CellUI
import SwiftUI

public protocol AppIntentsExtension {}

/// A button that would open Shortcuts.
public struct ShortcutsLink: View {
    public init() {}
    public init(action: @escaping () -> Void) {}
    public var body: some View { Text(verbatim: "Shortcuts") }
}
