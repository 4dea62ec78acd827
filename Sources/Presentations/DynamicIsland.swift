/// What a Live Activity shows in the Dynamic Island.
public struct DynamicIsland {
    /// The regions of the expanded presentation.
    public let expanded: [ExpandedRegion]
    /// Left of the camera, where reading begins.
    public let compactLeading: AnyView
    /// Right of the camera.
    public let compactTrailing: AnyView
    /// The round presentation.
    public let minimal: AnyView
    /// The colour of the line around the island; `nil` for the system's.
    public private(set) var keylineTint: Color?
    /// What a tap opens.
    public private(set) var widgetURL: URL?
    private var margins: [DynamicIslandMode: ContentMargins] = [:]

    /// Describes the island.
    public init<Expanded: DynamicIslandExpandedContent, CompactLeading: View, CompactTrailing: View, Minimal: View>(
        @DynamicIslandExpandedContentBuilder expanded: @escaping () -> Expanded,
        @ViewBuilder compactLeading: @escaping () -> CompactLeading,
        @ViewBuilder compactTrailing: @escaping () -> CompactTrailing,
        @ViewBuilder minimal: @escaping () -> Minimal
    ) {
        self.expanded = expanded()._regions
        self.compactLeading = AnyView(compactLeading())
        self.compactTrailing = AnyView(compactTrailing())
        self.minimal = AnyView(minimal())
    }

    /// Sets the colour of the line around the island; it is a hint, which the system may weaken.
    public func keylineTint(_ color: Color?) -> DynamicIsland { changing { $0.keylineTint = color } }
    /// Sets what a tap opens.
    public func widgetURL(_ url: URL?) -> DynamicIsland { changing { $0.widgetURL = url } }
    /// Sets margins in points at some edges of one mode. They take the place of the system's; at the other edges those stay,
    /// and of two calls for one edge the last counts. Negative lengths count as none.
    public func contentMargins(
        _ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode
    ) -> DynamicIsland { changing { $0.margins[mode, default: ContentMargins()].set(edges, to: length) } }

    private func changing(_ change: (inout DynamicIsland) -> Void) -> DynamicIsland {
        var island = self
        change(&island)
        return island
    }

    /// The margins that the app asked for in `mode`.
    func contentMargins(for mode: DynamicIslandMode) -> ContentMargins { margins[mode] ?? ContentMargins() }
}

/// A mode of the Dynamic Island that has margins of its own.
public struct DynamicIslandMode: Hashable, Sendable {
    private let name: String
    /// Left of the camera.
    public static let compactLeading = DynamicIslandMode(name: "compactLeading")
    /// Right of the camera.
    public static let compactTrailing = DynamicIslandMode(name: "compactTrailing")
    /// The round presentation.
    public static let minimal = DynamicIslandMode(name: "minimal")
    /// The open island.
    public static let expanded = DynamicIslandMode(name: "expanded")
}

/// Where a region of the expanded island stands.
public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
    private let name: String
    /// Beside the camera, where reading begins, and on below it.
    public static let leading = DynamicIslandExpandedRegionPosition(name: "leading")
    /// Beside the camera, where reading ends, and on below it.
    public static let trailing = DynamicIslandExpandedRegionPosition(name: "trailing")
    /// Below the camera, between leading and trailing.
    public static let center = DynamicIslandExpandedRegionPosition(name: "center")
    /// Below all others.
    public static let bottom = DynamicIslandExpandedRegionPosition(name: "bottom")
}

/// Whether content that is too wide to stand beside the camera moves below it.
public struct DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable {
    let isBelowIfTooWide: Bool
    /// It stays beside the camera.
    public static let `default` = DynamicIslandExpandedRegionVerticalPlacement(isBelowIfTooWide: false)
    /// It moves below the camera.
    public static let belowIfTooWide = DynamicIslandExpandedRegionVerticalPlacement(isBelowIfTooWide: true)
}

/// The content of the expanded island.
public protocol DynamicIslandExpandedContent {
    /// The regions, in the order in which they were written.
    var _regions: [ExpandedRegion] { get }
}

/// A region whose content's type is hidden.
public struct ExpandedRegion: DynamicIslandExpandedContent {
    /// Where it stands.
    public let position: DynamicIslandExpandedRegionPosition
    /// Who gets the width first.
    public let priority: Double
    /// What it shows.
    public let content: AnyView
    /// Itself.
    public var _regions: [ExpandedRegion] { [self] }
}

/// A region of the expanded island.
public struct DynamicIslandExpandedRegion<Content: View>: DynamicIslandExpandedContent {
    private let region: ExpandedRegion

    /// Content at `position`; the region with the highest priority gets the island's whole width.
    public init(
        _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0, @ViewBuilder content: () -> Content
    ) { region = ExpandedRegion(position: position, priority: priority, content: AnyView(content())) }

    /// This region.
    public var _regions: [ExpandedRegion] { [region] }
}

/// Several regions.
public struct DynamicIslandExpandedRegions: DynamicIslandExpandedContent {
    /// The regions, in the order in which they were written.
    public let _regions: [ExpandedRegion]
}

/// Turns the statements of the expanded closure into regions.
@resultBuilder
public enum DynamicIslandExpandedContentBuilder {
    /// Several regions.
    public static func buildBlock<each Content: DynamicIslandExpandedContent>(
        _ content: repeat each Content
    ) -> DynamicIslandExpandedRegions {
        var regions: [ExpandedRegion] = []
        repeat regions.append(contentsOf: (each content)._regions)
        return DynamicIslandExpandedRegions(_regions: regions)
    }
    /// Regions under a condition.
    public static func buildOptional(_ content: DynamicIslandExpandedRegions?) -> DynamicIslandExpandedRegions {
        content ?? DynamicIslandExpandedRegions(_regions: [])
    }
    /// The regions of the `if` branch.
    public static func buildEither(first: DynamicIslandExpandedRegions) -> DynamicIslandExpandedRegions { first }
    /// The regions of the `else` branch.
    public static func buildEither(second: DynamicIslandExpandedRegions) -> DynamicIslandExpandedRegions { second }
    /// Regions that need a newer system.
    public static func buildLimitedAvailability(
        _ content: DynamicIslandExpandedRegions
    ) -> DynamicIslandExpandedRegions { content }
}
