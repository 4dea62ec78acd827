import CellUI

// Further parts of windows: lists, tabs, tool bars, texts that are edited. A Live Activity has none of them.

public struct ListSectionSpacing: Sendable {
    public static let `default` = ListSectionSpacing()
    public static let compact = ListSectionSpacing()
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { .default }
}
public struct ScrollAnchorRole: Hashable, Sendable {
    private let name: String
    public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(name: "initialOffset") }
    public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(name: "sizeChanges") }
    public static var alignment: ScrollAnchorRole { ScrollAnchorRole(name: "alignment") }
}
public protocol ScrollTargetBehavior {
    typealias TargetContext = ScrollTargetBehaviorContext
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}
extension ScrollTargetBehavior {
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}
public struct PagingScrollTargetBehavior: ScrollTargetBehavior { public init() {} }
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    public struct LimitBehavior: Sendable {
        public static var automatic: LimitBehavior { LimitBehavior() }
        public static var always: LimitBehavior { LimitBehavior() }
        public static var alwaysByFew: LimitBehavior { LimitBehavior() }
        public static var alwaysByOne: LimitBehavior { LimitBehavior() }
        public static var never: LimitBehavior { LimitBehavior() }
    }
    public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint? = nil) {}
}
extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    public static var paging: Self { PagingScrollTargetBehavior() }
}
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    public static var viewAligned: Self { ViewAlignedScrollTargetBehavior() }
    public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
    }
    public static func viewAligned(anchor: UnitPoint?) -> Self { ViewAlignedScrollTargetBehavior(anchor: anchor) }
}
public struct ToolbarSpacer: CustomizableToolbarContent {
    public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}
    public var body: some View { EmptyView() }
}
public struct SpacerSizing: Hashable, Sendable {
    public static let flexible = SpacerSizing(), fixed = SpacerSizing()
}
public struct ToolbarDefaultItemKind: Sendable {
    public static let sidebarToggle = ToolbarDefaultItemKind(), title = ToolbarDefaultItemKind(),
        search = ToolbarDefaultItemKind()
}
public struct ToolbarTitleMenu<Content: View>: ToolbarContent {
    public init(@ViewBuilder content: () -> Content) {}
    public var body: some View { EmptyView() }
}
public struct DefaultToolbarItem: ToolbarContent {
    public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}
    public var body: some View { EmptyView() }
}
public protocol TextVariantPreference {}
public struct FixedTextVariant: TextVariantPreference, Sendable {}
public struct SizeDependentTextVariant: TextVariantPreference, Sendable {}
extension TextVariantPreference where Self == FixedTextVariant {
    public static var fixed: FixedTextVariant { FixedTextVariant() }
}
extension TextVariantPreference where Self == SizeDependentTextVariant {
    public static var sizeDependent: SizeDependentTextVariant { SizeDependentTextVariant() }
}
extension Text {
    public func textVariant<V: TextVariantPreference>(_ preference: V) -> some View { self }
    public func writingDirection(strategy: WritingDirectionStrategy) -> Text { self }
}
extension View {
    public func textVariant<V: TextVariantPreference>(_ preference: V) -> some View { self }
    public func writingDirection(strategy: Text.WritingDirectionStrategy) -> some View { self }
    public func badgeProminence(_ prominence: BadgeProminence) -> some View { self }
    public func sectionActions<C: View>(@ViewBuilder content: () -> C) -> some View { self }
    public func sectionIndexLabel(_ label: Text?) -> some View { self }
    public func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }
    public func alternatingRowBackgrounds(_ behavior: AlternatingRowBackgroundBehavior = .enabled) -> some View { self }
    public func horizontalRadioGroupLayout() -> some View { self }
    public func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>) -> some View { self }
    public func submitScope(_ isBlocking: Bool = true) -> some View { self }
    public func renameAction(_ action: @escaping () -> Void) -> some View { self }
    public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View { self }
    public func typeSelectEquivalent(_ text: Text?) -> some View { self }
    public func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View { self }
    @_disfavoredOverload
    public func typeSelectEquivalent<S: StringProtocol>(_ string: S) -> some View { self }
    public func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
    public func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
    public func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
    public func windowResizeAnchor(_ anchor: UnitPoint?) -> some View { self }
    public func tabViewBottomAccessory<C: View>(@ViewBuilder content: () -> C) -> some View { self }
    public func tabViewBottomAccessory<C: View>(isEnabled: Bool, @ViewBuilder content: () -> C) -> some View { self }
    public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { self }
    public func tabViewSidebarHeader<C: View>(@ViewBuilder content: () -> C) -> some View { self }
    public func tabViewSidebarFooter<C: View>(@ViewBuilder content: () -> C) -> some View { self }
    public func tabViewSidebarBottomBar<C: View>(@ViewBuilder content: () -> C) -> some View { self }
    public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View { self }
    public func sliderThumbVisibility(_ visibility: Visibility) -> some View { self }
    public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        self
    }
    public func toolbarForegroundStyle<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View { self }
    public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View { self }
    public func toolbarItemHidden(_ hidden: Bool = true) -> some View { self }
    public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View { self }
    public func navigationDocument(_ url: URL) -> some View { self }
    public func navigationTitle(_ title: Binding<String>) -> some View { self }
    public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }
    public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
        self
    }
    public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View { self }
    public func navigationSubtitle(_ subtitle: Text) -> some View { self }
    @_disfavoredOverload
    public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View { self }
    public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View { self }
    public func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind) -> some View { self }
    public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View { self }
    public func textInputSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View { self }
    public func textInputCompletion(_ completion: String) -> some View { self }
    public func textInputFormattingControlVisibility(
        _ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set
    ) -> some View { self }
    public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode) -> some View { self }
}
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
    public static var automatic: AlternatingRowBackgroundBehavior { AlternatingRowBackgroundBehavior() }
    public static var enabled: AlternatingRowBackgroundBehavior { AlternatingRowBackgroundBehavior() }
    public static var disabled: AlternatingRowBackgroundBehavior { AlternatingRowBackgroundBehavior() }
}
public struct TabSearchActivation: Hashable, Sendable {
    public static let automatic = TabSearchActivation(), searchTabSelection = TabSearchActivation()
}
public struct TabViewCustomization: Codable, Sendable { public init() {} }
public struct ScrollInputKind: Sendable {
    public static let handGestureShortcut = ScrollInputKind(), look = ScrollInputKind()
}
public struct ScrollInputBehavior: Sendable {
    public static let automatic = ScrollInputBehavior(), enabled = ScrollInputBehavior(),
        disabled = ScrollInputBehavior()
}
public enum TextInputFormattingControlPlacement {
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let contextMenu = Set(rawValue: 1), inputAssistant = Set(rawValue: 2), all = Set(rawValue: 3)
    }
}

