import CellUI
@_exported import Foundation
@_exported import FoundationGaps
import Presentations

/// WidgetKit's `ActivityConfiguration`.
public typealias ActivityConfiguration = Presentations.ActivityConfiguration
/// WidgetKit's `ActivityFamily`.
public typealias ActivityFamily = Presentations.ActivityFamily
/// WidgetKit's `ActivityViewContext`.
public typealias ActivityViewContext = Presentations.ActivityViewContext
/// WidgetKit's `DynamicIsland`.
public typealias DynamicIsland = Presentations.DynamicIsland
/// WidgetKit's `DynamicIslandExpandedContent`.
public typealias DynamicIslandExpandedContent = Presentations.DynamicIslandExpandedContent
/// WidgetKit's `DynamicIslandExpandedContentBuilder`.
public typealias DynamicIslandExpandedContentBuilder = Presentations.DynamicIslandExpandedContentBuilder
/// WidgetKit's `DynamicIslandExpandedRegion`.
public typealias DynamicIslandExpandedRegion = Presentations.DynamicIslandExpandedRegion
/// WidgetKit's `DynamicIslandExpandedRegionPosition`.
public typealias DynamicIslandExpandedRegionPosition = Presentations.DynamicIslandExpandedRegionPosition
/// WidgetKit's `DynamicIslandExpandedRegionVerticalPlacement`.
public typealias DynamicIslandExpandedRegionVerticalPlacement = Presentations
    .DynamicIslandExpandedRegionVerticalPlacement
/// WidgetKit's `DynamicIslandMode`.
public typealias DynamicIslandMode = Presentations.DynamicIslandMode
/// WidgetKit's `WidgetFamily`.
public typealias WidgetFamily = CellUI.WidgetFamily
/// WidgetKit's `WidgetRenderingMode`.
public typealias WidgetRenderingMode = CellUI.WidgetRenderingMode
