import CellUI
@_exported import Foundation
@_exported import FoundationGaps
import Presentations

public typealias ActivityConfiguration = Presentations.ActivityConfiguration
public typealias ActivityFamily = Presentations.ActivityFamily
public typealias ActivityViewContext = Presentations.ActivityViewContext
public typealias DynamicIsland = Presentations.DynamicIsland
public typealias DynamicIslandExpandedContent = Presentations.DynamicIslandExpandedContent
public typealias DynamicIslandExpandedContentBuilder = Presentations.DynamicIslandExpandedContentBuilder
public typealias DynamicIslandExpandedRegion = Presentations.DynamicIslandExpandedRegion
public typealias DynamicIslandExpandedRegionPosition = Presentations.DynamicIslandExpandedRegionPosition
public typealias DynamicIslandExpandedRegionVerticalPlacement = Presentations
    .DynamicIslandExpandedRegionVerticalPlacement
public typealias DynamicIslandMode = Presentations.DynamicIslandMode
public typealias WidgetFamily = CellUI.WidgetFamily
public typealias WidgetRenderingMode = CellUI.WidgetRenderingMode

// The spellings of the first betas, in which many an example is still written. They compile with a warning.
extension ActivityConfiguration {
    @available(*, deprecated, message: "only the first betas have it: write init(for:content:dynamicIsland:)")
    public init<Content: View>(
        attributesType: Attributes.Type,
        @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
        dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
    ) { self.init(for: attributesType, content: content, dynamicIsland: dynamicIsland) }
    @available(*, deprecated, message: "only the first betas have it: write init(for:content:dynamicIsland:)")
    public init<Content: View>(
        attributesType: Attributes.Type,
        @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content
    ) { self.init(for: attributesType, content: content) { _ in Self.emptyIsland } }

    private static var emptyIsland: DynamicIsland {
        DynamicIsland {
            DynamicIslandExpandedRegion(.center) {}
        } compactLeading: {
        } compactTrailing: {
        } minimal: {
        }
    }
}
