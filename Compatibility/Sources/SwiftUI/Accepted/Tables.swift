import CellUI

// Tables, outlines, split views and tabs of apps. Their content is shown below each other.

public struct NavigationSplitView<Sidebar: View, Detail: View>: View {
    private let sidebar: Sidebar
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) { self.sidebar = sidebar() }
    public init<Content: View>(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) { self.sidebar = sidebar() }
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) { self.sidebar = sidebar() }
    public init<Content: View>(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) { self.sidebar = sidebar() }
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) { self.sidebar = sidebar() }
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) { self.sidebar = sidebar() }
    public init<Content: View>(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) { self.sidebar = sidebar() }
    public init<Content: View>(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) { self.sidebar = sidebar() }
    public var body: some View { sidebar }
}
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
    private let name: String
    public static let automatic = NavigationSplitViewVisibility(name: "automatic")
    public static let all = NavigationSplitViewVisibility(name: "all")
    public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
    public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}
public struct NavigationSplitViewColumn: Hashable, Sendable {
    private let name: String
    public static var sidebar: NavigationSplitViewColumn { NavigationSplitViewColumn(name: "sidebar") }
    public static var content: NavigationSplitViewColumn { NavigationSplitViewColumn(name: "content") }
    public static var detail: NavigationSplitViewColumn { NavigationSplitViewColumn(name: "detail") }
}
public struct TabSection<Content: View>: View {
    private let content: Content
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.content = content() }
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    public init<H: View>(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> H) { self.content = content() }
    public var body: some View { content }
}
public struct TabRole: Hashable, Sendable { public static let search = TabRole() }
public struct Tab<Content: View>: View {
    private let content: Content
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.content = content()
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.content = content()
    }
    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, systemImage: String, value: V, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) { self.content = content() }
    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, image: String, value: V, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) { self.content = content() }
    public init<V: Hashable>(value: V, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
    public init<V: Hashable, L: View>(
        value: V, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> L
    ) { self.content = content() }
    public var body: some View { content }
}
public struct OutlineGroup<Content: View>: View {
    private let content: [Content]
    public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable { self.content = data.map(content) }
    public var body: some View { ForEach(Array(content.indices), id: \.self) { content[$0] } }
}
extension View {
    public func listItemTint(_ tint: Color?) -> some View { self }
    public func listRowSeparatorTint(_ color: Color?, edges: Edge.Set = .all) -> some View { self }
    public func listSectionSeparator(_ visibility: Visibility, edges: Edge.Set = .all) -> some View { self }
    public func listSectionSeparatorTint(_ color: Color?, edges: Edge.Set = .all) -> some View { self }
    public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }
    public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }
    public func headerProminence(_ prominence: Prominence) -> some View { self }
    public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
    public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View { self }
    public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }
    public func presentationBackground<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V)
        -> some View
    {
        self
    }
    public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }
    public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }
    public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View { self }
    public func defaultAppStorage(_ store: UserDefaults) -> some View { self }
    public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
    public func navigationSubtitle(_ subtitle: LocalizedStringKey) -> some View { self }
    public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View { self }
    public func navigationTransition(_ style: some NavigationTransition) -> some View { self }
    public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
    public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { self }
    public func toolbarRole(_ role: ToolbarRole) -> some View { self }
    public func safeAreaBar(_ visibility: Visibility) -> some View { self }
    public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
    public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
    public func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true) -> some View { self }
    public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View { self }
    public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View { self }
    public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPressResult) -> some View { self }
}
public enum KeyPressResult: Sendable { case handled, ignored }
public struct PresentationAdaptation: Sendable {
    public static let automatic = PresentationAdaptation(), none = PresentationAdaptation(),
        popover = PresentationAdaptation(), sheet = PresentationAdaptation(), fullScreenCover = PresentationAdaptation()
}
public struct PresentationContentInteraction: Sendable {
    public static let automatic = PresentationContentInteraction(), resizes = PresentationContentInteraction(),
        scrolls = PresentationContentInteraction()
}
public struct TabBarMinimizeBehavior: Hashable, Sendable {
    public static let automatic = TabBarMinimizeBehavior(), onScrollDown = TabBarMinimizeBehavior(),
        onScrollUp = TabBarMinimizeBehavior(), never = TabBarMinimizeBehavior()
}
public struct ToolbarTitleDisplayMode: Sendable {
    public static let automatic = ToolbarTitleDisplayMode(), large = ToolbarTitleDisplayMode(),
        inline = ToolbarTitleDisplayMode(), inlineLarge = ToolbarTitleDisplayMode()
}
public struct ToolbarRole: Sendable {
    public static let automatic = ToolbarRole(), navigationStack = ToolbarRole(), browser = ToolbarRole(),
        editor = ToolbarRole()
}
public struct WritingToolsBehavior: Hashable, Sendable {
    public static let automatic = WritingToolsBehavior(), complete = WritingToolsBehavior(),
        limited = WritingToolsBehavior(), disabled = WritingToolsBehavior()
}
public struct WindowInteractionBehavior: Sendable {
    public static let automatic = WindowInteractionBehavior(), enabled = WindowInteractionBehavior(),
        disabled = WindowInteractionBehavior()
}
public struct HandGestureShortcut: Hashable, Sendable { public static let primaryAction = HandGestureShortcut() }
public struct TextSelectionAffinity: Hashable, Sendable {
    public static let automatic = TextSelectionAffinity(), upstream = TextSelectionAffinity(),
        downstream = TextSelectionAffinity()
}
public struct LayoutDirectionBehavior: Hashable, Sendable {
    public static let fixed = LayoutDirectionBehavior(), mirrors = LayoutDirectionBehavior()
    public static func mirrors(in direction: LayoutDirection) -> LayoutDirectionBehavior { .mirrors }
}
