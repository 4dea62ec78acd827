/// A title with an icon.
public struct Label<Title: View, Icon: View>: View {
    private let title: Title
    private let icon: Icon

    /// A title with an icon.
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        (self.title, self.icon) = (title(), icon())
    }

    /// Adds the label in the current style.
    public func _lower(_ lowering: inout Lowering) {
        let configuration = LabelStyleConfiguration(
            title: .init(content: AnyView(title)), icon: .init(content: AnyView(icon)))
        lowering.nodes.append(
            lowering.node(styledBy: LabelStyleKey.self, configuration) {
                TitleAndIconLabelStyle().makeBody(configuration: $0)
            })
    }
}

extension Label where Title == Text, Icon == Image {
    /// A label with an image of an asset catalogue.
    public init(
        _ titleKey: LocalizedStringKey, image name: String, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(
            title: { Text(titleKey, fileID: fileID, line: line) }, icon: { Image(name, fileID: fileID, line: line) })
    }
    /// A label with an SF Symbol.
    public init(
        _ titleKey: LocalizedStringKey, systemImage name: String, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(
            title: { Text(titleKey, fileID: fileID, line: line) },
            icon: { Image(systemName: name, fileID: fileID, line: line) })
    }
    /// A label with an image of an asset catalogue.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image name: String, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(title: { Text(title, fileID: fileID, line: line) }, icon: { Image(name, fileID: fileID, line: line) })
    }
    /// A label with an SF Symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage name: String, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(
            title: { Text(title, fileID: fileID, line: line) },
            icon: { Image(systemName: name, fileID: fileID, line: line) })
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// The label of a style's configuration, drawn in the outer style.
    public init(_ configuration: LabelStyleConfiguration) {
        (title, icon) = (configuration.title, configuration.icon)
    }
}
