import CellUI

// What screen readers use beyond labels, values and traits, which are read.

public struct AccessibilityTextContentType: Hashable, Sendable {
    public static let plain = AccessibilityTextContentType()
    public static let console = AccessibilityTextContentType()
    public static let fileSystem = AccessibilityTextContentType()
    public static let messaging = AccessibilityTextContentType()
    public static let narrative = AccessibilityTextContentType()
    public static let sourceCode = AccessibilityTextContentType()
    public static let spreadsheet = AccessibilityTextContentType()
    public static let wordProcessing = AccessibilityTextContentType()
}
public enum AccessibilityHeadingLevel: UInt, Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }
public struct AccessibilityActionKind: Hashable, Sendable {
    private let name: String
    public static let `default` = AccessibilityActionKind(name: "default")
    public static let escape = AccessibilityActionKind(name: "escape")
    public static let magicTap = AccessibilityActionKind(name: "magicTap")
    public static let delete = AccessibilityActionKind(name: "delete")
    public static let showMenu = AccessibilityActionKind(name: "showMenu")
    private init(name: String) { self.name = name }
    public init(named name: Text) { self.name = "custom" }
}
public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }
public struct AccessibilityCustomContentKey {
    public init(_ labelKey: LocalizedStringKey) {}
    public init(_ label: Text, id: String) {}
}
public struct AccessibilityLabeledPairRole: Sendable {
    public static let label = AccessibilityLabeledPairRole()
    public static let content = AccessibilityLabeledPairRole()
}
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
    public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}
public struct AccessibilityTechnologies: SetAlgebra, Hashable, Sendable {
    private var names: Set<String> = []
    public static var voiceOver: AccessibilityTechnologies { AccessibilityTechnologies(names: ["voiceOver"]) }
    public static var switchControl: AccessibilityTechnologies { AccessibilityTechnologies(names: ["switchControl"]) }
    public init() {}
    private init(names: Set<String>) { self.names = names }
    public func contains(_ member: AccessibilityTechnologies) -> Bool { names.isSuperset(of: member.names) }
    public func union(_ other: Self) -> Self { Self(names: names.union(other.names)) }
    public func intersection(_ other: Self) -> Self { Self(names: names.intersection(other.names)) }
    public func symmetricDifference(_ other: Self) -> Self { Self(names: names.symmetricDifference(other.names)) }
    public mutating func insert(_ new: Self) -> (inserted: Bool, memberAfterInsert: Self) {
        defer { formUnion(new) }
        return (!contains(new), new)
    }
    public mutating func remove(_ member: Self) -> Self? {
        guard contains(member) else { return nil }
        names.subtract(member.names)
        return member
    }
    public mutating func update(with new: Self) -> Self? { insert(new).inserted ? nil : new }
    public mutating func formUnion(_ other: Self) { names.formUnion(other.names) }
    public mutating func formIntersection(_ other: Self) { names.formIntersection(other.names) }
    public mutating func formSymmetricDifference(_ other: Self) { names.formSymmetricDifference(other.names) }
}
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable> {
    public typealias Binding = CellUI.Binding<Value>
    private let state: State<Value>
    public init() where Value == Bool { state = State(wrappedValue: false) }
    public init<T: Hashable>() where Value == T? { state = State(wrappedValue: nil) }
    public init(for technologies: AccessibilityTechnologies) where Value == Bool { self.init() }
    public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? { self.init() }
    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }
    public var projectedValue: Binding { state.projectedValue }
}

extension View {
    @_disfavoredOverload
    public func accessibilityLabel(_ label: LocalizedStringResource) -> some View {
        accessibilityLabel(String(localized: label))
    }
    @_disfavoredOverload
    public func accessibilityValue(_ value: LocalizedStringResource) -> some View {
        accessibilityValue(String(localized: value))
    }
    @_disfavoredOverload
    public func accessibilityHint(_ hint: LocalizedStringResource) -> some View { self }
    public func accessibilityLabel<V: View>(@ViewBuilder content: (PlaceholderContentView<Self>) -> V) -> some View {
        self
    }
    public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
    public func accessibility(value: Text) -> some View { accessibilityValue(value) }
    public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
    public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
    public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
    public func accessibility(sortPriority: Double) -> some View { self }
    public func accessibility(addTraits traits: AccessibilityTraits) -> some View { accessibilityAddTraits(traits) }
    public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
        accessibilityRemoveTraits(traits)
    }
    public func accessibility(inputLabels: [Text]) -> some View { self }
    public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
        accessibilityHidden(hidden && isEnabled)
    }
    public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View { self }
    public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View { self }
    public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View { self }
    public func accessibilityAction(named name: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View {
        self
    }
    @_disfavoredOverload
    public func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void) -> some View {
        self
    }
    public func accessibilityAction<V: View>(action: @escaping () -> Void, @ViewBuilder label: () -> V) -> some View {
        self
    }
    public func accessibilityActions<V: View>(@ViewBuilder _ content: () -> V) -> some View { self }
    public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View { self }
    public func accessibilityInputLabels(_ labels: [Text]) -> some View { self }
    public func accessibilityInputLabels(_ labels: [LocalizedStringKey]) -> some View { self }
    @_disfavoredOverload
    public func accessibilityInputLabels<S: StringProtocol>(_ labels: [S]) -> some View { self }
    public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View { self }
    public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View { self }
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { self }
    public func accessibilityTextContentType(_ type: AccessibilityTextContentType) -> some View { self }
    public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
    public func accessibilityShowsLargeContentViewer() -> some View { self }
    public func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ view: () -> V) -> some View { self }
    public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View { self }
    public func accessibilityLabeledPair<ID: Hashable>(
        role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
    ) -> some View { self }
    public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
    public func accessibilityDirectTouch(
        _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
    ) -> some View { self }
    public func accessibilityFocused(_ condition: Binding<Bool>) -> some View { self }
    public func accessibilityFocused<V: Hashable>(_ binding: Binding<V>, equals value: V) -> some View { self }
    public func accessibilityDefaultFocus<V: Hashable>(_ binding: Binding<V>, _ value: V) -> some View { self }
    public func accessibilityQuickAction() -> some View { self }
    public func accessibilityShouldGroupChildren(_ group: Bool) -> some View { self }
}
