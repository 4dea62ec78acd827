import CellUI

// Values of the environment that apps read, and a widget next to them may name. Each reads as on a phone in a hand.

extension EnvironmentValues {
    public var accessibilityPrefersHeadAnchorAlternative: Bool {
        get { self[AccessibilityPrefersHeadAnchorAlternativeKey.self] }
        set { self[AccessibilityPrefersHeadAnchorAlternativeKey.self] = newValue }
    }
    public var accessibilityReduceHighlightingEffects: Bool {
        get { self[AccessibilityReduceHighlightingEffectsKey.self] }
        set { self[AccessibilityReduceHighlightingEffectsKey.self] = newValue }
    }
    public var accessibilityPrefersCrossFadeTransitions: Bool {
        get { self[AccessibilityPrefersCrossFadeTransitionsKey.self] }
        set { self[AccessibilityPrefersCrossFadeTransitionsKey.self] = newValue }
    }
    public var allowedDynamicRange: Image.DynamicRange? {
        get { self[AllowedDynamicRangeKey.self] }
        set { self[AllowedDynamicRangeKey.self] = newValue }
    }
    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundStyleKey.self] }
        set { self[BackgroundStyleKey.self] = newValue }
    }
    public var multilineTextAlignmentStrategy: Text.AlignmentStrategy {
        get { self[MultilineTextAlignmentStrategyKey.self] }
        set { self[MultilineTextAlignmentStrategyKey.self] = newValue }
    }
    public var navigationLinkIndicatorVisibility: Visibility {
        get { self[NavigationLinkIndicatorVisibilityKey.self] }
        set { self[NavigationLinkIndicatorVisibilityKey.self] = newValue }
    }
    public var selectionDisabled: Bool {
        get { self[SelectionDisabledKey.self] }
        set { self[SelectionDisabledKey.self] = newValue }
    }
    public var supportsImagePlayground: Bool {
        get { self[SupportsImagePlaygroundKey.self] }
        set { self[SupportsImagePlaygroundKey.self] = newValue }
    }
    public var supportsRemoteScenes: Bool {
        get { self[SupportsRemoteScenesKey.self] }
        set { self[SupportsRemoteScenesKey.self] = newValue }
    }
    public var symbolColorRenderingMode: SymbolColorRenderingMode? {
        get { self[SymbolColorRenderingModeKey.self] }
        set { self[SymbolColorRenderingModeKey.self] = newValue }
    }
    public var symbolVariableValueMode: SymbolVariableValueMode? {
        get { self[SymbolVariableValueModeKey.self] }
        set { self[SymbolVariableValueModeKey.self] = newValue }
    }
    public var textScale: Text.Scale {
        get { self[TextScaleKey.self] }
        set { self[TextScaleKey.self] = newValue }
    }
    public var textSelectionAffinity: TextSelectionAffinity {
        get { self[TextSelectionAffinityKey.self] }
        set { self[TextSelectionAffinityKey.self] = newValue }
    }
    public var tracking: CGFloat {
        get { self[TrackingKey.self] }
        set { self[TrackingKey.self] = newValue }
    }
    public var writingToolsBehavior: WritingToolsBehavior? {
        get { self[WritingToolsBehaviorKey.self] }
        set { self[WritingToolsBehaviorKey.self] = newValue }
    }
    public var isTabBarShowingSections: Bool {
        get { self[IsTabBarShowingSectionsKey.self] }
        set { self[IsTabBarShowingSectionsKey.self] = newValue }
    }
    public var isInHoverEffectGroup: Bool {
        get { self[IsInHoverEffectGroupKey.self] }
        set { self[IsInHoverEffectGroupKey.self] = newValue }
    }
    public var sizeCategory: ContentSizeCategory {
        get { self[SizeCategoryKey.self] }
        set { self[SizeCategoryKey.self] = newValue }
    }
    public var rename: RenameAction? {
        get { self[RenameKey.self] }
        set { self[RenameKey.self] = newValue }
    }
    public var resetFocus: ResetFocusAction {
        get { self[ResetFocusKey.self] }
        set { self[ResetFocusKey.self] = newValue }
    }
    public var sidebarRowSize: SidebarRowSize {
        get { self[SidebarRowSizeKey.self] }
        set { self[SidebarRowSizeKey.self] = newValue }
    }
    public var searchSuggestionsPlacement: SearchSuggestionsPlacement {
        get { self[SearchSuggestionsPlacementKey.self] }
        set { self[SearchSuggestionsPlacementKey.self] = newValue }
    }
    public var toolbarLabelStyle: ToolbarLabelStyle? {
        get { self[ToolbarLabelStyleKey.self] }
        set { self[ToolbarLabelStyleKey.self] = newValue }
    }
    public var pushWindow: PushWindowAction {
        get { self[PushWindowKey.self] }
        set { self[PushWindowKey.self] = newValue }
    }
    public var newDocument: NewDocumentAction {
        get { self[NewDocumentKey.self] }
        set { self[NewDocumentKey.self] = newValue }
    }
    public var openDocument: OpenDocumentAction {
        get { self[OpenDocumentKey.self] }
        set { self[OpenDocumentKey.self] = newValue }
    }
    public var documentConfiguration: DocumentConfiguration? {
        get { self[DocumentConfigurationKey.self] }
        set { self[DocumentConfigurationKey.self] = newValue }
    }
    public var preferredPencilDoubleTapAction: PencilPreferredAction {
        get { self[PreferredPencilDoubleTapActionKey.self] }
        set { self[PreferredPencilDoubleTapActionKey.self] = newValue }
    }
    public var preferredPencilSqueezeAction: PencilPreferredAction {
        get { self[PreferredPencilSqueezeActionKey.self] }
        set { self[PreferredPencilSqueezeActionKey.self] = newValue }
    }
    public var menuActionDismissBehavior: MenuActionDismissBehavior {
        get { self[MenuActionDismissBehaviorKey.self] }
        set { self[MenuActionDismissBehaviorKey.self] = newValue }
    }
    public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
        get { self[TabViewBottomAccessoryPlacementKey.self] }
        set { self[TabViewBottomAccessoryPlacementKey.self] = newValue }
    }
    public var fontResolutionContext: Font.Context {
        get { self[FontResolutionContextKey.self] }
        set { self[FontResolutionContextKey.self] = newValue }
    }
}

