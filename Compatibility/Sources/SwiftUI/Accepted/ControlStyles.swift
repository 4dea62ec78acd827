import CellUI

// Styles of containers that an app's views have. The containers are drawn in their own way whatever the style.

public protocol LabeledContentStyle {
    associatedtype Body: View
    typealias Configuration = LabeledContentStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
public struct LabeledContentStyleConfiguration {
    public struct Label: View { public var body: some View { EmptyView() } }
    public struct Content: View { public var body: some View { EmptyView() } }
    public let label = Label()
    public let content = Content()
}
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}
public protocol GroupBoxStyle {
    associatedtype Body: View
    typealias Configuration = GroupBoxStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
public struct GroupBoxStyleConfiguration {
    public struct Label: View { public var body: some View { EmptyView() } }
    public struct Content: View { public var body: some View { EmptyView() } }
    public let label = Label()
    public let content = Content()
}
public struct DefaultGroupBoxStyle: GroupBoxStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}
public protocol DisclosureGroupStyle {
    associatedtype Body: View
    typealias Configuration = DisclosureGroupStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
public struct DisclosureGroupStyleConfiguration {
    public struct Label: View { public var body: some View { EmptyView() } }
    public struct Content: View { public var body: some View { EmptyView() } }
    public let label = Label()
    public let content = Content()
    @Binding public var isExpanded: Bool
}
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}
public protocol MenuStyle {
    associatedtype Body: View
    typealias Configuration = MenuStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
public struct MenuStyleConfiguration {
    public struct Label: View { public var body: some View { EmptyView() } }
    public struct Content: View { public var body: some View { EmptyView() } }
}
public struct DefaultMenuStyle: MenuStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
extension MenuStyle where Self == DefaultMenuStyle {
    public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
    public static var button: DefaultMenuStyle { DefaultMenuStyle() }
    public static var borderlessButton: DefaultMenuStyle { DefaultMenuStyle() }
}
extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    public init(_ configuration: MenuStyleConfiguration) {
        self.init(content: { MenuStyleConfiguration.Content() }, label: { MenuStyleConfiguration.Label() })
    }
}
extension View {
    public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View { self }
    public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View { self }
    public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View { self }
    public func menuStyle<S: MenuStyle>(_ style: S) -> some View { self }
    public func menuIndicator(_ visibility: Visibility) -> some View { self }
    public func menuOrder(_ order: MenuOrder) -> some View { self }
    public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }
    public func gridCellAnchor(_ anchor: UnitPoint) -> some View { self }
}
public struct MenuActionDismissBehavior: Equatable, Sendable {
    public static let automatic = MenuActionDismissBehavior(), enabled = MenuActionDismissBehavior(),
        disabled = MenuActionDismissBehavior()
}
