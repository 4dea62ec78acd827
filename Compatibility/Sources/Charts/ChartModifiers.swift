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
    var styles: [(name: String, style: AnyShapeStyle)] = []
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
    /// The stack of legend and plot.
    var layout: AnyLayout {
        edge == .top || edge == .bottom
            ? AnyLayout(VStackLayout(alignment: alignment.horizontal, spacing: spacing))
            : AnyLayout(HStackLayout(alignment: alignment.vertical, spacing: spacing))
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

/// The range of a scale.
public protocol ScaleDomain {
    var _range: ClosedRange<Double>? { get }
    var _categories: [String]? { get }
}
extension ScaleDomain {
    public var _range: ClosedRange<Double>? { nil }
    public var _categories: [String]? { nil }
}
extension ClosedRange: ScaleDomain where Bound: Plottable {
    public var _range: ClosedRange<Double>? {
        guard let low = lowerBound._plotted.number, let high = upperBound._plotted.number else { return nil }
        return low...high
    }
}
extension Range: ScaleDomain where Bound: Plottable {
    public var _range: ClosedRange<Double>? {
        guard let low = lowerBound._plotted.number, let high = upperBound._plotted.number else { return nil }
        return low...high
    }
}
extension Array: ScaleDomain where Element: Plottable {
    public var _range: ClosedRange<Double>? {
        let numbers = compactMap { $0._plotted.isCategory ? nil : $0._plotted.number }
        guard let low = numbers.min(), let high = numbers.max() else { return nil }
        return low...high
    }
    public var _categories: [String]? {
        let names = compactMap { $0._plotted.isCategory ? $0._plotted.name : nil }
        return names.isEmpty ? nil : names
    }
}
public struct AutomaticScaleDomain: ScaleDomain {
    public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
        AutomaticScaleDomain()
    }
}
extension ScaleDomain where Self == AutomaticScaleDomain {
    public static var automatic: AutomaticScaleDomain { AutomaticScaleDomain() }
    public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
        AutomaticScaleDomain()
    }
}
public struct ScaleType: Hashable, Sendable {
    public static let linear = ScaleType(), log = ScaleType(), date = ScaleType(), category = ScaleType()
    public static let squareRoot = ScaleType(), symmetricLog = ScaleType()
}
public struct PlotDimensionScaleRange: Hashable, Sendable {
    public static var plotDimension: PlotDimensionScaleRange { PlotDimensionScaleRange() }
    public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange { PlotDimensionScaleRange() }
    public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
        PlotDimensionScaleRange()
    }
}

extension View {
    private func charting(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
        transformEnvironment(\.chartSettings, transform: change)
    }
    public func chartXAxis(_ visibility: Visibility) -> some View { charting { $0.xAxis = visibility != .hidden } }
    public func chartYAxis(_ visibility: Visibility) -> some View { charting { $0.yAxis = visibility != .hidden } }
    public func chartXAxis<C: AxisContent>(@AxisContentBuilder content: () -> C) -> some View {
        let marks = content()._marks
        return charting { ($0.xAxis, $0.xMarks) = (!marks.isEmpty, marks) }
    }
    public func chartYAxis<C: AxisContent>(@AxisContentBuilder content: () -> C) -> some View {
        let marks = content()._marks
        return charting { ($0.yAxis, $0.yMarks) = (!marks.isEmpty, marks) }
    }
    public func chartLegend(_ visibility: Visibility) -> some View { charting { $0.legend = visibility != .hidden } }
    public func chartLegend(position: AnnotationPosition, alignment: Alignment? = nil, spacing: CGFloat? = nil)
        -> some View
    {
        charting { $0.legendPlace = ChartLegend(position: position, alignment: alignment, spacing: spacing) }
    }
    public func chartLegend<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some View {
        let content = AnyView(content())
        return charting {
            $0.legendPlace = ChartLegend(
                position: position, alignment: alignment, spacing: spacing, content: content)
        }
    }
    public func chartXScale<D: ScaleDomain>(
        domain: D, range: PlotDimensionScaleRange = .plotDimension, type: ScaleType? = nil
    )
        -> some View
    {
        charting {
            $0.xDomain = domain._categories == nil ? domain._range : nil
            $0.xCategories = domain._categories
        }
    }
    public func chartYScale<D: ScaleDomain>(
        domain: D, range: PlotDimensionScaleRange = .plotDimension, type: ScaleType? = nil
    )
        -> some View
    {
        charting {
            $0.yDomain = domain._categories == nil ? domain._range : nil
            $0.yCategories = domain._categories
        }
    }
    public func chartXScale(range: PlotDimensionScaleRange, type: ScaleType? = nil) -> some View { self }
    public func chartYScale(range: PlotDimensionScaleRange, type: ScaleType? = nil) -> some View { self }
    public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(_ mapping: KeyValuePairs<D, S>) -> some View {
        let styles = mapping.map { (name: $0.key._plotted.name, style: AnyShapeStyle($0.value)) }
        return charting { $0.styles = styles }
    }
    public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(domain: [D], range: [S]) -> some View {
        let styles = zip(domain, range).map { (name: $0._plotted.name, style: AnyShapeStyle($1)) }
        return charting { $0.styles = styles }
    }
    public func chartForegroundStyleScale<S: ShapeStyle>(range: [S]) -> some View { self }
    public func chartPlotStyle<C: View>(@ViewBuilder content: (ChartPlotContent) -> C) -> some View { self }
    public func chartOverlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V)
        -> some View
    { overlay(alignment: alignment) { content(ChartProxy()) } }
    public func chartBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
    )
        -> some View
    { background(alignment: alignment) { content(ChartProxy()) } }
    public func chartXAxisLabel(_ label: LocalizedStringKey, position: AnnotationPosition = .automatic) -> some View {
        self
    }
    public func chartYAxisLabel(_ label: LocalizedStringKey, position: AnnotationPosition = .automatic) -> some View {
        self
    }
    @_disfavoredOverload
    public func chartXAxisLabel<S: StringProtocol>(_ label: S, position: AnnotationPosition = .automatic) -> some View {
        self
    }
    @_disfavoredOverload
    public func chartYAxisLabel<S: StringProtocol>(_ label: S, position: AnnotationPosition = .automatic) -> some View {
        self
    }
    public func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(_ mapping: KeyValuePairs<D, S>) -> some View {
        self
    }
    public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
    public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
    public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
    public func chartScrollableAxes(_ axes: Axis.Set) -> some View { self }
    public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View { self }
    public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View { self }
}
public struct ChartPlotContent: View {
    public var body: some View { EmptyView() }
}
public struct ChartProxy: Sendable {
    public var plotSize: CGSize { .zero }
    public func position<P: Plottable>(forX value: P) -> CGFloat? { nil }
    public func position<P: Plottable>(forY value: P) -> CGFloat? { nil }
    public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? { nil }
}
