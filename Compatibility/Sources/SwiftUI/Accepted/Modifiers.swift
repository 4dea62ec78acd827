import CellUI
import Combine

// Modifiers whose effect a still picture does not show, or that Islet does not draw.

extension View {
    // Text
    public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View { self }
    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View { self }
    public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
    public func multilineTextAlignment(strategy: Text.AlignmentStrategy) -> some View { self }
    public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
    public func speechAdjustedPitch(_ value: Double) -> some View { self }
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }
    public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }

    // Effects
    public func glassEffect(_ glass: Glass = .regular) -> some View { self }
    public func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S) -> some View { self }
    public func glassEffectID<ID: Hashable & Sendable>(_ id: ID?, in namespace: Namespace.ID) -> some View { self }
    public func glassEffectUnion<ID: Hashable & Sendable>(id: ID?, namespace: Namespace.ID) -> some View { self }
    public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
    public func luminanceToAlpha() -> some View { self }
    public func visualEffect<V: VisualEffect>(_ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> V) -> some View
    { self }
    public func projectionEffect(_ transform: ProjectionTransform) -> some View { self }
    public func transformEffect(_ transform: CGAffineTransform) -> some View {
        offset(x: transform.tx, y: transform.ty)
    }
    public func geometryGroup() -> some View { self }
    public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
    public func backgroundExtensionEffect() -> some View { self }
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { self }
    public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
    public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View { self }
    public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
    public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View { self }
    public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View { self }
    public func listRowBackground<V: View>(_ view: V?) -> some View { self }
    public func invalidatableContent() -> some View { self }

    // Animation
    public func animation<V: View>(_ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V)
        -> some View
    { self }
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
    public func transaction(value: some Equatable, _ transform: @escaping (inout Transaction) -> Void) -> some View {
        self
    }
    public func phaseAnimator<Phase: Equatable, V: View>(
        _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: (Self, Phase) -> V,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        // The first phase is the one at rest.
        let first = Array(phases).first
        return Group { if let first { content(self, first) } else { self } }
    }
    public func phaseAnimator<Phase: Equatable, V: View>(
        _ phases: some Sequence<Phase>, @ViewBuilder content: (Self, Phase) -> V,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        // The first phase is the one at rest.
        let first = Array(phases).first
        return Group { if let first { content(self, first) } else { self } }
    }
    public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }
    public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }
    public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool
    ) -> some View { self }
    public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?
    ) -> some View { self }
    public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping () -> SensoryFeedback?
    ) -> some View { self }
    public func contentTransition(_ transition: ContentTransition, value: some Equatable) -> some View { self }

    // Life cycle and input
    public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void
    ) -> some View { self }
    public func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View {
        self
    }
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
    public func onContinueUserActivity(_ type: String, perform action: @escaping (NSUserActivity) -> Void) -> some View
    {
        self
    }
    public func userActivity(_ type: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void)
        -> some View
    { self }
    public func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T) -> Void
    ) -> some View { self }
    public func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T, T) -> Void
    ) -> some View { self }
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View { self }
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)?,
        perform action: @escaping () -> Void
    ) -> some View { self }
    public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
    public func help(_ text: LocalizedStringKey) -> some View { self }
    @_disfavoredOverload
    public func help(_ text: String) -> some View { self }
    public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { self }
    public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View { self }
    public func labelReservedIconWidth(_ width: CGFloat) -> some View { self }
    public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View { self }
    public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
    public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View { self }
    public func submitLabel(_ label: SubmitLabel) -> some View { self }
    public func keyboardType(_ type: UIKeyboardType) -> some View { self }
    public func textContentType(_ type: UITextContentType?) -> some View { self }
    public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
    public func disableAutocorrection(_ disable: Bool?) -> some View { self }
    public func textInputAutocapitalization(_ kind: TextInputAutocapitalization?) -> some View { self }
    public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
    public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }
    public func buttonSizing(_ sizing: ButtonSizing) -> some View { self }
    public func interactionActivityTrackingTag(_ tag: String) -> some View { self }
    public func interactiveDismissDisabled(_ disabled: Bool = true) -> some View { self }
    public func scrollDisabled(_ disabled: Bool) -> some View { self }
    public func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal])
        -> some View
    { self }
    public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
    public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
    public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View { self }
    public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }
    public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { self }
    public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
    public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
    public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
    public func statusBar(hidden: Bool) -> some View { self }
    public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }

    // Widgets
    public func widgetLabel<V: View>(@ViewBuilder label: () -> V) -> some View { self }
    public func widgetLabel(_ titleKey: LocalizedStringKey) -> some View { self }
    @_disfavoredOverload
    public func widgetLabel<S: StringProtocol>(_ title: S) -> some View { self }
    public func widgetCurvesContent(_ curvesContent: Bool = true) -> some View { self }
    public func dynamicIslandContentMargins() -> some View { self }
}

extension ShapeStyle {
    public func blendMode(_ mode: BlendMode) -> some ShapeStyle { AnyShapeStyle(self) }
}

extension Text {
    public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text { self }
    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text { self }
    public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
    public func speechAdjustedPitch(_ value: Double) -> Text { self }
    public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text { self }
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { self }
}

extension Image {
    public enum Orientation: UInt8, Hashable, Sendable {
        case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
    }
    public struct DynamicRange: Hashable, Sendable {
        public static let standard = DynamicRange()
        public static let constrainedHigh = DynamicRange()
        public static let high = DynamicRange()
    }
    public func antialiased(_ isAntialiased: Bool) -> Image { self }
    public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
    public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image { self }
    public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image { self }
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { self.init(name, bundle: bundle) }
}

public struct Glass: Hashable, Sendable {
    public static let regular = Glass()
    public static let clear = Glass()
    public static let identity = Glass()
    public func tint(_ color: Color?) -> Glass { self }
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}
public struct GlassEffectTransition: Hashable, Sendable {
    public static let matchedGeometry = GlassEffectTransition()
    public static let materialize = GlassEffectTransition()
    public static let identity = GlassEffectTransition()
}
public struct GlassEffectContainer<Content: View>: View {
    private let content: Content
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
    public var body: some View { content }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    public static var glass: BorderedButtonStyle { BorderedButtonStyle() }
    public static func glass(_ glass: Glass) -> BorderedButtonStyle { BorderedButtonStyle() }
    public static var card: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    public static var glassProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    public static var accessoryBar: PlainButtonStyle { PlainButtonStyle() }
    public static var link: PlainButtonStyle { PlainButtonStyle() }
}
public struct EmptyVisualEffect {}
public struct SymbolVariableValueMode: Hashable, Sendable {
    public static let color = SymbolVariableValueMode()
    public static let draw = SymbolVariableValueMode()
}
public struct SymbolColorRenderingMode: Hashable, Sendable {
    public static let flat = SymbolColorRenderingMode()
    public static let gradient = SymbolColorRenderingMode()
}