private enum AccessibilityPrefersHeadAnchorAlternativeKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum AccessibilityReduceHighlightingEffectsKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum AccessibilityPrefersCrossFadeTransitionsKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum AllowedDynamicRangeKey: EnvironmentKey { static var defaultValue: Image.DynamicRange? { nil } }
private enum BackgroundStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
private enum MultilineTextAlignmentStrategyKey: EnvironmentKey {
    static var defaultValue: Text.AlignmentStrategy { .automatic }
}
private enum NavigationLinkIndicatorVisibilityKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }
private enum SelectionDisabledKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum SupportsImagePlaygroundKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum SupportsRemoteScenesKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum SymbolColorRenderingModeKey: EnvironmentKey { static var defaultValue: SymbolColorRenderingMode? { nil } }
private enum SymbolVariableValueModeKey: EnvironmentKey { static var defaultValue: SymbolVariableValueMode? { nil } }
private enum TextScaleKey: EnvironmentKey { static var defaultValue: Text.Scale { .default } }
private enum TextSelectionAffinityKey: EnvironmentKey { static var defaultValue: TextSelectionAffinity { .automatic } }
private enum TrackingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
private enum WritingToolsBehaviorKey: EnvironmentKey { static var defaultValue: WritingToolsBehavior? { nil } }
private enum IsTabBarShowingSectionsKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum IsInHoverEffectGroupKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum SizeCategoryKey: EnvironmentKey { static var defaultValue: ContentSizeCategory { .large } }
private enum RenameKey: EnvironmentKey { static var defaultValue: RenameAction? { nil } }
private enum ResetFocusKey: EnvironmentKey { static var defaultValue: ResetFocusAction { ResetFocusAction() } }
private enum SidebarRowSizeKey: EnvironmentKey { static var defaultValue: SidebarRowSize { .medium } }
private enum SearchSuggestionsPlacementKey: EnvironmentKey {
    static var defaultValue: SearchSuggestionsPlacement { .automatic }
}
private enum ToolbarLabelStyleKey: EnvironmentKey { static var defaultValue: ToolbarLabelStyle? { nil } }
private enum PushWindowKey: EnvironmentKey { static var defaultValue: PushWindowAction { PushWindowAction() } }
private enum NewDocumentKey: EnvironmentKey { static var defaultValue: NewDocumentAction { NewDocumentAction() } }
private enum OpenDocumentKey: EnvironmentKey { static var defaultValue: OpenDocumentAction { OpenDocumentAction() } }
private enum DocumentConfigurationKey: EnvironmentKey { static var defaultValue: DocumentConfiguration? { nil } }
private enum PreferredPencilDoubleTapActionKey: EnvironmentKey {
    static var defaultValue: PencilPreferredAction { .ignore }
}
private enum PreferredPencilSqueezeActionKey: EnvironmentKey {
    static var defaultValue: PencilPreferredAction { .ignore }
}
private enum MenuActionDismissBehaviorKey: EnvironmentKey {
    static var defaultValue: MenuActionDismissBehavior { .automatic }
}
private enum TabViewBottomAccessoryPlacementKey: EnvironmentKey {
    static var defaultValue: TabViewBottomAccessoryPlacement? { nil }
}
private enum FontResolutionContextKey: EnvironmentKey {
    static var defaultValue: Font.Context { Font.Context() }
}

public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge, accessibilityMedium,
        accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
    public var isAccessibilityCategory: Bool {
        switch self {
        case .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge: false
        default: true
        }
    }
}
public enum SidebarRowSize: Hashable, Sendable { case small, medium, large }
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable { case inline, expanded }
public struct SearchSuggestionsPlacement: Equatable, Sendable {
    public static let automatic = SearchSuggestionsPlacement(), menu = SearchSuggestionsPlacement(),
        content = SearchSuggestionsPlacement()
}
public struct ToolbarLabelStyle: Equatable, Sendable {
    public static let automatic = ToolbarLabelStyle(), titleAndIcon = ToolbarLabelStyle(),
        titleOnly = ToolbarLabelStyle(),
        iconOnly = ToolbarLabelStyle()
}
public struct RenameAction: Sendable { public func callAsFunction() {} }
public struct ResetFocusAction: Sendable { public func callAsFunction(in namespace: Namespace.ID) {} }
extension Font { public struct Context: Hashable, Sendable {} }
