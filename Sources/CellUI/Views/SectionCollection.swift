/// One of the sections of a container's content.
public struct SectionConfiguration: Identifiable {
    /// Its place among the sections.
    public let id: Int
    /// The views of the header; empty if it has none.
    public fileprivate(set) var header = SubviewsCollection(nodes: [])
    /// The views between header and footer.
    public fileprivate(set) var content = SubviewsCollection(nodes: [])
    /// The views of the footer; empty if it has none.
    public fileprivate(set) var footer = SubviewsCollection(nodes: [])

    /// The values that `containerValue(_:_:)` set for all views of the section.
    public var containerValues: ContainerValues {
        (header.first ?? content.first ?? footer.first)?.containerValues ?? ContainerValues()
    }
}

/// The sections of a container's content, in source order. Views that are in none make sections of their own where they stand.
public struct SectionCollection: RandomAccessCollection {
    private var sections: [SectionConfiguration] = []

    init(nodes: [LayoutNode]) {
        var last: SectionPart.Identity?
        for node in nodes {
            let part = SectionPart.part(of: node)
            if sections.isEmpty || part?.section !== last { sections.append(SectionConfiguration(id: sections.count)) }
            last = part?.section
            let path: WritableKeyPath<SectionConfiguration, SubviewsCollection> =
                switch part?.role {
                case .header: \.header
                case .footer: \.footer
                case .content, nil: \.content
                }
            let place = sections.count - 1
            sections[place][keyPath: path] = SubviewsCollection(nodes: sections[place][keyPath: path].nodes + [node])
        }
    }

    /// The first position.
    public var startIndex: Int { 0 }
    /// The position after the last.
    public var endIndex: Int { sections.count }
    /// The section at a position.
    public subscript(position: Int) -> SectionConfiguration { sections[position] }
}

/// What is made of the sections of a container's content.
public struct SectionsView<Content: View, Result: View>: View {
    let content: Content
    let transform: (SectionCollection) -> Result
    /// The environment of the body that contains the closure, which reads it when it is called, after that body.
    private let environment = BodyEnvironment.current()

    init(_ content: Content, _ transform: @escaping (SectionCollection) -> Result) {
        (self.content, self.transform) = (content, transform)
    }

    /// This view draws what the closure makes.
    public typealias Body = Never
    /// Adds the nodes of what the closure makes.
    public func _lower(_ lowering: inout Lowering) {
        let sections = SectionCollection(nodes: lowering.nodes(of: content))
        lowering.add(environment.evaluate { transform(sections) })
    }
}

extension Group {
    /// Makes something of the sections of `view`.
    public init<Source: View, Result: View>(
        sections view: Source, @ViewBuilder transform: @escaping (SectionCollection) -> Result
    ) where Content == SectionsView<Source, Result> { self.init { SectionsView(view, transform) } }
}

/// The sections of `Source`, which are known when it is drawn.
public struct ForEachSectionCollection<Source: View>: RandomAccessCollection {
    /// The first position.
    public var startIndex: Int { 0 }
    /// Equal to `startIndex`: the collection is empty until it is drawn.
    public var endIndex: Int { 0 }
    /// Traps: an empty collection has no positions.
    public subscript(position: Int) -> SectionConfiguration {
        preconditionFailure("The sections are known when they are drawn")
    }
}

extension ForEach where ID == SectionConfiguration.ID, Content: View {
    /// A view for each of the sections of `view`.
    public init<Source: View>(sections view: Source, @ViewBuilder content: @escaping (SectionConfiguration) -> Content)
    where Data == ForEachSectionCollection<Source> {
        self.init(
            ForEachSectionCollection(), deferred: { Array(SectionCollection(nodes: $0.nodes(of: view))) },
            content: content)
    }
}
