import CellUI

// What is selected in a text that is edited, and where scrolling ends: nothing of it happens in a picture.

public struct TextSelection: Hashable, Sendable {
    public enum Indices: Hashable, Sendable {
        case selection(Range<String.Index>)
    }
    public var indices: Indices
    public var affinity: TextSelectionAffinity { .automatic }
    public var isInsertion: Bool { if case .selection(let range) = indices { range.isEmpty } else { false } }
    public init(range: Range<String.Index>) { indices = .selection(range) }
    public init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }
}
public struct AttributedTextSelection: Equatable, Hashable, Sendable {
    public init() {}
    public init(insertionPoint: AttributedString.Index) {}
    public init(range: Range<AttributedString.Index>) {}
}
extension TextEditor {
    public init(text: Binding<String>, selection: Binding<TextSelection?>) { self.init(text: text) }
    public init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil) {
        self.init(text: .constant(String(text.wrappedValue.characters)))
    }
}
extension TextField {
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
        axis: Axis = .horizontal
    ) { self.init(titleKey, text: text, axis: axis) }
    public init<L: View>(
        text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal, @ViewBuilder label: () -> L
    ) { self.init("", text: text, axis: axis) }
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        onCommit: @escaping () -> Void
    ) { self.init(titleKey, text: text) }
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
    ) { self.init(titleKey, text: text) }
}
public struct ScrollTarget: Hashable, Sendable {
    public var rect: CGRect
    public var anchor: UnitPoint?
}
public struct ScrollTargetBehaviorContext {
    public var originalTarget: ScrollTarget { ScrollTarget(rect: .zero) }
    public var velocity: CGVector { .zero }
    public var contentSize: CGSize { .zero }
    public var containerSize: CGSize { .zero }
    public var axes: Axis.Set { .vertical }
}
