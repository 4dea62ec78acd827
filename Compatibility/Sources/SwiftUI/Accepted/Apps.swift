import CellUI

// Apps, scenes, navigation and the controls of windows. A Live Activity has none of them; a source next to it may. Containers show
// their content below each other, controls show their label.

public protocol App {
    associatedtype Body: Scene
    @SceneBuilder var body: Body { get }
    init()
}
extension App { public static func main() {} }
public protocol Scene { associatedtype Body: Scene }
extension Never: Scene {}
public struct EmptyScene: Scene {
    public typealias Body = Never
    public init() {}
}
@resultBuilder
public enum SceneBuilder {
    public static func buildBlock<each S: Scene>(_ content: repeat each S) -> EmptyScene { EmptyScene() }
    public static func buildOptional(_ content: EmptyScene?) -> EmptyScene { EmptyScene() }
    public static func buildLimitedAvailability(_ content: EmptyScene) -> EmptyScene { content }
}
public struct WindowGroup<Content: View>: Scene {
    public typealias Body = Never
    public init(@ViewBuilder content: () -> Content) {}
    public init(id: String, @ViewBuilder content: () -> Content) {}
    public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}
public struct Settings<Content: View>: Scene {
    public typealias Body = Never
    public init(@ViewBuilder content: () -> Content) {}
}
extension Scene {
    public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void)
        -> some Scene
    {
        self
    }
    public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some Scene { self }
    public func environmentObject<T: AnyObject>(_ object: T) -> some Scene { self }
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene { self }
    public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
    public func backgroundTask<D>(_ task: D, action: @escaping () async -> Void) -> some Scene { self }
}
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject> {
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
    public var wrappedValue: DelegateType { fatalError("a widget has no application delegate") }
}

