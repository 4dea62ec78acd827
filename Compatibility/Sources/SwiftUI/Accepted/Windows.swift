import CellUI

// Navigation, lists and the controls of windows. A Live Activity has none of them; a source next to it may. Containers show their
// content below each other, controls show their label.

public struct NavigationView<Content: View>: View {
    private let content: Content
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    public var body: some View { content }
}
public struct NavigationStack<Content: View>: View {
    private let content: Content
    public init(@ViewBuilder root: () -> Content) { content = root() }
    public init<P>(path: Binding<P>, @ViewBuilder root: () -> Content) { content = root() }
    public var body: some View { content }
}
public struct NavigationPath {
    public init() {}
    public var count: Int { 0 }
    public var isEmpty: Bool { true }
    public mutating func append<V: Hashable>(_ value: V) {}
    public mutating func removeLast(_ k: Int = 1) {}
}
public struct NavigationLink<Label: View>: View {
    private let label: Label
    public init<D: View>(@ViewBuilder destination: () -> D, @ViewBuilder label: () -> Label) { self.label = label() }
    public init<D: View>(destination: D, @ViewBuilder label: () -> Label) { self.label = label() }
    public init<V: Hashable>(value: V?, @ViewBuilder label: () -> Label) { self.label = label() }
    public init<D: View>(destination: D, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.label = label()
    }
    public var body: some View { label }
}
extension NavigationLink where Label == Text {
    public init<D: View>(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> D) { label = Text(titleKey) }
    public init<D: View>(_ titleKey: LocalizedStringKey, destination: D) { label = Text(titleKey) }
    public init<V: Hashable>(_ titleKey: LocalizedStringKey, value: V?) { label = Text(titleKey) }
    @_disfavoredOverload
    public init<S: StringProtocol, D: View>(_ title: S, @ViewBuilder destination: () -> D) { label = Text(title) }
}
public struct TabView<Content: View>: View {
    private let content: Content
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    public init<S: Hashable>(selection: Binding<S>, @ViewBuilder content: () -> Content) { self.content = content() }
    public var body: some View { content }
}
public struct List<Content: View>: View {
    private let content: Content
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    public init<S: Hashable>(selection: Binding<S>?, @ViewBuilder content: () -> Content) { self.content = content() }
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    )
    where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
        content = ForEach(data, content: rowContent)
    }
    public init<Row: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row)
    where Content == ForEach<Range<Int>, Int, Row> { content = ForEach(data, content: rowContent) }
    public init<S: Hashable, Data: RandomAccessCollection, Row: View>(
        _ data: Data, selection: Binding<S>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
        content = ForEach(data, content: rowContent)
    }
    public init<S: Hashable, Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<S>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> { content = ForEach(data, id: id, content: rowContent) }
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Data.Element: Identifiable, Content == OutlineGroup<Row> {
        content = OutlineGroup(data, children: children, content: rowContent)
    }
    public init<C: MutableCollection & RandomAccessCollection, Row: View>(
        _ data: Binding<C>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
    ) where C.Element: Identifiable, Content == ForEach<[Binding<C.Element>], C.Element.ID, Row> {
        content = ForEach(data, content: rowContent)
    }
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> { content = ForEach(data, id: id, content: rowContent) }
    public var body: some View { VStack(alignment: .leading) { content } }
}
extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// A section that a person can close, which is drawn open.
    public init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(content: content, header: header)
    }
}
extension Section where Parent == Text, Content: View, Footer == EmptyView {
    public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(titleKey, content: content)
    }
}
public struct Form<Content: View>: View {
    private let content: Content
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    public var body: some View { VStack(alignment: .leading) { content } }
}
public struct GroupBox<Label: View, Content: View>: View {
    private let label: Label, content: Content
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        (self.label, self.content) = (label(), content())
    }
    public init(label: Label, @ViewBuilder content: () -> Content) { (self.label, self.content) = (label, content()) }
    public var body: some View {
        VStack(alignment: .leading) {
            label; content
        }.padding().background(.quaternary, in: RoundedRectangle(cornerRadius: 8))
    }
}
extension GroupBox where Label == EmptyView {
    public init(@ViewBuilder content: () -> Content) { (label, self.content) = (EmptyView(), content()) }
}
extension GroupBox where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        (label, self.content) = (Text(titleKey), content())
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        (label, self.content) = (Text(title), content())
    }
}
public struct DisclosureGroup<Label: View, Content: View>: View {
    private let label: Label
    public init(
        isExpanded: Binding<Bool>? = nil, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.label = label()
    }
    public var body: some View { label }
}
public struct Menu<Label: View, Content: View>: View {
    private let label: Label
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { self.label = label() }
    public var body: some View { label }
}
extension Menu where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { label = Text(titleKey) }
}
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    private let label: Label
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) { self.label = label() }
    public var body: some View { label }
}
extension Picker where Label == Text {
    public init(_ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content)
    { label = Text(titleKey) }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content)
    { label = Text(title) }
}
extension Picker where Label == CellUI.Label<Text, Image> {
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) { label = CellUI.Label(titleKey, systemImage: systemImage) }
}
extension Picker {
    public init<C: RandomAccessCollection>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) { self.label = label() }
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View
    ) { self.label = label() }
    public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        self.label = label
    }
}
public struct Slider<Label: View>: View {
    private let label: Label
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where Label == EmptyView { label = EmptyView() }
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where Label == EmptyView { label = EmptyView() }
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V, @ViewBuilder label: () -> Label
    ) { self.label = label() }
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.label = label() }
    public init<V: BinaryFloatingPoint, M: View>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> M, @ViewBuilder maximumValueLabel: () -> M,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.label = label() }
    public init<V: BinaryFloatingPoint, M: View>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> M, @ViewBuilder maximumValueLabel: () -> M,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint { self.label = label() }
    public var body: some View { label }
}
public struct Stepper<Label: View>: View {
    private let label: Label
    init(label: Label) { self.label = label }
    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label
    ) where V.Stride: ExpressibleByIntegerLiteral { self.label = label() }
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1
    ) where Label == Text, V.Stride: ExpressibleByIntegerLiteral { label = Text(titleKey) }
    public var body: some View { label }
}
public struct DatePicker<Label: View>: View {
    public typealias Components = DatePickerComponents
    private let label: Label
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) where Label == Text { label = Text(titleKey) }
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) where Label == Text { label = Text(titleKey) }
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) where Label == Text { label = Text(titleKey) }
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) where Label == Text { label = Text(titleKey) }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) where Label == Text { label = Text(title) }
    public init(
        selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) { self.label = label() }
    public init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) { self.label = label() }
    public var body: some View { label }
}
public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    public static let date = DatePickerComponents(rawValue: 2)
}
public struct SecureField: View {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {}
    public var body: some View { EmptyView() }
}
public struct TextEditor: View {
    private let text: String
    public init(text: Binding<String>) { self.text = text.wrappedValue }
    public var body: some View { Text(verbatim: text) }
}
public struct ControlGroup<Content: View>: View {
    private let content: Content
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    public var body: some View { HStack { content } }
}
public struct ScrollViewReader<Content: View>: View {
    private let content: Content
    public init(@ViewBuilder content: (ScrollViewProxy) -> Content) { self.content = content(ScrollViewProxy()) }
    public var body: some View { content }
}
public struct ScrollViewProxy: Sendable { public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {} }
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
    private let content: Content
    public init(
        _ phases: [Phase], @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) { self.content = content(phases[0]) }
    public init(
        _ phases: [Phase], trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) { self.content = content(phases[0]) }
    public var body: some View { content }
}
