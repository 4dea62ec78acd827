import CellUI

// Buttons and controls that act on an app. They show their label, or nothing.

public struct ShareLink<Label: View>: View {
    private let label: Label
    public init<T: Transferable>(
        item: T, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) { self.label = label() }
    public init<D: RandomAccessCollection>(
        items: D, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where D.Element: Transferable { self.label = label() }
    public var body: some View { label }
}
extension ShareLink where Label == CellUI.Label<Text, Image> {
    public init<T: Transferable>(item: T, subject: Text? = nil, message: Text? = nil) {
        label = CellUI.Label("Share", systemImage: "square.and.arrow.up")
    }
    public init<T: Transferable>(
        _ titleKey: LocalizedStringKey, item: T, subject: Text? = nil, message: Text? = nil
    ) { label = CellUI.Label(titleKey, systemImage: "square.and.arrow.up") }
    @_disfavoredOverload
    public init<S: StringProtocol, T: Transferable>(_ title: S, item: T, subject: Text? = nil, message: Text? = nil) {
        label = CellUI.Label(title, systemImage: "square.and.arrow.up")
    }
}
/// What a share sheet shows of an item.
public struct SharePreview<Image, Icon> {}
extension SharePreview where Image == Never, Icon == Never {
    public init(_ titleKey: LocalizedStringKey) {}
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) {}
}
extension SharePreview where Image == SwiftUI.Image, Icon == Never {
    public init(_ titleKey: LocalizedStringKey, image: SwiftUI.Image) {}
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: SwiftUI.Image) {}
}
extension ShareLink {
    public init<T: Transferable, I, J>(
        item: T, subject: Text? = nil, message: Text? = nil, preview: SharePreview<I, J>,
        @ViewBuilder label: () -> Label
    ) { self.label = label() }
}
extension ShareLink where Label == CellUI.Label<Text, SwiftUI.Image> {
    public init<T: Transferable, I, J>(
        item: T, subject: Text? = nil, message: Text? = nil, preview: SharePreview<I, J>
    ) { self.init(item: item, subject: subject, message: message) }
    public init<T: Transferable, I, J>(
        _ titleKey: LocalizedStringKey, item: T, subject: Text? = nil, message: Text? = nil, preview: SharePreview<I, J>
    ) { self.init(titleKey, item: item, subject: subject, message: message) }
}
public struct EditButton: View {
    public init() {}
    public var body: some View { Text(verbatim: "Edit") }
}
public struct RenameButton: View {
    public init() {}
    public var body: some View { Text(verbatim: "Rename") }
}
public struct NewDocumentButton<Label: View>: View {
    private let label: Label
    public init(contentType: String? = nil, @ViewBuilder label: () -> Label) { self.label = label() }
    public var body: some View { label }
}
extension NewDocumentButton where Label == Text {
    public init(_ titleKey: LocalizedStringKey) { label = Text(titleKey) }
}
public struct TextFieldLink<Label: View>: View {
    private let label: Label
    public init(prompt: Text? = nil, @ViewBuilder label: () -> Label, onSubmit: @escaping (String) -> Void) {
        self.label = label()
    }
    public var body: some View { label }
}
extension TextFieldLink where Label == Text {
    public init(_ titleKey: LocalizedStringKey, prompt: Text? = nil, onSubmit: @escaping (String) -> Void) {
        label = Text(titleKey)
    }
}
public struct HelpLink: View {
    public init(action: @escaping () -> Void) {}
    public init(destination: URL) {}
    public var body: some View { Image(systemName: "questionmark.circle") }
}
public struct SettingsLink<Label: View>: View {
    private let label: Label
    public init(@ViewBuilder label: () -> Label) { self.label = label() }
    public var body: some View { label }
}
extension SettingsLink where Label == Text { public init() { label = Text(verbatim: "Settings") } }
public struct PasteButton: View {
    public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}
    public var body: some View { CellUI.Label("Paste", systemImage: "doc.on.clipboard") }
}
public struct ColorPicker<Label: View>: View {
    private let label: Label
    public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        self.label = label()
    }
    public var body: some View { label }
}
extension ColorPicker where Label == Text {
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
        label = Text(titleKey)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
        label = Text(title)
    }
}
public struct MultiDatePicker<Label: View>: View {
    private let label: Label
    public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) { self.label = label() }
    public var body: some View { label }
}
extension MultiDatePicker where Label == Text {
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) { label = Text(titleKey) }
}
extension Stepper {
    public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(label: label()) }
    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: ExpressibleByIntegerLiteral { self.init(label: label()) }
}
extension Stepper where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(label: Text(titleKey)) }
    @_disfavoredOverload
    public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1
    ) where V.Stride: ExpressibleByIntegerLiteral { self.init(label: Text(title)) }
    public init<V: Strideable>(_ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1)
    where V.Stride: ExpressibleByIntegerLiteral { self.init(label: Text(titleKey)) }
}
extension DisclosureGroup where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }
    public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) { self.init(content: content) { Text(titleKey) } }
}
extension ControlGroup {
    public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
        self.init(content: content)
    }
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(content: content) }
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content)
    }
}
extension Menu {
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
    ) { self.init(content: content, label: label) }
}
extension Menu where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) { self.init(titleKey, content: content) }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}
extension Menu where Label == CellUI.Label<Text, Image> {
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { CellUI.Label(titleKey, systemImage: systemImage) }
    }
}
extension SecureField {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(titleKey, text: text)
    }
}
