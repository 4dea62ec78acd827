/// Views with a header and a footer, which a container may tell from other sections by `Group(sections:)` and
/// `ForEach(sections:)`. Elsewhere its views stand one after the other.
public struct Section<Parent: View, Content: View, Footer: View>: View {
    private let header: Parent
    private let content: Content
    private let footer: Footer

    /// A section with a header and a footer.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) { (self.header, self.content, self.footer) = (header(), content(), footer()) }

    /// The header, the views of the content and the footer.
    public var body: some View {
        let identity = SectionPart.Identity()
        header.layoutValue(key: SectionPart.Key.self, value: SectionPart(identity, .header))
        content.layoutValue(key: SectionPart.Key.self, value: SectionPart(identity, .content))
        footer.layoutValue(key: SectionPart.Key.self, value: SectionPart(identity, .footer))
    }
}

extension Section where Footer == EmptyView {
    /// A section with a header.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        (self.header, self.content, footer) = (header(), content(), EmptyView())
    }
    /// A section with a header. SwiftUI's older spelling.
    public init(header: Parent, @ViewBuilder content: () -> Content) {
        (self.header, self.content, footer) = (header, content(), EmptyView())
    }
}
extension Section where Parent == EmptyView, Footer == EmptyView {
    /// A section of views alone.
    public init(@ViewBuilder content: () -> Content) {
        (header, self.content, footer) = (EmptyView(), content(), EmptyView())
    }
}
extension Section where Parent == EmptyView {
    /// A section with a footer.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        (header, self.content, self.footer) = (EmptyView(), content(), footer())
    }
}
extension Section where Parent == Text, Footer == EmptyView {
    /// A section with a title as its header.
    public init(
        _ titleKey: LocalizedStringKey, fileID: StaticString = #fileID, line: UInt = #line,
        @ViewBuilder content: () -> Content
    ) {
        (header, self.content, footer) = (Text(titleKey, fileID: fileID, line: line), content(), EmptyView())
    }
    /// A section with a title as its header.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, fileID: StaticString = #fileID, line: UInt = #line, @ViewBuilder content: () -> Content
    ) {
        (header, self.content, footer) = (Text(title, fileID: fileID, line: line), content(), EmptyView())
    }
}

/// Which part of which section a view is, for the container around the section.
struct SectionPart {
    enum Role { case header, content, footer }
    /// The section. A class, because sections with equal views are different ones.
    final class Identity: Sendable {}
    enum Key: LayoutValueKey {
        static var defaultValue: SectionPart? { nil }
    }

    let section: Identity
    let role: Role

    init(_ section: Identity, _ role: Role) { (self.section, self.role) = (section, role) }

    /// The part that a node is; `nil` outside of sections.
    static func part(of node: LayoutNode) -> SectionPart? {
        node.layoutValue(ObjectIdentifier(Key.self)) as? SectionPart
    }
}