// Styles and colours that a picture of eight bits a colour does not show.

extension Gradient {
    public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self) }
}
extension AnyGradient {
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { self }
}
extension Color {
    public func exposureAdjust(_ stops: Double) -> Color { self }
    public func headroom(_ headroom: CGFloat?) -> Color { self }
}
extension ShapeStyle where Self == AnyShapeStyle {
    public static func blendMode(_ mode: BlendMode) -> AnyShapeStyle { AnyShapeStyle(ForegroundStyle()) }
}
extension GraphicsContext {
    public struct BlurOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static var opaque: BlurOptions { BlurOptions(rawValue: 1) }
        public static var dithersResult: BlurOptions { BlurOptions(rawValue: 2) }
    }
}
extension GraphicsContext.Filter {
    public static func blur(radius: CGFloat, options: GraphicsContext.BlurOptions) -> Self { .blur(radius: radius) }
}
extension Shader: ShapeStyle {
    public func _paint(in environment: EnvironmentValues) -> Paint { ForegroundStyle()._paint(in: environment) }
}
extension GeometryProxy {
    /// The bounds of another coordinate space: as every space but the global one, the view's own.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? { CGRect(origin: .zero, size: size) }
}
extension ScrollPosition {
    public init(idType: (some Hashable & Sendable).Type) { self.init(edge: .top) }
    public init() { self.init(edge: .top) }
    public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) { self.init(edge: .top) }
    public init(point: CGPoint) { self.init(y: point.y) }
    public init(x: CGFloat, y: CGFloat) { self.init(y: y) }
    public mutating func scrollTo(edge: Edge) { self = ScrollPosition(edge: edge) }
    public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {}
    public mutating func scrollTo(point: CGPoint) { self = ScrollPosition(point: point) }
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { self = ScrollPosition(y: y) }
    public mutating func scrollTo(x: CGFloat) { self = ScrollPosition(x: x) }
    public mutating func scrollTo(y: CGFloat) { self = ScrollPosition(y: y) }
    public var isPositionedByUser: Bool { false }
    public var viewID: (any Hashable & Sendable)? { nil }
    public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { nil }
}
