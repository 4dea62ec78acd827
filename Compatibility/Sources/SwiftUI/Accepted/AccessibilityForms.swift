import CellUI

// Further forms of what screen readers use, which is not read here.

public struct AccessibilityActionCategory: Hashable, Sendable {
    public static let `default` = AccessibilityActionCategory()
    public static let edit = AccessibilityActionCategory()
    init() {}
    public init(_ name: Text) {}
    public init(_ nameKey: LocalizedStringKey) {}
    @_disfavoredOverload
    public init<S: StringProtocol>(_ name: S) {}
}
/// The Accessibility framework's further content of an element.
public final class AXCustomContent: NSObject, @unchecked Sendable {
    public enum Importance: UInt, Sendable { case `default`, high }
}
extension AccessibilityTraits {
    public static let isTabBar = AccessibilityTraits(rawValue: 1 << 17)
}
extension ContentShapeKinds {
    public static let focusEffect = ContentShapeKinds(rawValue: 32)
}
extension View {
    public func accessibility(activationPoint: UnitPoint) -> some View { self }
    public func accessibility(activationPoint: CGPoint) -> some View { self }
    public func accessibility(selectionIdentifier: AnyHashable) -> some View { self }
    public func accessibilityActions<V: View>(category: AccessibilityActionCategory, @ViewBuilder _ content: () -> V)
        -> some View
    { self }
    public func accessibilityActivationPoint(_ point: CGPoint) -> some View { self }
    public func accessibilityActivationPoint(_ point: UnitPoint) -> some View { self }
    public func accessibilityActivationPoint(_ point: CGPoint, isEnabled: Bool) -> some View { self }
    public func accessibilityActivationPoint(_ point: UnitPoint, isEnabled: Bool) -> some View { self }
    public func accessibilityCustomContent(
        _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> some View { self }
    public func accessibilityCustomContent(
        _ label: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> some View { self }
    public func accessibilityCustomContent(
        _ label: LocalizedStringKey, _ value: LocalizedStringKey, importance: AXCustomContent.Importance = .default
    ) -> some View { self }
    @_disfavoredOverload
    public func accessibilityCustomContent<V: StringProtocol>(
        _ label: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> some View { self }
    public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default
    ) -> some View { self }
    public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ value: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> some View { self }
    public func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> some View { self }
    public func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View { self }
    public func accessibilityDragPoint(_ point: UnitPoint, description: Text, isEnabled: Bool) -> some View { self }
    public func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> some View { self }
    public func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View { self }
    public func accessibilityDropPoint(_ point: UnitPoint, description: Text, isEnabled: Bool) -> some View { self }
    public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View { self }
    public func accessibilityHint(_ hint: LocalizedStringKey, isEnabled: Bool) -> some View { self }
    @_disfavoredOverload
    public func accessibilityHint(_ hint: LocalizedStringResource, isEnabled: Bool) -> some View { self }
    @_disfavoredOverload
    public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) -> some View { self }
    public func accessibilityInputLabels(_ labels: [Text], isEnabled: Bool) -> some View { self }
    public func accessibilityInputLabels(_ labels: [LocalizedStringKey], isEnabled: Bool) -> some View { self }
    public func accessibilityScrollStatus(_ status: Text, isEnabled: Bool = true) -> some View { self }
    public func accessibilityScrollStatus(_ status: LocalizedStringKey, isEnabled: Bool = true) -> some View { self }
    @_disfavoredOverload
    public func accessibilityScrollStatus(_ status: LocalizedStringResource, isEnabled: Bool = true) -> some View {
        self
    }
    @_disfavoredOverload
    public func accessibilityScrollStatus<S: StringProtocol>(_ status: S, isEnabled: Bool = true) -> some View { self }
}

// Rotors.

public protocol AccessibilityRotorContent {}
extension AccessibilityRotorEntry: AccessibilityRotorContent {}
public struct AccessibilityRotorGroup: AccessibilityRotorContent {}
extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {}
extension ForEach where Content == AccessibilityRotorGroup {
    public init(_ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID { self.init(_data: data, content: content) }
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) { self.init(_data: data, content: content) }
}
@resultBuilder public enum AccessibilityRotorContentBuilder {
    public static func buildExpression<C: AccessibilityRotorContent>(_ content: C) -> AccessibilityRotorGroup {
        AccessibilityRotorGroup()
    }
    public static func buildBlock(_ content: AccessibilityRotorGroup...) -> AccessibilityRotorGroup {
        AccessibilityRotorGroup()
    }
    public static func buildOptional(_ content: AccessibilityRotorGroup?) -> AccessibilityRotorGroup {
        AccessibilityRotorGroup()
    }
    public static func buildEither(first: AccessibilityRotorGroup) -> AccessibilityRotorGroup { first }
    public static func buildEither(second: AccessibilityRotorGroup) -> AccessibilityRotorGroup { second }
}
public struct AccessibilitySystemRotor: Sendable {
    public static func links(visited: Bool) -> AccessibilitySystemRotor { .links }
    public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor { .headings }
    public static var links: AccessibilitySystemRotor { AccessibilitySystemRotor() }
    public static var headings: AccessibilitySystemRotor { AccessibilitySystemRotor() }
    public static var boldText: AccessibilitySystemRotor { AccessibilitySystemRotor() }
    public static var italicText: AccessibilitySystemRotor { AccessibilitySystemRotor() }
    public static var underlineText: AccessibilitySystemRotor { AccessibilitySystemRotor() }
    public static var misspelledWords: AccessibilitySystemRotor { AccessibilitySystemRotor() }
    public static var images: AccessibilitySystemRotor { AccessibilitySystemRotor() }
    public static var textFields: AccessibilitySystemRotor { AccessibilitySystemRotor() }
    public static var tables: AccessibilitySystemRotor { AccessibilitySystemRotor() }
    public static var lists: AccessibilitySystemRotor { AccessibilitySystemRotor() }
    public static var landmarks: AccessibilitySystemRotor { AccessibilitySystemRotor() }
}
extension View {
    public func accessibilityRotor(
        _ systemRotor: AccessibilitySystemRotor,
        @AccessibilityRotorContentBuilder entries: @escaping () -> AccessibilityRotorGroup
    ) -> some View { self }
    public func accessibilityRotor(
        _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> AccessibilityRotorGroup
    ) -> some View { self }
    public func accessibilityRotor(
        _ labelKey: LocalizedStringKey,
        @AccessibilityRotorContentBuilder entries: @escaping () -> AccessibilityRotorGroup
    ) -> some View { self }
    @_disfavoredOverload
    public func accessibilityRotor<S: StringProtocol>(
        _ label: S, @AccessibilityRotorContentBuilder entries: @escaping () -> AccessibilityRotorGroup
    ) -> some View { self }
    public func accessibilityRotor<E: Identifiable>(
        _ labelKey: LocalizedStringKey, entries: [E], entryLabel: KeyPath<E, String>
    ) -> some View { self }
    public func accessibilityRotor<E, ID: Hashable>(
        _ labelKey: LocalizedStringKey, entries: [E], entryID: KeyPath<E, ID>, entryLabel: KeyPath<E, String>
    ) -> some View { self }
    public func accessibilityRotor(_ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]) -> some View {
        self
    }
}
