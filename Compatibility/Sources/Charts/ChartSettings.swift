import CellUI
import SwiftUI

/// What modifiers set for the charts inside.
struct ChartSettings {
    var xAxis = true
    var yAxis = true
    /// What the source says of the axes; empty for nothing.
    var xMarks: [AxisMarks] = []
    var yMarks: [AxisMarks] = []
    var legend = true
    /// Where the legend is and what is in it instead of the names of the colours.
    var legendPlace = ChartLegend()
    var xDomain: ClosedRange<Double>?
    var yDomain: ClosedRange<Double>?
    var xCategories: [String]?
    var yCategories: [String]?
    /// Whether zero is on a scale of numbers; `nil`: as the marks have it.
    var xIncludesZero, yIncludesZero: Bool?
    /// How far apart values are.
    var xType = ScaleType.linear
    var yType = ScaleType.linear
    var xIsReversed = false
    var yIsReversed = false
    var styles: [(name: String, style: AnyShapeStyle)] = []
    /// The style of a value that ``styles`` does not name, from its position and the number of values; `nil`: the palette's colours.
    var styleRange: ((Plotted, _ index: Int, _ count: Int) -> AnyShapeStyle?)?
    /// What symbols and lines of values look like, by the values' numbers; each `nil` where nothing is said.
    var symbols: (Plotted, Int) -> AnyChartSymbolShape? = { _, _ in nil }
    var symbolSizes: (Plotted, Int) -> CGFloat? = { _, _ in nil }
    var lineStyles: (Plotted, Int) -> StrokeStyle? = { _, _ in nil }
    /// The areas of the symbols of the least and the greatest value.
    var symbolSizeRange: ClosedRange<CGFloat> = 20...200
    var xLabel, yLabel: ChartAxisLabel?
    /// What is behind the axes, and behind the plot.
    var xAxisStyle, yAxisStyle, plotStyle: AnyView?
    /// What is over and behind the chart, with its alignment.
    var overlays: [ChartLayer] = []
    var backgrounds: [ChartLayer] = []
}
/// The name of an axis.
struct ChartAxisLabel {
    let alignment: Alignment?
    let position: AnnotationPosition
    let spacing: CGFloat?
    let view: AnyView
}
/// A view over or behind a chart, which knows where its marks are.
struct ChartLayer {
    let alignment: Alignment
    let view: (ChartProxy) -> AnyView
}
/// Where a chart's legend is, and what is in it.
struct ChartLegend {
    /// The edge of the plot that it is beside; `nil` for above the plot.
    let edge: Edge?
    let alignment: Alignment
    let spacing: CGFloat
    /// What the source shows; `nil` for the names of the colours.
    let content: AnyView?

    init(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        content: AnyView? = nil
    ) {
        // An annotation's anchor is on its own edge that touches what it is beside.
        edge =
            position.isAutomatic
            ? .bottom
            : position.anchor == .center
                ? nil
                : position.anchor.y == 1
                    ? .top : position.anchor.y == 0 ? .bottom : position.anchor.x == 1 ? .leading : .trailing
        self.alignment =
            alignment ?? (edge == .leading || edge == .trailing ? .top : edge == nil ? .topLeading : .leading)
        self.spacing = spacing ?? 4
        self.content = content
    }

    /// Whether it is before the plot.
    var isFirst: Bool { edge == .top || edge == .leading }
    /// Whether it is at a side of the plot.
    var isBeside: Bool { edge == .leading || edge == .trailing }
    /// The stack of legend and plot.
    var layout: AnyLayout {
        isBeside
            ? AnyLayout(HStackLayout(alignment: alignment.vertical, spacing: spacing))
            : AnyLayout(VStackLayout(alignment: alignment.horizontal, spacing: spacing))
    }
    /// The stack of its names: one below the other beside the plot, otherwise in a row.
    var list: AnyLayout {
        isBeside ? AnyLayout(VStackLayout(alignment: .leading, spacing: 4)) : AnyLayout(HStackLayout(spacing: 8))
    }
}
private struct ChartSettingsKey: EnvironmentKey {
    static var defaultValue: ChartSettings { ChartSettings() }
}
extension EnvironmentValues {
    var chartSettings: ChartSettings {
        get { self[ChartSettingsKey.self] }
        set { self[ChartSettingsKey.self] = newValue }
    }
}
