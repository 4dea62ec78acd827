@_spi(Drawing) import CellUI

// Controls that a widget can have: drawn as they look at rest.

/// A switch with a label.
public struct Toggle<Label: View>: View {
    @Environment(\.toggleStyle) private var style
    private let isOn: Binding<Bool>
    private let label: Label

    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) { (self.isOn, self.label) = (isOn, label()) }

    public var body: some View {
        style.body(ToggleStyleConfiguration(label: .init(content: AnyView(label)), isOn: isOn))
    }
}
extension Toggle {
    /// A switch of several values, which is on if all are.
    public init<C: RandomAccessCollection>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) {
        let all = sources.map { $0[keyPath: isOn] }
        self.init(
            isOn: Binding(
                get: { all.allSatisfy(\.wrappedValue) }, set: { value in all.forEach { $0.wrappedValue = value } }),
            label: label)
    }
}
extension Toggle where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, isOn: Binding<Bool>, fileID: StaticString = #fileID, line: UInt = #line
    ) { self.init(isOn: isOn) { Text(titleKey, fileID: fileID, line: line) } }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, isOn: Binding<Bool>, fileID: StaticString = #fileID, line: UInt = #line
    ) { self.init(isOn: isOn) { Text(title, fileID: fileID, line: line) } }
}
extension Toggle where Label == CellUI.Label<Text, Image> {
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>, fileID: StaticString = #fileID,
        line: UInt = #line
    ) { self.init(isOn: isOn) { CellUI.Label(titleKey, systemImage: systemImage, fileID: fileID, line: line) } }
}

public protocol ToggleStyle {
    associatedtype Body: View
    typealias Configuration = ToggleStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
public struct ToggleStyleConfiguration {
    public struct Label: View {
        let content: AnyView
        public var body: some View { content }
    }
    public let label: Label
    @Binding public var isOn: Bool
    public var isMixed: Bool { false }
    init(label: Label, isOn: Binding<Bool>) { (self.label, _isOn) = (label, isOn) }
}
public struct SwitchToggleStyle: ToggleStyle {
    private let tint: Color?
    public init() { tint = nil }
    public init(tint: Color) { self.tint = tint }
    public func makeBody(configuration: Configuration) -> some View {
        LabeledSwitch(label: configuration.label, isOn: configuration.isOn, tint: tint)
    }
}
/// The switch with its label, or alone if labels are hidden; a screen reader reads it in any case.
private struct LabeledSwitch: View {
    @Environment(\.areLabelsHidden) private var isLabelHidden
    @Environment(\.isTinted) private var isTinted
    let label: ToggleStyleConfiguration.Label
    let isOn: Bool
    let tint: Color?

    var body: some View {
        if isLabelHidden {
            shape.speaking(label)
        } else {
            HStack {
                label
                Spacer()
                shape
            }
        }
    }

    private var shape: some View {
        ZStack(alignment: isOn ? .trailing : .leading) {
            Capsule().fill(fill).frame(width: 51, height: 31)
            Circle().fill(.white).frame(width: 27, height: 27).padding(2)
        }
    }

    private var fill: AnyShapeStyle {
        if !isOn { return AnyShapeStyle(Color(.systemGray4)) }
        return tint.map(AnyShapeStyle.init) ?? (isTinted ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color.green))
    }
}
public struct ButtonToggleStyle: ToggleStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        configuration.label.padding(.horizontal, 10).padding(.vertical, 5)
            .background(
                configuration.isOn ? AnyShapeStyle(TintShapeStyle().opacity(0.3)) : AnyShapeStyle(Color.clear),
                in: Capsule())
    }
}
public typealias DefaultToggleStyle = SwitchToggleStyle
extension ToggleStyle where Self == SwitchToggleStyle {
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
    public static var automatic: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

struct ErasedToggleStyle {
    let body: (ToggleStyleConfiguration) -> AnyView
}
private struct ToggleStyleKey: EnvironmentKey {
    static var defaultValue: ErasedToggleStyle {
        ErasedToggleStyle { AnyView(SwitchToggleStyle().makeBody(configuration: $0)) }
    }
}
extension EnvironmentValues {
    var toggleStyle: ErasedToggleStyle {
        get { self[ToggleStyleKey.self] }
        set { self[ToggleStyleKey.self] = newValue }
    }
}
extension View {
    public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        environment(\.toggleStyle, ErasedToggleStyle { AnyView(style.makeBody(configuration: $0)) })
    }
    public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    )
        -> some View
    { padding(edges, length ?? 0) }
    public func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    )
        -> some View
    { padding(insets) }
    public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View {
        padding(length)
    }
    public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }
    public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View { self.padding(edges) }
    public func safeAreaBar<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }
    public func equatable() -> EquatableView<Self> where Self: Equatable { EquatableView(content: self) }
    public func badge(_ count: Int) -> some View { self }
    public func badge(_ label: Text?) -> some View { self }
    public func badge(_ key: LocalizedStringKey?) -> some View { self }
    @_disfavoredOverload
    public func badge<S: StringProtocol>(_ label: S?) -> some View { self }
}
