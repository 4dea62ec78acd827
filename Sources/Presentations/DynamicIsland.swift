/// The content of a Live Activity in the Dynamic Island. The content of each presentation is made when it is first drawn.
public struct DynamicIsland {
    private let parts: Parts
    /// The colour of the line around the island; `nil` for the system's.
    public private(set) var keylineTint: Color?
    /// The URL that a tap opens; `nil` if it opens the app.
    public private(set) var widgetURL: URL?
    /// How it swells by itself; `nil` for a still one.
    private(set) var swell: IslandSwell?
    private var margins: [DynamicIslandMode: ContentMargins] = [:]
    /// Where and in place of what it is drawn. Default: nowhere, and nothing.
    var drawing = PartDrawing()

    /// The content of each presentation, made once. A class, so that all copies of an island share it.
    private final class Parts {
        private let makeExpanded: () -> [ExpandedRegion]
        private let makeLeading, makeTrailing, makeMinimal: () -> AnyView
        private(set) lazy var expanded = makeExpanded()
        private(set) lazy var leading = makeLeading()
        private(set) lazy var trailing = makeTrailing()
        private(set) lazy var minimal = makeMinimal()

        init(
            expanded: @escaping () -> [ExpandedRegion], leading: @escaping () -> AnyView,
            trailing: @escaping () -> AnyView, minimal: @escaping () -> AnyView
        ) {
            (makeExpanded, makeLeading, makeTrailing, makeMinimal) = (expanded, leading, trailing, minimal)
        }
    }

    /// Creates an island from the content of its presentations. Several views without a stack are set one below the other.
    public init<Expanded: View, CompactLeading: View, CompactTrailing: View, Minimal: View>(
        @DynamicIslandExpandedContentBuilder expanded: @escaping () -> DynamicIslandExpandedContent<Expanded>,
        @ViewBuilder compactLeading: @escaping () -> CompactLeading,
        @ViewBuilder compactTrailing: @escaping () -> CompactTrailing,
        @ViewBuilder minimal: @escaping () -> Minimal
    ) {
        parts = Parts {
            expanded().regions
        } leading: {
            AnyView(OneBelowTheOther(compactLeading()))
        } trailing: {
            AnyView(OneBelowTheOther(compactTrailing()))
        } minimal: {
            AnyView(OneBelowTheOther(minimal()))
        }
    }

    /// The regions of the expanded presentation.
    public var expanded: [ExpandedRegion] {
        drawing.content(.expanded, parts.expanded) {
            [ExpandedRegion(position: .bottom, priority: 0, content: AnyView(FailedContent(sentence: $0)))]
        }
    }
    /// Compact content on the leading side of the camera.
    public var compactLeading: AnyView { drawing.content(.compact, parts.leading) { _ in AnyView(FailedSign()) } }
    /// Compact content on the trailing side of the camera.
    public var compactTrailing: AnyView { drawing.content(.compact, parts.trailing) { _ in AnyView(FailedSign()) } }
    /// The minimal presentation.
    public var minimal: AnyView { drawing.content(.minimal, parts.minimal) { _ in AnyView(FailedSign()) } }

    /// Sets the colour of the line around the island. A hint, which the system may weaken.
    public func keylineTint(_ color: Color?) -> DynamicIsland { changing { $0.keylineTint = color } }
    /// Sets the URL that a tap opens.
    public func widgetURL(_ url: URL?) -> DynamicIsland { changing { $0.widgetURL = url } }
    /// Makes the island swell and fall by itself, where colours are mixed and motion is wanted.
    package func swelling(_ swell: IslandSwell?) -> DynamicIsland { changing { $0.swell = swell } }
    /// Sets the margins of one mode at some edges, in points. They replace the system's margins; other edges keep them. The
    /// last call for an edge wins. Negative lengths count as 0.
    public func contentMargins(
        _ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode
    ) -> DynamicIsland { changing { $0.margins[mode, default: ContentMargins()].set(edges, to: length) } }

    private func changing(_ change: (inout DynamicIsland) -> Void) -> DynamicIsland {
        var island = self
        change(&island)
        return island
    }

    /// The margins that the app set for `mode`.
    func contentMargins(for mode: DynamicIslandMode) -> ContentMargins { margins[mode] ?? ContentMargins() }
}

/// A mode of the Dynamic Island with its own margins.
public struct DynamicIslandMode: Hashable, Sendable {
    private let name: String
    /// Compact, leading side of the camera.
    public static let compactLeading = DynamicIslandMode(name: "compactLeading")
    /// Compact, trailing side of the camera.
    public static let compactTrailing = DynamicIslandMode(name: "compactTrailing")
    /// The minimal presentation.
    public static let minimal = DynamicIslandMode(name: "minimal")
    /// The expanded presentation.
    public static let expanded = DynamicIslandMode(name: "expanded")
}

/// The position of a region in the expanded island.
public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
    private let name: String
    /// Beside the camera on the leading side, continuing below it.
    public static let leading = DynamicIslandExpandedRegionPosition(name: "leading")
    /// Beside the camera on the trailing side, continuing below it.
    public static let trailing = DynamicIslandExpandedRegionPosition(name: "trailing")
    /// Below the camera, between leading and trailing.
    public static let center = DynamicIslandExpandedRegionPosition(name: "center")
    /// Below all other regions.
    public static let bottom = DynamicIslandExpandedRegionPosition(name: "bottom")

    /// The edges at which the region ends where the island's content does.
    var islandEdges: Edge.Set {
        switch self {
        case .leading: [.top, .leading]
        case .trailing: [.top, .trailing]
        case .bottom: [.leading, .bottom, .trailing]
        default: []
        }
    }
}