public protocol UIViewRepresentable: View {
    associatedtype UIViewType: UIView
    associatedtype Coordinator = Void
    typealias Context = UIViewRepresentableContext<Coordinator>
    func makeUIView(context: Context) -> UIViewType
    func updateUIView(_ uiView: UIViewType, context: Context)
    func makeCoordinator() -> Coordinator
}
public struct UIViewRepresentableContext<Coordinator> {
    public let coordinator: Coordinator
    public var environment: EnvironmentValues { EnvironmentValues() }
}
extension UIViewRepresentable where Coordinator == Void { public func makeCoordinator() {} }
extension UIViewRepresentable { public var body: some View { EmptyView() } }
public protocol UIViewControllerRepresentable: View {
    associatedtype UIViewControllerType: UIViewController
    associatedtype Coordinator = Void
    typealias Context = UIViewRepresentableContext<Coordinator>
    func makeUIViewController(context: Context) -> UIViewControllerType
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    func makeCoordinator() -> Coordinator
}
extension UIViewControllerRepresentable where Coordinator == Void { public func makeCoordinator() {} }
extension UIViewControllerRepresentable { public var body: some View { EmptyView() } }
open class UIHostingController<Content: View>: UIViewController, @unchecked Sendable {
    public var rootView: Content
    public init(rootView: Content) { self.rootView = rootView }
}

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
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> { content = ForEach(data, id: id, content: rowContent) }
    public var body: some View { VStack(alignment: .leading) { content } }
}
public struct Form<Content: View>: View {
    private let content: Content
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    public var body: some View { VStack(alignment: .leading) { content } }
}
public struct Section<Parent: View, Content: View, Footer: View>: View {
    private let header: Parent, content: Content, footer: Footer
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) {
        (self.header, self.content, self.footer) = (header(), content(), footer())
    }
    public var body: some View {
        header
        content
        footer
    }
}
extension Section where Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        (self.header, self.content, footer) = (header(), content(), EmptyView())
    }
    public init(header: Parent, @ViewBuilder content: () -> Content) {
        (self.header, self.content, footer) = (header, content(), EmptyView())
    }
}
extension Section where Parent == EmptyView, Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content) {
        (header, self.content, footer) = (EmptyView(), content(), EmptyView())
    }
}
extension Section where Parent == EmptyView {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        (header, self.content, self.footer) = (EmptyView(), content(), footer())
    }
}
extension Section where Parent == Text, Footer == EmptyView {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        (header, self.content, footer) = (Text(titleKey), content(), EmptyView())
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        (header, self.content, footer) = (Text(title), content(), EmptyView())
    }
}
public struct GroupBox<Label: View, Content: View>: View {
    private let label: Label, content: Content
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        (self.label, self.content) = (label(), content())
    }
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
    public var body: some View { label }
}
public struct Stepper<Label: View>: View {
    private let label: Label
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
public struct Alert {
    public struct Button {
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
        public static func cancel(_ label: Text = Text(verbatim: "Cancel"), action: (() -> Void)? = {}) -> Button {
            Button()
        }
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
    }
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {}
}
public struct ToolbarItemPlacement: Sendable {
    public static let automatic = ToolbarItemPlacement()
    public static let principal = ToolbarItemPlacement()
    public static let navigation = ToolbarItemPlacement()
    public static let primaryAction = ToolbarItemPlacement()
    public static let confirmationAction = ToolbarItemPlacement()
    public static let cancellationAction = ToolbarItemPlacement()
    public static let topBarLeading = ToolbarItemPlacement()
    public static let topBarTrailing = ToolbarItemPlacement()
    public static let navigationBarLeading = ToolbarItemPlacement()
    public static let navigationBarTrailing = ToolbarItemPlacement()
    public static let bottomBar = ToolbarItemPlacement()
    public static let keyboard = ToolbarItemPlacement()
}
public struct ToolbarItem<Content: View>: View {
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
    public var body: some View { EmptyView() }
}
public struct ToolbarItemGroup<Content: View>: View {
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
    public var body: some View { EmptyView() }
}
public struct NavigationBarItem { public enum TitleDisplayMode: Sendable { case automatic, inline, large } }
public struct PlainListStyle: Sendable {}
public struct ListStyleValue: Sendable {
    public static let automatic = ListStyleValue(), plain = ListStyleValue(), grouped = ListStyleValue(),
        insetGrouped = ListStyleValue(), inset = ListStyleValue(), sidebar = ListStyleValue()
}
public struct PickerStyleValue: Sendable {
    public static let automatic = PickerStyleValue(), menu = PickerStyleValue(), wheel = PickerStyleValue(),
        segmented = PickerStyleValue(), inline = PickerStyleValue(), navigationLink = PickerStyleValue(),
        palette = PickerStyleValue()
}
public struct TextFieldStyleValue: Sendable {
    public static let automatic = TextFieldStyleValue(), plain = TextFieldStyleValue(),
        roundedBorder = TextFieldStyleValue()
}
public struct TabViewStyleValue: Sendable {
    public static let automatic = TabViewStyleValue(), page = TabViewStyleValue(),
        sidebarAdaptable = TabViewStyleValue()
    public static func page(indexDisplayMode: Visibility) -> TabViewStyleValue { .page }
}
public struct DatePickerStyleValue: Sendable {
    public static let automatic = DatePickerStyleValue(), compact = DatePickerStyleValue(),
        graphical = DatePickerStyleValue(), wheel = DatePickerStyleValue()
}
public struct NavigationViewStyleValue: Sendable {
    public static let automatic = NavigationViewStyleValue(), stack = NavigationViewStyleValue(),
        columns = NavigationViewStyleValue()
}
public struct StackNavigationViewStyle: Sendable { public init() {} }
public struct PresentationDetent: Hashable, Sendable {
    public static let medium = PresentationDetent(), large = PresentationDetent()
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent { .medium }
    public static func height(_ height: CGFloat) -> PresentationDetent { .medium }
}
extension View {
    public func navigationTitle(_ title: LocalizedStringKey) -> some View { self }
    public func navigationTitle(_ title: Text) -> some View { self }
    @_disfavoredOverload
    public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { self }
    public func navigationBarTitle(
        _ title: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
    ) -> some View { self }
    @_disfavoredOverload
    public func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
    ) -> some View { self }
    public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View { self }
    public func navigationBarHidden(_ hidden: Bool) -> some View { self }
    public func navigationBarBackButtonHidden(_ hidden: Bool = true) -> some View { self }
    public func navigationBarItems<T: View>(trailing: T) -> some View { self }
    public func navigationBarItems<L: View>(leading: L) -> some View { self }
    public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View { self }
    public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View { self }
    public func navigationDestination<V: View>(isPresented: Binding<Bool>, @ViewBuilder destination: () -> V)
        -> some View
    { self }
    public func navigationViewStyle(_ style: NavigationViewStyleValue) -> some View { self }
    public func navigationViewStyle(_ style: StackNavigationViewStyle) -> some View { self }
    public func toolbar<V: View>(@ViewBuilder content: () -> V) -> some View { self }
    public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
    public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View { self }
    public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
    public func toolbarColorScheme(_ scheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View { self }
    public func sheet<C: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> C
    ) -> some View { self }
    public func sheet<I: Identifiable, C: View>(
        item: Binding<I?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (I) -> C
    ) -> some View { self }
    public func fullScreenCover<C: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> C
    ) -> some View { self }
    public func fullScreenCover<I: Identifiable, C: View>(
        item: Binding<I?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (I) -> C
    ) -> some View { self }
    public func popover<C: View>(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> C) -> some View {
        self
    }
    public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View { self }
    public func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View { self }
    public func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View { self }
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View { self }
    public func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View { self }
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }
    public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
    public func searchable(text: Binding<String>, prompt: Text? = nil) -> some View { self }
    public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { self }
    public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View { self }
    public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some View { self }
    public func listStyle(_ style: ListStyleValue) -> some View { self }
    public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }
    public func listRowSeparator(_ visibility: Visibility, edges: Edge.Set = .all) -> some View { self }
    public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }
    public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { self }
    public func tabViewStyle(_ style: TabViewStyleValue) -> some View { self }
    public func pickerStyle(_ style: PickerStyleValue) -> some View { self }
    public func datePickerStyle(_ style: DatePickerStyleValue) -> some View { self }
    public func textFieldStyle(_ style: TextFieldStyleValue) -> some View { self }
    public func textFieldStyle(_ style: RoundedBorderTextFieldStyle) -> some View { self }
}
public struct RoundedBorderTextFieldStyle: Sendable { public init() {} }
public struct ToolbarPlacement: Sendable {
    public static let automatic = ToolbarPlacement(), navigationBar = ToolbarPlacement(), tabBar = ToolbarPlacement(),
        bottomBar = ToolbarPlacement()
}
