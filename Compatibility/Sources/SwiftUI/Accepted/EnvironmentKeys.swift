import CellUI

// The keys of the values in Environment.swift, with what each reads as on a phone in a hand.

enum AccessibilityEnabledKey: EnvironmentKey { static var defaultValue: Bool { false } }
enum AccessibilityInvertColorsKey: EnvironmentKey { static var defaultValue: Bool { false } }
enum AccessibilityReduceTransparencyKey: EnvironmentKey { static var defaultValue: Bool { false } }
enum AccessibilityVoiceOverEnabledKey: EnvironmentKey { static var defaultValue: Bool { false } }
enum AccessibilitySwitchControlEnabledKey: EnvironmentKey { static var defaultValue: Bool { false } }
enum AccessibilityShowButtonShapesKey: EnvironmentKey { static var defaultValue: Bool { false } }
enum AccessibilityDimFlashingLightsKey: EnvironmentKey { static var defaultValue: Bool { false } }
enum AccessibilityPlayAnimatedImagesKey: EnvironmentKey { static var defaultValue: Bool { true } }
enum AccessibilityLargeContentViewerEnabledKey: EnvironmentKey { static var defaultValue: Bool { false } }
enum AccessibilityQuickActionsEnabledKey: EnvironmentKey { static var defaultValue: Bool { false } }
enum AccessibilityAssistiveAccessEnabledKey: EnvironmentKey { static var defaultValue: Bool { false } }
enum AllowsTighteningKey: EnvironmentKey { static var defaultValue: Bool { false } }
enum AutocorrectionDisabledKey: EnvironmentKey { static var defaultValue: Bool { false } }
enum BackgroundProminenceKey: EnvironmentKey { static var defaultValue: BackgroundProminence { .standard } }
enum BackgroundMaterialKey: EnvironmentKey { static var defaultValue: Material? { nil } }
enum BadgeProminenceKey: EnvironmentKey { static var defaultValue: BadgeProminence { .standard } }
enum ButtonRepeatBehaviorKey: EnvironmentKey { static var defaultValue: ButtonRepeatBehavior { .automatic } }
enum ButtonSizingKey: EnvironmentKey { static var defaultValue: ButtonSizing { .automatic } }
enum ColorSchemeContrastKey: EnvironmentKey { static var defaultValue: ColorSchemeContrast { .standard } }
enum ContentTransitionKey: EnvironmentKey { static var defaultValue: ContentTransition { .identity } }
enum ContentTransitionAddsDrawingGroupKey: EnvironmentKey { static var defaultValue: Bool { false } }
enum DefaultMinListRowHeightKey: EnvironmentKey { static var defaultValue: CGFloat { 44 } }
enum DefaultMinListHeaderHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
enum DefaultWheelPickerItemHeightKey: EnvironmentKey { static var defaultValue: CGFloat { 32 } }
enum DismissKey: EnvironmentKey { static var defaultValue: DismissAction { DismissAction() } }
enum DismissSearchKey: EnvironmentKey { static var defaultValue: DismissSearchAction { DismissSearchAction() } }
enum DismissWindowKey: EnvironmentKey { static var defaultValue: DismissWindowAction { DismissWindowAction() } }
enum OpenWindowKey: EnvironmentKey { static var defaultValue: OpenWindowAction { OpenWindowAction() } }
enum OpenSettingsKey: EnvironmentKey { static var defaultValue: OpenSettingsAction { OpenSettingsAction() } }
enum EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }
enum HeaderProminenceKey: EnvironmentKey { static var defaultValue: Prominence { .standard } }
enum HorizontalScrollIndicatorVisibilityKey: EnvironmentKey {
    static var defaultValue: ScrollIndicatorVisibility { .automatic }
}
enum VerticalScrollIndicatorVisibilityKey: EnvironmentKey {
    static var defaultValue: ScrollIndicatorVisibility { .automatic }
}
enum HorizontalSizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { .compact } }
enum VerticalSizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { .regular } }
enum IsFocusedKey: EnvironmentKey { static var defaultValue: Bool { false } }
enum IsFocusEffectEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
enum IsHoverEffectEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
enum IsPresentedKey: EnvironmentKey { static var defaultValue: Bool { false } }
enum IsSceneCapturedKey: EnvironmentKey { static var defaultValue: Bool { false } }
enum IsScrollEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
enum IsSearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }
enum IsActivityUpdateReducedKey: EnvironmentKey { static var defaultValue: Bool { false } }
enum KeyboardShortcutKey: EnvironmentKey { static var defaultValue: KeyboardShortcut? { nil } }
enum LabelsVisibilityKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }
enum MaterialActiveAppearanceKey: EnvironmentKey {
    static var defaultValue: MaterialActiveAppearance { .automatic }
}
enum MenuIndicatorVisibilityKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }
enum MenuOrderKey: EnvironmentKey { static var defaultValue: MenuOrder { .automatic } }
enum PresentationModeKey: EnvironmentKey {
    static var defaultValue: Binding<PresentationMode> { .constant(PresentationMode()) }
}
enum RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }
enum ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .background } }
enum ShowsWidgetContainerBackgroundKey: EnvironmentKey { static var defaultValue: Bool { true } }
enum ShowsWidgetLabelKey: EnvironmentKey { static var defaultValue: Bool { false } }
enum SupportsMultipleWindowsKey: EnvironmentKey { static var defaultValue: Bool { false } }
enum TextCaseKey: EnvironmentKey { static var defaultValue: Text.Case? { nil } }
enum UndoManagerKey: EnvironmentKey { static var defaultValue: UndoManager? { nil } }
enum WidgetContentMarginsKey: EnvironmentKey {
    static var defaultValue: EdgeInsets { EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16) }
}
enum AppearsActiveKey: EnvironmentKey { static var defaultValue: Bool { true } }
enum ImageDynamicRangeKey: EnvironmentKey { static var defaultValue: Image.DynamicRange? { nil } }
enum SpringLoadingBehaviorKey: EnvironmentKey { static var defaultValue: SpringLoadingBehavior { .automatic } }
enum ControlActiveStateKey: EnvironmentKey { static var defaultValue: ControlActiveState { .key } }
enum PhysicalMetricsKey: EnvironmentKey {
    static var defaultValue: PhysicalMetricsConverter { PhysicalMetricsConverter() }
}
enum LevelOfDetailKey: EnvironmentKey { static var defaultValue: LevelOfDetail { .default } }
enum WidgetTextureKey: EnvironmentKey { static var defaultValue: WidgetTexture { .glass } }
enum TabBarPlacementKey: EnvironmentKey { static var defaultValue: TabBarPlacement? { nil } }