/// Whether content that is too wide to fit beside the camera moves below it.
public struct DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable {
    let isBelowIfTooWide: Bool
    /// Content stays beside the camera.
    public static let `default` = DynamicIslandExpandedRegionVerticalPlacement(isBelowIfTooWide: false)
    /// Content that is too wide moves below the camera.
    public static let belowIfTooWide = DynamicIslandExpandedRegionVerticalPlacement(isBelowIfTooWide: true)
}

/// Regions of the expanded island.
public struct DynamicIslandExpandedContent<Content: View> {
    /// The regions, in source order.
    public let regions: [ExpandedRegion]
}

/// A region with a type-erased view.
public struct ExpandedRegion {
    /// The position of the region.
    public let position: DynamicIslandExpandedRegionPosition
    /// The priority for width: the highest positive one gets the island's whole width if it needs it.
    public let priority: Double
    /// The content of the region.
    public let content: AnyView
    /// The margins that the app set for it.
    private(set) var margins = ContentMargins()

    /// The region with a margin at those of the edges that have none.
    func margin(_ edges: Edge.Set, _ length: Double) -> ExpandedRegion {
        var region = self
        region.margins.add(edges, length)
        return region
    }

    /// The content within the margins: at an edge of the island they replace the system's, elsewhere they are added.
    var contentWithMargins: AnyView {
        guard margins != ContentMargins() else { return content }
        let standard = ContentMargins.expanded
        let outer = position.islandEdges
        func inset(_ length: Double?, _ edge: Edge.Set, _ standard: CGFloat) -> CGFloat {
            length.map { outer.contains(edge) ? CGFloat($0) - standard : CGFloat($0) } ?? 0
        }
        return AnyView(
            content.padding(
                EdgeInsets(
                    top: inset(margins.top, .top, standard.top),
                    leading: inset(margins.leading, .leading, standard.side),
                    bottom: inset(margins.bottom, .bottom, standard.bottom),
                    trailing: inset(margins.trailing, .trailing, standard.side))))
    }
}

/// A region of the expanded island.
public struct DynamicIslandExpandedRegion<Content: View> {
    let region: ExpandedRegion

    /// Creates a region at `position`. A leading or trailing region that is too wide to fit beside the camera gets the island's
    /// whole width if its priority is positive and the highest. Several views without a stack are set one below the other.
    ///
    /// - Parameter priority: The priority for width. Default: 0.
    public init(
        _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0, @ViewBuilder content: () -> Content
    ) { region = ExpandedRegion(position: position, priority: priority, content: AnyView(OneBelowTheOther(content()))) }

    private init(_ region: ExpandedRegion) { self.region = region }

    /// Sets the margins of the region at some edges, in points. At an edge of the island they replace the system's margins. Of
    /// several calls the innermost one for an edge wins. Negative lengths count as 0.
    public func contentMargins(_ edges: Edge.Set = .all, _ length: Double) -> DynamicIslandExpandedRegion<Content> {
        DynamicIslandExpandedRegion(region.margin(edges, length))
    }
}

/// Collects the statements of the expanded closure as regions.
@resultBuilder
public enum DynamicIslandExpandedContentBuilder {
    /// One region.
    public static func buildExpression<Content: View>(
        _ region: DynamicIslandExpandedRegion<Content>
    ) -> DynamicIslandExpandedContent<Content> { DynamicIslandExpandedContent(regions: [region.region]) }
    /// Regions that a function returns.
    public static func buildExpression<Content: View>(
        _ content: DynamicIslandExpandedContent<Content>
    ) -> DynamicIslandExpandedContent<Content> { content }
    /// Combines several regions.
    public static func buildBlock<each Content: View>(
        _ content: repeat DynamicIslandExpandedContent<each Content>
    ) -> DynamicIslandExpandedContent<TupleView<repeat each Content>> {
        var regions: [ExpandedRegion] = []
        repeat regions.append(contentsOf: (each content).regions)
        return DynamicIslandExpandedContent(regions: regions)
    }
    /// The regions of an `if` without `else`; none if the condition is false.
    public static func buildOptional<Content: View>(
        _ content: DynamicIslandExpandedContent<Content>?
    ) -> DynamicIslandExpandedContent<Content?> { DynamicIslandExpandedContent(regions: content?.regions ?? []) }
    /// The regions of the `if` branch.
    public static func buildEither<First: View, Second: View>(
        first: DynamicIslandExpandedContent<First>
    ) -> DynamicIslandExpandedContent<_ConditionalContent<First, Second>> {
        DynamicIslandExpandedContent(regions: first.regions)
    }
    /// The regions of the `else` branch.
    public static func buildEither<First: View, Second: View>(
        second: DynamicIslandExpandedContent<Second>
    ) -> DynamicIslandExpandedContent<_ConditionalContent<First, Second>> {
        DynamicIslandExpandedContent(regions: second.regions)
    }
    /// The regions of an `if #available` block.
    public static func buildLimitedAvailability<Content: View>(
        _ content: DynamicIslandExpandedContent<Content>
    ) -> DynamicIslandExpandedContent<AnyView> { DynamicIslandExpandedContent(regions: content.regions) }
}
