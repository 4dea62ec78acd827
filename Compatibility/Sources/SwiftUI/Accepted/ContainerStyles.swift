import CellUI

// Styles of containers that a source may write itself. The containers are drawn in their own way whatever the style.

public protocol FormStyle {
    associatedtype Body: View
    typealias Configuration = FormStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
public struct FormStyleConfiguration {
    public struct Content: View { public var body: some View { EmptyView() } }
    public let content = Content()
}
public struct AutomaticFormStyle: FormStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
public struct GroupedFormStyle: FormStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
public struct ColumnsFormStyle: FormStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
extension FormStyle where Self == AutomaticFormStyle { public static var automatic: Self { AutomaticFormStyle() } }
extension FormStyle where Self == GroupedFormStyle { public static var grouped: Self { GroupedFormStyle() } }
extension FormStyle where Self == ColumnsFormStyle { public static var columns: Self { ColumnsFormStyle() } }

public protocol ControlGroupStyle {
    associatedtype Body: View
    typealias Configuration = ControlGroupStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
public struct ControlGroupStyleConfiguration {
    public struct Label: View { public var body: some View { EmptyView() } }
    public struct Content: View { public var body: some View { EmptyView() } }
    public let label = Label()
    public let content = Content()
}
public struct AutomaticControlGroupStyle: ControlGroupStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
public struct NavigationControlGroupStyle: ControlGroupStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
public struct MenuControlGroupStyle: ControlGroupStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
public struct PaletteControlGroupStyle: ControlGroupStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    public static var automatic: Self { AutomaticControlGroupStyle() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    public static var navigation: Self { NavigationControlGroupStyle() }
}
extension ControlGroupStyle where Self == MenuControlGroupStyle {
    public static var menu: Self { MenuControlGroupStyle() }
}
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    public static var compactMenu: Self { CompactMenuControlGroupStyle() }
}
extension ControlGroupStyle where Self == PaletteControlGroupStyle {
    public static var palette: Self { PaletteControlGroupStyle() }
}
extension View {
    public func formStyle<S: FormStyle>(_ style: S) -> some View { self }
    public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View { self }
}
